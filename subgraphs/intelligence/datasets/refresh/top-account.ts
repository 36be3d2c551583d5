import { LRUCache } from 'lru-cache';
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
  const known = new LRUCache<string, Promise<boolean>>({ max: MAX_KEPT });
  const ask = async (accountId: string): Promise<boolean> => {
    const { data, errors } = await graph(ASK, {}, serviceViewer(accountId));
    const me = data?.me as { mode: string; ancestorIds: string[] } | null | undefined;
    if (errors.length > 0 || !me) throw new Error('Could not load the accounts above.');
    return me.mode.toLowerCase() === 'live' && me.ancestorIds.length === 0;
  };
  return (accountId) => {
    const kept = known.get(accountId);
    if (kept) return kept;
    const asked = ask(accountId);
    known.set(accountId, asked);
    asked.catch(() => known.delete(accountId));
    return asked;
  };
}
