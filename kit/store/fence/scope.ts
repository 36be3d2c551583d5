import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '../../id.js';
import { type RoleName, roleOf, searchRoleOf } from './role-names.js';

/** Accounts whose rows can be read and written; `*` for all accounts, used by the service itself. */
export type Accounts = readonly string[] | '*';

/** The scope of a statement: a role that owns nothing, and the setting that the row security policies read. */
export interface Scope {
  role: RoleName;
  /** Comma-separated IDs, or `*`. */
  accounts: string;
}

interface Held {
  accounts: string;
  part: string | null;
  isSearch: boolean;
  isLogin?: boolean;
}

/** No accounts were given: no rows are visible. */
const NOBODY: Held = { accounts: '', part: null, isSearch: false };

const held = new AsyncLocalStorage<Held>();

const inForce = (): Held => held.getStore() ?? NOBODY;

/** Limits all database queries of the work to rows of these accounts. */
export function forAccounts<Done>(accounts: Accounts, work: () => Done): Done {
  return held.run({ ...inForce(), accounts: accountsText(accounts) }, work);
}

/**
 * Runs work of the service across accounts: cleanup, lookups by an unguessable digest. Its statements must filter by
 * account themselves.
 */
export function forEveryAccount<Done>(work: () => Done): Done {
  return forAccounts('*', work);
}

/**
 * Runs text searches. Row security prevents the use of text indexes because its condition is checked first. So they run
 * with a role that can only read the searched tables, without row security: these statements must filter by account
 * themselves.
 */
export function forSearch<Done>(work: () => Done): Done {
  return held.run({ ...inForce(), isSearch: true }, work);
}

/** Runs all database queries of the work as one part of the service. */
export function asPart<Done>(part: string, work: () => Done): Done {
  return held.run({ ...inForce(), part }, work);
}

/** Runs work with the rights of the login role instead of a part of the service. */
export function asLogin<Done>(work: () => Done): Done {
  return held.run({ ...inForce(), isLogin: true }, work);
}

/** null: not within a part of the service, so statements have the rights of the login role. */
export function scopeInForce(): Scope | null {
  const { accounts, part, isSearch, isLogin } = inForce();
  return part === null || isLogin ? null : { role: isSearch ? searchRoleOf(part) : roleOf(part), accounts };
}

const texts = new WeakMap<readonly string[], string>();

/** The setting's text for these accounts, safe to insert into statements: malformed IDs are dropped, they have no rows. */
export function accountsText(accounts: Accounts): string {
  if (accounts === '*') return '*';
  const known = texts.get(accounts);
  if (known !== undefined) return known;
  const text = accounts.filter(isId).join();
  texts.set(accounts, text);
  return text;
}
