import { type Graph, serviceViewer } from '#kit/graph/graph.js';

const ASK = /* GraphQL */ `
  query AccountsAbove {
    me {
      mode
      ancestorIds
    }
  }
`;

const MAX_KEPT = 20_000;

/** Whether an account is the live account above all others, whose owners run the service. Throws if it cannot be read. */
export type IsTopAccount = (accountId: string) => Promise<boolean>;

/** Asks the identity subgraph once per account: its place never changes. */
export function topAccount(graph: Graph): IsTopAccount {
  const known = new Map<string, boolean>();
  return async (accountId) => {
    const kept = known.get(accountId);
    if (kept !== undefined) return kept;
    const { data, errors } = await graph(ASK, {}, serviceViewer(accountId));
    const me = data?.me as { mode: string; ancestorIds: string[] } | null | undefined;
    if (errors.length > 0 || !me) throw new Error('Could not load the accounts above.');
    const isTop = me.mode.toLowerCase() === 'live' && me.ancestorIds.length === 0;
    if (known.size >= MAX_KEPT) known.clear();
    known.set(accountId, isTop);
    return isTop;
  };
}
