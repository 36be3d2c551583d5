import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const ASK = /* GraphQL */ `
  query ChangedWatchlists($since: String!, $size: Int!) {
    watchlistChanges(since: $since, size: $size) {
      sequence
      change
      kind
      keys
    }
  }
`;

/** What an import added, changed or took away. */
export interface ListChange {
  sequence: string;
  change: string;
  kind: string;
  keys: string[];
}

/** Lists are no account's. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const PAGE = 500;

/** A page of changes of watchlists after a sequence, asked of the graph. Throws when it does not answer. */
export async function askChanges(graph: Graph, since: string): Promise<ListChange[]> {
  const { data, errors } = await graph(ASK, { since, size: PAGE }, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('Changes of watchlists could not be asked for.');
  return data.watchlistChanges as ListChange[];
}
