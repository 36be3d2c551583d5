import { Arg, Ctx, Directive, ID, Query, Resolver } from 'type-graphql';
import { NodeKind, findNodeKinds } from '#kit/graph/node-kinds.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Context } from './context.js';

@Resolver()
export class ScreeningNodesResolver {
  @Directive('@inaccessible')
  @RequiresRole('viewer')
  @Query(() => [NodeKind], {
    description: 'Get the types of objects of reservations and their screening. Internal: `node` only.',
  })
  screeningNodes(
    @Arg('ids', () => [ID], { description: 'Object IDs, up to 100.' }) ids: string[],
    @Ctx() { pool, viewer }: Context,
  ) {
    const of = (table: string) => ({ table: `screening.${table}`, accountIds: viewer.accountIds });
    return findNodeKinds(
      pool,
      {
        BlacklistEntry: of('blacklist_entry'),
        BusinessRule: of('business_rule'),
        Deposit: of('portal_deposit'),
        Message: of('message'),
        MessageTemplate: of('message_template'),
        Note: of('note'),
        PaymentEvent: of('payment_event'),
        PortalFile: of('portal_file'),
        Reservation: of('reservation'),
        // Personal views are those of the signed-in user.
        SavedView: {
          table: 'screening.saved_view',
          accountIds: [viewer.accountId],
          where: { sql: '(t.person_id is null or t.person_id = $::uuid)', value: viewer.personId ?? null },
        },
        StoredDecision: of('decision'),
      },
      ids,
    );
  }
}
