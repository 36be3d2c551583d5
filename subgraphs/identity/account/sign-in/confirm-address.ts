import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';
import type { FoundSecret } from './find-secret.js';

/** Lifetime of an address confirmation link, in minutes. */
export const CONFIRM_MINUTES = 60;

type Who = Pick<FoundSecret, 'accountId' | 'personId'>;

/** Token of a link that confirms this address. It becomes invalid when the address changes. */
export function confirmToken({ accountId, personId }: Who, loginKey: string): string {
  const expiresAt = new Date(Date.now() + CONFIRM_MINUTES * 60_000);
  return writeLinkToken(purposeOf(loginKey), {
    accountId,
    id: personId ?? accountId,
    expiresAt,
    by: { kind: 'service', keyId: null },
  });
}

/** Whether a token confirms the address of this user. It only works together with the password. */
export function isConfirmedBy(token: string, { accountId, personId }: Who, loginKey: string): boolean {
  const link = readLinkToken(purposeOf(loginKey), token, new Date());
  return link?.accountId === accountId && link.id === (personId ?? accountId);
}

function purposeOf(loginKey: string): string {
  return `confirm address ${loginKey}`;
}
