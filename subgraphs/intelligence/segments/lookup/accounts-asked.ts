import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { riskMessages } from '../../messages.js';

/** The accounts to include: the given one if the viewer may access it, otherwise all. Throws ACCOUNT_NOT_FOUND. */
export function accountsAsked({ accountIds }: Viewer, accountId: string | null | undefined): string[] {
  if (accountId === null || accountId === undefined) return accountIds;
  if (!accountIds.includes(accountId)) throw new Failure('ACCOUNT_NOT_FOUND', riskMessages.noSuchAccount);
  return [accountId];
}
