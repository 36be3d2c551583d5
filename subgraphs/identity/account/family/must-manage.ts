import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../../messages.js';

/** Throws FORBIDDEN for an SDK key: those are exposed to guests' browsers and must not manage accounts. */
export function mustManage({ kind }: Viewer): void {
  if (kind === 'sdk') throw new Failure('FORBIDDEN', messages.sdkKeyCannotManageAccounts);
}
