import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';

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
