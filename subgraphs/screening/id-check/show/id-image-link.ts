import { timingSafeEqual } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { isId } from '#kit/id.js';

/** How long a link to a picture opens it, in minutes. */
export const IMAGE_LINK_MINUTES = 5;

export interface IdImageLink {
  accountId: string;
  imageId: string;
  expiresAt: Date;
}

/** The token of a link: what it opens, until when, and a keyed digest of both. It holds ids only. */
export function writeImageToken({ accountId, imageId, expiresAt }: IdImageLink): string {
  const text = [accountId, imageId, expiresAt.getTime()].join('.');
  return Buffer.from(`${text}.${digestOf(text)}`).toString('base64url');
}

/** What a token opens at `now`; null when it is not ours or has expired. */
export function readImageToken(token: string, now: Date): IdImageLink | null {
  const words = Buffer.from(token, 'base64url').toString().split('.');
  const [accountId = '', imageId = '', until = '', digest = ''] = words;
  if (words.length !== 4 || !isId(accountId) || !isId(imageId)) return null;
  const [given, ours] = [Buffer.from(digest), Buffer.from(digestOf([accountId, imageId, until].join('.')))];
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null;
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { accountId, imageId, expiresAt } : null;
}

function digestOf(text: string): string {
  return lookupDigest(`id-image-link:${text}`);
}
