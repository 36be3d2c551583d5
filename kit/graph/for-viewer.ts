import { forAccounts } from '../store/fence/scope.js';
import type { Viewer } from '../viewer/viewer.js';

/** Rows that a subgraph can open for a viewer beyond those of the viewer's accounts. */
export interface Opening {
  accountsOf?(viewer: Viewer): readonly string[];
}

/** Runs work for a viewer: the database only shows rows of the viewer's accounts. */
export function forViewer<Done>(viewer: Viewer, { accountsOf }: Opening, work: () => Done): Done {
  return forAccounts(isService(viewer) ? '*' : (accountsOf?.(viewer) ?? viewer.accountIds), work);
}

/** The service itself without an account, to look one up by the digest of a credential. */
function isService({ kind, accountIds }: Viewer): boolean {
  return kind === 'service' && accountIds.length === 0;
}
