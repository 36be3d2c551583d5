import { type SignedLink, readLinkToken, writeLinkToken } from '#kit/cipher/link-token.js';

/** How long a link to a report opens it, in minutes. */
export const LINK_MINUTES = 15;

const PURPOSE = 'background-report';

/** The token of a link to the PDF of a check. It holds ids only. */
export const writeToken = (link: SignedLink): string => writeLinkToken(PURPOSE, link);

/** What a token opens at `now`; null when it is not ours or has expired. */
export const readToken = (token: string, now: Date): SignedLink | null => readLinkToken(PURPOSE, token, now);
