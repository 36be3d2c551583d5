import { forAccounts } from '../store/fence/scope.js';
import type { Viewer } from '../viewer/viewer.js';

/** What a subgraph may open for a viewer where that is more than the accounts whose rows the viewer may see. */
export interface Opening {
  accountsOf?(viewer: Viewer): readonly string[];
}

/** Does the work for a viewer: the database shows it the rows of the viewer's accounts only. */
export function forViewer<Done>(viewer: Viewer, { accountsOf }: Opening, work: () => Done): Done {
  return forAccounts(isService(viewer) ? '*' : (accountsOf?.(viewer) ?? viewer.accountIds), work);
}

/** The service itself, on behalf of no account: it looks for one, by a digest of what somebody showed. */
function isService({ kind, accountIds }: Viewer): boolean {
  return kind === 'service' && accountIds.length === 0;
}
