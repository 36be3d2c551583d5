import type { EntityManager } from '@mikro-orm/postgresql';
import type { Graph } from '#kit/graph/graph.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Forgetting } from '../../booking/retention/forgetting-rooms.js';
import { givenOf } from '../analysis/lookups/given-of.js';
import { judgeIdCheck, rowsIn } from '../id-evidence/judge-id-check.js';
import { type Searched, forgetDismissalsByGraph } from './ask-to-forget.js';

/** Whom watchlists were searched for on behalf of a reservation: the guest and the party. */
async function searchedOf(
  idImages: IdImageSettings,
  tx: EntityManager,
  { accountId, id }: { accountId: string; id: string },
): Promise<Searched[]> {
  const row = await tx.findOneOrFail(Reservation, { accountId, id });
  const secret = await tx.findOne(GuestSecret, { accountId, id });
  const { identity } = await judgeIdCheck(rowsIn(tx), row, effectiveScreens([row.screens]), idImages);
  const { people } = givenOf(row, { secret, document: identity, agreed: null });
  return people.map(({ name, birthDate }): Searched => ({ name, dob: birthDate }));
}

/** How dismissed matches of guests are forgotten: by who they are, so while that is still known. */
export function dismissalsForgetter(graph: Graph, idImages: IdImageSettings): Forgetting['dismissals'] {
  return async (em, booked) => {
    const searched = new Map<string, Searched[]>();
    await em.fork().transactional(async (tx) => {
      for (const stay of booked) {
        const people = await searchedOf(idImages, tx, stay);
        searched.set(stay.accountId, [...(searched.get(stay.accountId) ?? []), ...people]);
      }
    });
    for (const [accountId, people] of searched) await forgetDismissalsByGraph(graph, accountId, people);
  };
}
