import type pg from 'pg';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { forEveryAccount } from '#kit/store/fence/scope.js';
import { messages } from '../../messages.js';

/**
 * Resolves the account an operation applies to: the viewer's own for null and `me`, otherwise the viewer's own or one
 * below it. Returns null for any other ID, whether it exists or not. Throws FORBIDDEN for an SDK key.
 */
export function findTargetAccount(viewer: Viewer, id: string | null | undefined): string | null {
  if (viewer.kind === 'sdk') throw new Failure('FORBIDDEN', messages.sdkKeyCannotUseSettings);
  if (id === null || id === undefined || id === 'me') return viewer.accountId;
  const wanted = id.toLowerCase();
  return viewer.accountIds.find((known) => known === wanted) ?? null;
}

/** Like `findTargetAccount`, but throws ACCOUNT_NOT_FOUND instead of returning null. */
export function targetAccount(viewer: Viewer, id: string | null | undefined): string {
  const found = findTargetAccount(viewer, id);
  if (!found) throw new Failure('ACCOUNT_NOT_FOUND', messages.accountNotFound);
  return found;
}

/** Like `targetAccount`, for operations that must return FORBIDDEN for an existing account of someone else. */
export async function targetAccountOrForbidden(
  pool: pg.Pool,
  viewer: Viewer,
  id: string | null | undefined,
): Promise<string> {
  const found = findTargetAccount(viewer, id);
  if (found) return found;
  if (id && isId(id)) {
    const query = { name: 'account-exists', text: 'select 1 from identity.account where id = $1', values: [id] };
    const { rowCount } = await forEveryAccount(() => pool.query(query));
    if (rowCount) throw new Failure('FORBIDDEN', messages.cannotChangeSettings);
  }
  return targetAccount(viewer, id);
}
