import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/**
 * Resolves an account ID to the viewer's own account or one below it; null means the viewer's own. Throws
 * ACCOUNT_NOT_FOUND.
 */
export function ownAccount(viewer: Viewer, accountId: string | null): string {
  const id = accountId?.toLowerCase() ?? viewer.accountId;
  if (!viewer.accountIds.includes(id)) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return id;
}
