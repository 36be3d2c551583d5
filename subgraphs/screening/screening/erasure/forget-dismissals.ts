import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { screeningMessages } from '../../messages.js';
import type { IdImageSettings } from '../../booking/id-document/id-image-settings.js';
import type { Forgetting } from '../../booking/retention/forgetting-rooms.js';
import { searchedPeople } from '../searches/searched-people.js';

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

/**
 * Deletes guests' dismissed matches. They are found by name and date of birth, so this runs before those are erased.
 */
export function dismissalsForgetter(graph: Graph, idImages: IdImageSettings): Forgetting['dismissals'] {
  return async (em, booked) => {
    const searched = new Map<string, Searched[]>();
    await em.fork().transactional(async (tx) => {
      for (const stay of booked) {
        const people = await searchedPeople(tx, stay, idImages);
        const asked = people.map(({ name, birthDate }): Searched => ({ name, dob: birthDate }));
        searched.set(stay.accountId, [...(searched.get(stay.accountId) ?? []), ...asked]);
      }
    });
    for (const [accountId, people] of searched) await forgetDismissalsByGraph(graph, accountId, people);
  };
}
