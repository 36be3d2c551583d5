import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { effectiveScreens } from '../../booking/facts/default-screens.js';
import { GuestSecret } from '../../booking/guest/guest-secret.entity.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { Forgetting } from '../../booking/retention/forgetting-rooms.js';
import { givenOf } from '../analysis/lookups/given-of.js';
import { judgeIdCheck, rowsIn } from '../id-evidence/judge-id-check.js';

const FORGET = /* GraphQL */ `
  mutation ForgetDismissals($people: [ErasedPersonInput!]!) {
    forgetWatchlistDismissals(people: $people)
  }
`;

/** Somebody whom watchlists were searched for; `dob` is YYYY-MM-DD. */
export interface Searched {
  name: string;
  dob: string | null;
}

/** A document of the graph has a bound on its members; a name or a date is one. */
const MAX_AT_ONCE = 500;

/**
 * Removes what an account dismissed of these people, by the intelligence subgraph: each is asked about once, 500 at a
 * time. Throws UNAVAILABLE; what was removed by then stays removed.
 */
export async function forgetDismissalsByGraph(graph: Graph, accountId: string, people: Searched[]): Promise<void> {
  const distinct = [...new Map(people.map(({ name, dob }) => [JSON.stringify([name, dob]), { name, dob }])).values()];
  for (let from = 0; from < distinct.length; from += MAX_AT_ONCE) {
    const asked = { people: distinct.slice(from, from + MAX_AT_ONCE) };
    const { errors } = await graph(FORGET, asked, serviceViewer(accountId));
    if (errors.length > 0)
      throw new Failure('UNAVAILABLE', 'Dismissed hits on watchlists can not be forgotten just now.');
  }
}

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
