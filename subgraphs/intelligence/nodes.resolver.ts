import { Arg, Ctx, Directive, ID, Query, Resolver } from 'type-graphql';
import { NodeKind, findNodeKinds } from '#kit/graph/node-kinds.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from './context.js';

@Resolver()
export class IntelligenceNodesResolver {
  @Directive('@inaccessible')
  @RequiresRole('viewer')
  @Query(() => [NodeKind], { description: 'Get the types of objects of background checks. Internal: `node` only.' })
  intelligenceNodes(
    @Arg('ids', () => [ID], { description: 'Object IDs, up to 100.' }) ids: string[],
    @Ctx() { pool, viewer }: LookupContext,
  ) {
    const of = (table: string) => ({ table: `intelligence.${table}`, accountIds: viewer.accountIds });
    return findNodeKinds(
      pool,
      {
        AdverseMediaReport: of('media_report'),
        BackgroundCheck: of('background_report'),
        WatchlistDismissal: of('watchlist_dismissal'),
      },
      ids,
    );
  }
}
