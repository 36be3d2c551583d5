import { type Graph, serviceViewer } from '#kit/graph/graph.js';

export type AccountMode = 'live' | 'test';

/** Returns whether an account is in test mode. Throws if that cannot be read: there is no default. */
export type AccountModes = (accountId: string) => Promise<AccountMode>;

const ASK = /* GraphQL */ `
  query ModeOfAccount {
    me {
      mode
    }
  }
`;

const MAX_KEPT = 20_000;

/** Asks the identity subgraph once per account; an account's mode never changes. */
export function accountModes(graph: Graph): AccountModes {
  const known = new Map<string, AccountMode>();
  return async (accountId) => {
    const kept = known.get(accountId);
    if (kept) return kept;
    const { data } = await graph(ASK, {}, serviceViewer(accountId));
    const mode = (data?.me as { mode: AccountMode } | null | undefined)?.mode;
    if (mode !== 'live' && mode !== 'test') throw new Error('Could not load the mode of the account.');
    if (known.size >= MAX_KEPT) known.clear();
    known.set(accountId, mode);
    return mode;
  };
}
