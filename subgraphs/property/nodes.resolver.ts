import { Arg, Ctx, Directive, ID, Query, Resolver } from 'type-graphql';
import { NodeKind, findNodeKinds } from '#kit/graph/node-kinds.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PropertyContext } from './context.js';

@Resolver()
export class PropertyNodesResolver {
  @Directive('@inaccessible')
  @RequiresRole('viewer')
  @Query(() => [NodeKind], { description: 'Get which IDs are listings. Internal: `node` only.' })
  propertyNodes(
    @Arg('ids', () => [ID], { description: 'Object IDs, up to 100.' }) ids: string[],
    @Ctx() { pool, viewer }: PropertyContext,
  ) {
    const of = (table: string) => ({ table: `property.${table}`, accountIds: viewer.accountIds });
    return findNodeKinds(
      pool,
      {
        Listing: of('listing'),
      },
      ids,
    );
  }
}
