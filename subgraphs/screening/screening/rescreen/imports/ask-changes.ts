import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const ASK = /* GraphQL */ `
  query ChangedWatchlists($since: String!, $size: Int!) {
    watchlistChanges(since: $since, size: $size) {
      sequence
      entryId
      change
      kind
      keys
    }
  }
`;

/** An entry that an import added, changed or removed. */
export interface ListChange {
  sequence: string;
  entryId: string;
  change: string;
  kind: string;
  keys: string[];
}

/** Account ID of requests that concern no account: lists are shared. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const PAGE = 500;

/** Fetches a page of watchlist changes after a sequence number. Throws if the graph fails. */
export async function askChanges(graph: Graph, since: string): Promise<ListChange[]> {
  const { data, errors } = await graph(ASK, { since, size: PAGE }, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('Could not fetch the watchlist changes.');
  return data.watchlistChanges as ListChange[];
}

const MATCH = /* GraphQL */ `
  query NamesOfChanges($names: [String!]!, $sequences: [String!]!, $isConfirmable: Boolean!) {
    namesOfChanges(names: $names, sequences: $sequences, isConfirmable: $isConfirmable)
  }
`;

/** Names to compare with changes. */
export interface NamesAsked {
  names: string[];
  sequences: string[];
  /** A birth date or country of these people may be known. */
  isConfirmable: boolean;
}

/** Returns the positions of the names that a search may match with an entry of the changes. Throws if the graph fails. */
export async function askMatches(graph: Graph, asked: NamesAsked): Promise<number[]> {
  const { data, errors } = await graph(MATCH, { ...asked }, serviceViewer(NOBODY));
  if (errors.length > 0 || !data) throw new Error('Could not compare the names with the watchlist changes.');
  return data.namesOfChanges as number[];
}
