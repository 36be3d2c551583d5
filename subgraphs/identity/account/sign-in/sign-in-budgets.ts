import type pg from 'pg';
import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { networkOf } from './network-of.js';
import type { Budget } from './take-try.js';

const DAYS_KNOWN = 180;

const IS_KNOWN = `
  select 1 from identity.known_browser where key = $1 and last_at > now() - interval '${DAYS_KNOWN} days'`;

/**
 * Returns the limits for sign-in attempts. They never depend on the address alone (OWASP device cookies): a browser
 * that has signed in with the address before has its own budget, which outsiders cannot use up. All others share
 * budgets per address and network, per network, and per address; the last slows down distributed guessing by at most
 * a minute.
 */
export async function signInBudgets(
  pool: pg.Pool,
  {
    loginKey,
    address,
    browserHash,
  }: { loginKey: string; address: string | null; browserHash?: string | null | undefined },
): Promise<Budget[]> {
  const browser = browserHash ? browserKey(loginKey, browserHash) : null;
  const known = browser && (await pool.query({ name: 'known-browser', text: IS_KNOWN, values: [browser] }));
  if (known && known.rowCount) return [{ key: lookupDigest(`try:${browser}`), free: 10, longestSeconds: 900 }];
  const network = networkOf(address, 'counted');
  return [
    { key: lookupDigest(`try:${loginKey}:${network}`), free: 5, longestSeconds: 900 },
    { key: lookupDigest(`try:from:${network}`), free: 20, longestSeconds: 60, isShared: true },
    { key: lookupDigest(`try:of:${loginKey}`), free: 20, longestSeconds: 60, isShared: true },
  ];
}

/** Remembers that this browser has signed in with the address, in the caller's transaction. */
export async function rememberBrowser(tx: EntityManager, loginKey: string, browserHash: string): Promise<void> {
  await tx.execute(
    `delete from identity.known_browser where key in (
       select key from identity.known_browser where last_at < now() - interval '${DAYS_KNOWN} days'
       limit 20 for update skip locked)`,
  );
  await tx.execute(
    `insert into identity.known_browser (key, login_key, last_at) values (?, ?, now())
     on conflict (key) do update set last_at = now()`,
    [browserKey(loginKey, browserHash), loginKey],
  );
}

/** Forgets the known browsers after a password change, until they sign in again. */
export async function forgetBrowsers(tx: EntityManager, loginKey: string | null): Promise<void> {
  if (loginKey) await tx.execute('delete from identity.known_browser where login_key = ?', [loginKey]);
}

function browserKey(loginKey: string, browserHash: string): string {
  return lookupDigest(`browser:${loginKey}:${browserHash}`);
}
