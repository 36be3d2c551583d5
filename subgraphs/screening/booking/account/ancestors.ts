import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const ASK = /* GraphQL */ `
  query Ancestors {
    me {
      ancestorIds
    }
  }
`;

const MAX_KEPT = 20_000;

/** Returns an account's parent accounts, nearest first. Throws if they cannot be read. */
export type Ancestors = (accountId: string) => Promise<string[]>;

/** Asks the identity subgraph once per account; an account's parent never changes. */
export function ancestors(graph: Graph): Ancestors {
  const known = new Map<string, string[]>();
  return async (accountId) => {
    const kept = known.get(accountId);
    if (kept) return kept;
    const { data, errors } = await graph(ASK, {}, serviceViewer(accountId));
    const ids = (data?.me as { ancestorIds: string[] } | null | undefined)?.ancestorIds;
    if (errors.length > 0 || !ids) throw new Error('Could not load the parent accounts.');
    if (known.size >= MAX_KEPT) known.clear();
    known.set(accountId, ids);
    return ids;
  };
}
