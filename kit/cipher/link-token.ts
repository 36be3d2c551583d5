import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../viewer/viewer.js';
import { isId } from '../id.js';
import { lookupDigest } from './cipher.js';

/** Who asked for a link: its use is audited as theirs. A session's id leads to the person. */
export type LinkAsker = Pick<Viewer, 'kind' | 'keyId'>;

/** What a signed link opens, until when, and for whom it was made. */
export interface SignedLink {
  accountId: string;
  id: string;
  expiresAt: Date;
  by: LinkAsker;
}

/** The token of a link for one purpose: what it opens, until when, who asked, and a keyed digest. It holds ids only. */
export function writeLinkToken(purpose: string, { accountId, id, expiresAt, by }: SignedLink): string {
  const text = [accountId, id, expiresAt.getTime(), by.kind, by.keyId ?? ''].join('.');
  return Buffer.from(`${text}.${digestOf(purpose, text)}`).toString('base64url');
}

/** What a token opens at `now`; null when it is not ours, for another purpose, or has expired. */
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

/** The asker of a link, from where it is used now: `user` is whoever opens it. */
export function viewerOfLink({ accountId, by }: SignedLink, user: Viewer): Viewer {
  return { ...by, accountId, accountIds: [accountId], address: user.address, requestId: user.requestId };
}

function digestOf(purpose: string, text: string): string {
  return lookupDigest(`${purpose}:${text}`);
}
