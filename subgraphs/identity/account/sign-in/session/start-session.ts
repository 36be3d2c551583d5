import { LockMode } from '@mikro-orm/core';
import { eventOf } from '#events';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import type { IdentityContext } from '../../../context.js';
import { forgetHolders } from '../../../key-holder/forget-holders.js';
import { Account } from '../../account.entity.js';
import { Person } from '../../person/person.entity.js';
import { networkOf } from '../network-of.js';
import { rememberBrowser } from '../sign-in-budgets.js';
import type { PasswordAnswer, SignInInput } from '../sign-in.type.js';
import { endSession, forgetOverSessions } from './end-sessions.js';
import { findKept, persistSession } from './persist-session.js';

/** The first match wins, because most browsers also name their ancestors. */
const BROWSERS: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns the kind of browser from a `User-Agent`, such as `Firefox on Windows`: too coarse to identify a user. */
function browserOf(userAgent: string | null | undefined): string | null {
  const first = (kinds: [RegExp, string][]) => kinds.find(([words]) => words.test(userAgent ?? ''))?.[1];
  const [browser, system] = [first(BROWSERS), first(SYSTEMS)];
  if (!browser && !system) return null;
  return system ? `${browser ?? 'Browser'} on ${system}` : browser!;
}

/** A fully authenticated user. */
export interface Authenticated {
  accountId: string;
  /** Team member ID; null for the account itself. */
  personId: string | null;
  /** The hash the password was checked against; refused if it has changed since. Absent if no password was used. */
  passwordHash?: string;
  /** Whether the sign-in also proved ownership of the email address. */
  confirms?: boolean;
}

export type NewSession = Pick<SignInInput, 'tokenHash' | 'formerTokenHash' | 'browserHash' | 'userAgent' | 'language'>;

/**
 * Starts a session for an authenticated user and ends the browser's previous one. Locks the account, so that a
 * concurrent password change, removal or suspension is always seen.
 */
export async function startSession(
  { emOf, viewer }: IdentityContext,
  { accountId, personId, passwordHash, confirms }: Authenticated,
  { tokenHash, formerTokenHash, browserHash, userAgent, language }: NewSession,
): Promise<PasswordAnswer> {
  const id = newId();
  return emOf([accountId], { kind: 'user', keyId: id }).transactional(async (tx) => {
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const account = await tx.findOneOrFail(Account, { id: accountId }, locked);
    const secret = await findKept(tx, accountId, personId);
    if (!secret || (passwordHash !== undefined && secret.passwordHash !== passwordHash))
      return { state: 'refused' as const };
    if (!account.isActive || account.isSuspended) return { state: 'shut' as const };
    (secret instanceof Person ? secret : account).lastLoginAt = new Date();
    if (language) secret.language = language;
    const isConfirmed = confirms && !secret.verifiedAt;
    if (isConfirmed) secret.verifiedAt = new Date();
    const place = { browser: browserOf(userAgent), network: networkOf(viewer.address, 'shown') };
    persistSession(tx, { accountId, id, tokenHash, personId, ...place });
    await tx.flush();
    if (browserHash && secret.loginKey) await rememberBrowser(tx, secret.loginKey, browserHash);
    if (isConfirmed)
      await announce(tx, accountId, eventOf('account.address_confirmed', { accountId, ...(personId && { personId }) }));
    await announce(tx, accountId, eventOf('account.signed_in', { accountId }));
    if (formerTokenHash) {
      await endSession(tx, formerTokenHash);
      await forgetHolders(tx);
    }
    await forgetOverSessions(tx);
    return { state: 'taken' as const };
  });
}
