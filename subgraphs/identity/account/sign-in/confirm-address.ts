import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import type { FoundSecret } from './find-secret.js';

/** How long a link works by which somebody confirms their address, in minutes. */
export const CONFIRM_MINUTES = 60;

type Who = Pick<FoundSecret, 'accountId' | 'personId'>;

/** The token of a link that confirms this address of this account or person: another address makes it worthless. */
export function confirmToken({ accountId, personId }: Who, loginKey: string): string {
  const expiresAt = new Date(Date.now() + CONFIRM_MINUTES * 60_000);
  return writeLinkToken(purposeOf(loginKey), {
    accountId,
    id: personId ?? accountId,
    expiresAt,
    by: { kind: 'service', keyId: null },
  });
}

/** Whether somebody shows a link that was mailed to their address; it works beside their password only. */
export function isConfirmedBy(token: string, { accountId, personId }: Who, loginKey: string): boolean {
  const link = readLinkToken(purposeOf(loginKey), token, new Date());
  return link?.accountId === accountId && link.id === (personId ?? accountId);
}

function purposeOf(loginKey: string): string {
  return `confirm address ${loginKey}`;
}
