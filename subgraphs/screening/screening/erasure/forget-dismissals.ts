import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { screeningMessages } from '../../messages.js';
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

/** A person who was searched for on watchlists; `dob` is YYYY-MM-DD. */
export interface Searched {
  name: string;
  dob: string | null;
}

/** GraphQL requests have a limit on values; each name and each date counts as one. */
const MAX_AT_ONCE = 500;

/**
 * Deletes an account's dismissals for these people in the intelligence subgraph, without duplicates, 500 at a time.
 * Throws UNAVAILABLE; batches deleted by then stay deleted.
 */
export async function forgetDismissalsByGraph(graph: Graph, accountId: string, people: Searched[]): Promise<void> {
  const distinct = [...new Map(people.map(({ name, dob }) => [JSON.stringify([name, dob]), { name, dob }])).values()];
  for (let from = 0; from < distinct.length; from += MAX_AT_ONCE) {
    const asked = { people: distinct.slice(from, from + MAX_AT_ONCE) };
    const { errors } = await graph(FORGET, asked, serviceViewer(accountId));
    if (errors.length > 0) throw new Failure('UNAVAILABLE', screeningMessages.dismissalsUnavailable);
  }
}

/** The people of a reservation who were searched for on watchlists: the guest and the party. */
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

/**
 * Deletes guests' dismissed matches. They are found by name and date of birth, so this runs before those are erased.
 */
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
