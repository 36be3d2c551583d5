import { timingSafeEqual } from 'node:crypto';
import { isId } from '../id.js';
import { lookupDigest } from './cipher.js';

/** What a signed link opens, and until when. */
export interface SignedLink {
  accountId: string;
  id: string;
  expiresAt: Date;
}

/** The token of a link for one purpose: what it opens, until when, and a keyed digest of both. It holds ids only. */
export function writeLinkToken(purpose: string, { accountId, id, expiresAt }: SignedLink): string {
  const text = [accountId, id, expiresAt.getTime()].join('.');
  return Buffer.from(`${text}.${digestOf(purpose, text)}`).toString('base64url');
}

/** What a token opens at `now`; null when it is not ours, for another purpose, or has expired. */
export function readLinkToken(purpose: string, token: string, now: Date): SignedLink | null {
  const [accountId = '', id = '', until = '', digest = ''] = Buffer.from(token, 'base64url').toString().split('.');
  if (!isId(accountId) || !isId(id)) return null;
  const [given, ours] = [digest, digestOf(purpose, [accountId, id, until].join('.'))].map((text) => Buffer.from(text));
  if (given!.length !== ours!.length || !timingSafeEqual(given!, ours!)) return null;
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { accountId, id, expiresAt } : null;
}

function digestOf(purpose: string, text: string): string {
  return lookupDigest(`${purpose}:${text}`);
}
