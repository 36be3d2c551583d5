import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../viewer/viewer.js';
import { isId } from '../id.js';
import { lookupDigest } from './cipher.js';

/** Who created a link: its use is audited under their name. The ID of a session identifies the user. */
export type LinkAsker = Pick<Viewer, 'kind' | 'keyId'>;

/** What a signed link gives access to, until when, and who created it. */
export interface SignedLink {
  accountId: string;
  id: string;
  expiresAt: Date;
  by: LinkAsker;
}

/** Creates a link token for one purpose: target, expiry, creator and a keyed digest. Contains IDs only. */
export function writeLinkToken(purpose: string, { accountId, id, expiresAt, by }: SignedLink): string {
  const text = [accountId, id, expiresAt.getTime(), by.kind, by.keyId ?? ''].join('.');
  return Buffer.from(`${text}.${digestOf(purpose, text)}`).toString('base64url');
}

/** Reads a link token; null if it is invalid, for another purpose, or expired at `now`. */
export function readLinkToken(purpose: string, token: string, now: Date): SignedLink | null {
  const words = Buffer.from(token, 'base64url').toString().split('.');
  const [accountId = '', id = '', until = '', kind = '', keyId = '', digest = ''] = words;
  if (words.length !== 6 || !isId(accountId) || !isId(id)) return null;
  const [given, ours] = [digest, digestOf(purpose, words.slice(0, -1).join('.'))].map((text) => Buffer.from(text));
  if (given!.length !== ours!.length || !timingSafeEqual(given!, ours!)) return null;
  const expiresAt = new Date(Number(until));
  const by = { kind: kind as LinkAsker['kind'], keyId: keyId || null };
  return expiresAt > now ? { accountId, id, expiresAt, by } : null;
}

/** The creator of a link as a viewer, with the IP address and request ID of `user`, who opens it. */
export function viewerOfLink({ accountId, by }: SignedLink, user: Viewer): Viewer {
  return { ...by, accountId, accountIds: [accountId], address: user.address, requestId: user.requestId };
}

function digestOf(purpose: string, text: string): string {
  return lookupDigest(`${purpose}:${text}`);
}
