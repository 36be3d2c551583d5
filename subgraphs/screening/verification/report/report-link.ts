import { readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';

/** How long a link to a report opens it, in minutes. */
export const LINK_MINUTES = 15;

const PURPOSE = 'report-link';

export interface ReportLink {
  accountId: string;
  reservationId: string;
  expiresAt: Date;
}

/** The token of a link to a report. It holds ids only. */
export function writeToken({ accountId, reservationId, expiresAt }: ReportLink): string {
  return writeLinkToken(PURPOSE, { accountId, id: reservationId, expiresAt });
}

/** What a token opens at `now`; null when it is not ours or has expired. */
export function readToken(token: string, now: Date): ReportLink | null {
  const link = readLinkToken(PURPOSE, token, now);
  return link && { accountId: link.accountId, reservationId: link.id, expiresAt: link.expiresAt };
}
