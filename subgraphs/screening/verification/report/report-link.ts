import { timingSafeEqual } from 'node:crypto';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { isId } from '#kit/id.js';

/** How long a link to a report opens it, in minutes. */
export const LINK_MINUTES = 15;

export interface ReportLink {
  accountId: string;
  reservationId: string;
  expiresAt: Date;
}

/** The token of a link: what it opens, until when, and a keyed digest of both. It holds ids only. */
export function writeToken({ accountId, reservationId, expiresAt }: ReportLink): string {
  const text = [accountId, reservationId, expiresAt.getTime()].join('.');
  return Buffer.from(`${text}.${digestOf(text)}`).toString('base64url');
}

/** What a token opens at `now`; null when it is not ours or has expired. */
export function readToken(token: string, now: Date): ReportLink | null {
  const [accountId = '', reservationId = '', until = '', digest = ''] = Buffer.from(token, 'base64url')
    .toString()
    .split('.');
  if (!isId(accountId) || !isId(reservationId)) return null;
  const [given, ours] = [digest, digestOf([accountId, reservationId, until].join('.'))].map((text) =>
    Buffer.from(text),
  );
  if (given!.length !== ours!.length || !timingSafeEqual(given!, ours!)) return null;
  const expiresAt = new Date(Number(until));
  return expiresAt > now ? { accountId, reservationId, expiresAt } : null;
}

function digestOf(text: string): string {
  return lookupDigest(`report-link:${text}`);
}
