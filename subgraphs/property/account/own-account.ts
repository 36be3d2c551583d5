import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** The account that a viewer names, which is the own one or one below it; the own one for null. Throws ACCOUNT_NOT_FOUND. */
export function ownAccount(viewer: Viewer, accountId: string | null): string {
  const id = accountId?.toLowerCase() ?? viewer.accountId;
  if (!viewer.accountIds.includes(id)) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return id;
}
