import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';

/** The account that a viewer names, which is the own one or one below it; the own one for null. Throws ACCOUNT_NOT_FOUND. */
export function ownAccount(viewer: Viewer, accountId: string | null): string {
  const id = accountId?.toLowerCase() ?? viewer.accountId;
  if (!viewer.accountIds.includes(id)) throw new Failure('ACCOUNT_NOT_FOUND', 'There is no such account.');
  return id;
}
