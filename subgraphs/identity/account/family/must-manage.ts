import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';

/** Accounts are managed with an account's own key: an SDK key is in the hands of guests' browsers. Throws FORBIDDEN. */
export function mustManage({ kind }: Viewer): void {
  if (kind === 'sdk') throw new Failure('FORBIDDEN', messages.sdkKeyCannotManageAccounts);
}
