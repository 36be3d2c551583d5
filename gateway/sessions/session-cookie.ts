import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CookieOptions, Response } from 'express';
import { type Language, isLanguage } from '#web/sign-in/words/language.js';

/** A cookie with a random 256-bit token, for this host only, inaccessible to scripts and other sites. */
export interface TokenCookie {
  /** The token; null if it is missing or malformed, or if there are two cookies with the name. */
  read(request: IncomingMessage): string | null;
  send(response: Response, token: string): void;
  clear(response: Response): void;
}

/** The language that was chosen in this browser: the same attributes as the tokens' cookies, but nothing secret. */
export interface LanguageCookie {
  read(request: IncomingMessage): Language | null;
  send(response: Response, language: Language): void;
}

export interface Cookies {
  /** The session cookie; expires with the session. */
  session: TokenCookie;
  /** Protects forms before sign-in; deleted when the browser closes. */
  form: TokenCookie;
  /** Identifies a sign-in that is waiting for its second factor. */
  pending: TokenCookie;
  /** Identifies a single sign-on in progress; also sent when the provider redirects back from its own site. */
  sso: TokenCookie;
  /** The token of the set-up link, taken out of the address; also sent when the link was opened from another site. */
  setup: TokenCookie;
  /** Identifies a browser that has signed in before: other people's failed attempts do not slow it down. */
  browser: TokenCookie;
  /** Also sent when a page was opened from another site, as links in mails are. */
  language: LanguageCookie;
}

const TEN_MINUTES_MS = 600_000;
const LONGEST_SESSION_MS = 7 * 86_400_000;
const BROWSER_KNOWN_MS = 180 * 86_400_000;
const LANGUAGE_KEPT_MS = 365 * 86_400_000;

/** The cookies for this public URL. Over https, their names have the `__Host-` prefix. */
export function openCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const name = (word: string) => (secure ? `__Host-${word}` : word);
  const options: CookieOptions = { httpOnly: true, sameSite: 'strict', secure, path: '/' };
  return {
    session: tokenCookie(name('session'), { ...options, maxAge: LONGEST_SESSION_MS }),
    form: tokenCookie(name('form'), options),
    pending: tokenCookie(name('pending'), { ...options, maxAge: TEN_MINUTES_MS }),
    sso: tokenCookie(name('sso'), { ...options, sameSite: 'lax', maxAge: TEN_MINUTES_MS }),
    setup: tokenCookie(name('setup'), { ...options, sameSite: 'lax' }),
    browser: tokenCookie(name('browser'), { ...options, maxAge: BROWSER_KNOWN_MS }),
    language: languageCookie(name('language'), { ...options, sameSite: 'lax', maxAge: LANGUAGE_KEPT_MS }),
  };
}

function tokenCookie(name: string, options: CookieOptions): TokenCookie {
  const { maxAge: _, ...place } = options;
  return {
    read(request) {
      const token = valueOf(request, name);
      return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
    },
    send: (response, token) => void response.cookie(name, token, options),
    clear: (response) => void response.clearCookie(name, place),
  };
}

function languageCookie(name: string, options: CookieOptions): LanguageCookie {
  return {
    read(request) {
      const language = valueOf(request, name);
      return isLanguage(language) ? language : null;
    },
    send: (response, language) => void response.cookie(name, language, options),
  };
}

/** The value of a cookie; null if it is missing, or if there are two with the name. */
function valueOf({ headers: { cookie = '' } }: IncomingMessage, name: string): string | null {
  const values = cookie.split(';').flatMap((pair) => {
    const [key, value] = pair.trim().split('=');
    return key === name && value !== undefined ? value : [];
  });
  return values.length === 1 ? values[0]! : null;
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 of a token, in hex. The token itself never leaves the cookie. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The CSRF token of a form, derived from a cookie's token without revealing it. */
export function formToken(token: string): string {
  return createHmac('sha256', token).update('form').digest('base64url');
}

/** Whether a form's CSRF token belongs to this cookie token. */
export function isFormOf(token: string, given: unknown): boolean {
  const [wanted, shown] = [Buffer.from(formToken(token)), Buffer.from(typeof given === 'string' ? given : '')];
  return wanted.length === shown.length && timingSafeEqual(wanted, shown);
}
