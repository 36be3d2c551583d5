import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { findNodes } from './find-nodes.js';

@Resolver()
export class NodeResolver {
  @RequiresRole('viewer')
  @Query(() => Node, { nullable: true, description: 'The thing with this identifier, whatever it is.' })
  async node(@Arg('id', () => ID, { description: 'The identifier.' }) id: string, @Ctx() context: IdentityContext) {
    const [found] = await findNodes(context, [id]);
    return found;
  }

  @RequiresRole('viewer')
  @Query(() => [Node], { nullable: 'items', description: 'The things with these identifiers, in their order.' })
  nodes(
    @Arg('ids', () => [ID], { description: 'The identifiers, at most 100.' }) ids: string[],
    @Ctx() context: IdentityContext,
  ) {
    return findNodes(context, ids);
  }
}
