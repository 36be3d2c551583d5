import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { findNodes } from './find-nodes.js';

@Resolver()
export class NodeResolver {
  @RequiresRole('viewer')
  @Query(() => Node, { nullable: true, description: 'Get an object by its ID.' })
  async node(@Arg('id', () => ID, { description: 'Object ID.' }) id: string, @Ctx() context: IdentityContext) {
    const [found] = await findNodes(context, [id]);
    return found;
  }

  @RequiresRole('viewer')
  @Query(() => [Node], { nullable: 'items', description: 'Get objects by ID, in the order requested.' })
  nodes(
    @Arg('ids', () => [ID], { description: 'Object IDs, up to 100.' }) ids: string[],
    @Ctx() context: IdentityContext,
  ) {
    return findNodes(context, ids);
  }
}
