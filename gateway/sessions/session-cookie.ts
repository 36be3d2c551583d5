import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Response } from 'express';

/** A cookie that holds 256 random bits, for this host only and out of reach of scripts and of other sites. */
export interface TokenCookie {
  /** The token; null without one, with one of another form, and where two cookies have the name. */
  read(request: IncomingMessage): string | null;
  send(response: Response, token: string): void;
  clear(response: Response): void;
}

export interface Cookies {
  /** Whose session it is; it lives no longer than a session does. */
  session: TokenCookie;
  /** Stands behind the forms of whoever has not signed in; gone with the browser. */
  form: TokenCookie;
  /** Stands for a sign-in that waits for its second factor. */
  pending: TokenCookie;
  /** Stands for a sign-in at another provider, which sends the browser back from its own site. */
  sso: TokenCookie;
  /** Which browser it is: one that somebody signed in with before is not slowed by what strangers try. */
  browser: TokenCookie;
}

const TEN_MINUTES_MS = 600_000;
const LONGEST_SESSION_MS = 7 * 86_400_000;
const BROWSER_KNOWN_MS = 180 * 86_400_000;

/** The cookies of a service with this public address: over https they have the prefix that keeps other hosts out. */
export function openCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const name = (word: string) => (secure ? `__Host-${word}` : word);
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  return {
    session: tokenCookie(name('session'), { ...options, maxAge: LONGEST_SESSION_MS }),
    form: tokenCookie(name('form'), options),
    pending: tokenCookie(name('pending'), { ...options, maxAge: TEN_MINUTES_MS }),
    sso: tokenCookie(name('sso'), { ...options, sameSite: 'lax', maxAge: TEN_MINUTES_MS }),
    browser: tokenCookie(name('browser'), { ...options, maxAge: BROWSER_KNOWN_MS }),
  };
}

function tokenCookie(name: string, options: CookieOptions): TokenCookie {
  const { maxAge: _, ...place } = options;
  return {
    read({ headers: { cookie = '' } }) {
      const values = cookie.split(';').flatMap((pair) => {
        const [key, value] = pair.trim().split('=');
        return key === name && value !== undefined ? value : [];
      });
      const [token] = values;
      return values.length === 1 && /^[\w-]{43}$/.test(token!) ? token! : null;
    },
    send: (response, token) => void response.cookie(name, token, options),
    clear: (response) => void response.clearCookie(name, place),
  };
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** All that is told of a token beyond the cookie: its SHA-256, in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What a form holds so that it is known for one of ours: made of the token of a cookie, which it does not tell. */
export function formToken(token: string): string {
  return createHmac('sha256', token).update('form').digest('base64url');
}

/** Whether a form was made for whoever has this token. */
export function isFormOf(token: string, given: unknown): boolean {
  const [wanted, shown] = [Buffer.from(formToken(token)), Buffer.from(typeof given === 'string' ? given : '')];
  return wanted.length === shown.length && timingSafeEqual(wanted, shown);
}
