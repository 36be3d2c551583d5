import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '../../id.js';
import { type RoleName, roleOf, searchRoleOf } from './role-names.js';

/** Accounts whose rows may be read and written; `*` is every account, for work of the service itself. */
export type Accounts = readonly string[] | '*';

/** What a statement runs with: a role that owns nothing, and the setting that the policies of the tables read. */
export interface Scope {
  role: RoleName;
  /** Identifiers joined by commas, or `*`. */
  accounts: string;
}

interface Held {
  accounts: string;
  part: string | null;
  isSearch: boolean;
  isLogin?: boolean;
}

/** Nobody said for whom: no row of any account. */
const NOBODY: Held = { accounts: '', part: null, isSearch: false };

const held = new AsyncLocalStorage<Held>();

const inForce = (): Held => held.getStore() ?? NOBODY;

/** Everything that the work asks of the database sees and changes rows of these accounts only. */
export function forAccounts<Done>(accounts: Accounts, work: () => Done): Done {
  return held.run({ ...inForce(), accounts: accountsText(accounts) }, work);
}

/**
 * The same for work of the service that is not of single accounts: sweeps, lookups by a digest that nobody can guess.
 * Its own statements have to say which accounts they mean.
 */
export function forEveryAccount<Done>(work: () => Done): Done {
  return forAccounts('*', work);
}

/**
 * For statements that search texts: an index of texts can't be used below row security, whose condition comes first. They
 * run with a role that reads nothing but the tables that are searched, without row security: what they find is only as
 * well fenced as they are written.
 */
export function forSearch<Done>(work: () => Done): Done {
  return held.run({ ...inForce(), isSearch: true }, work);
}

/** What the work asks of the database it asks as a part of the service. */
export function asPart<Done>(part: string, work: () => Done): Done {
  return held.run({ ...inForce(), part }, work);
}

/** What belongs to no part of the service but to the connection that somebody logged in on. */
export function asLogin<Done>(work: () => Done): Done {
  return held.run({ ...inForce(), isLogin: true }, work);
}

/** null: no part of the service asks, and the statement runs with the rights of whoever connected. */
export function scopeInForce(): Scope | null {
  const { accounts, part, isSearch, isLogin } = inForce();
  return part === null || isLogin ? null : { role: isSearch ? searchRoleOf(part) : roleOf(part), accounts };
}

const texts = new WeakMap<readonly string[], string>();

/** Accounts as the setting holds them; the text goes into statements as it is. What is no identifier has no rows. */
export function accountsText(accounts: Accounts): string {
  if (accounts === '*') return '*';
  const known = texts.get(accounts);
  if (known !== undefined) return known;
  const text = accounts.filter(isId).join();
  texts.set(accounts, text);
  return text;
}
