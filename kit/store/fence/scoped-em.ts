import { EntityManager } from '@mikro-orm/postgresql';
import type { OpenedFor } from '../actor.js';
import { type Accounts, accountsText, forAccounts } from './scope.js';

/**
 * An entity manager limited to rows of the accounts it was opened for, regardless of the current scope. If it was opened
 * without accounts, the current scope applies.
 */
export class ScopedEm extends EntityManager {}

/** Runs a query in the scope. Within a transaction the scope is already set. */
const ASKING = [
  'transactional',
  'flush',
  'execute',
  'find',
  'findOne',
  'findOneOrFail',
  'findAll',
  'findAndCount',
  'findByCursor',
  'count',
  'countBy',
  'populate',
  'refresh',
  'insert',
  'insertMany',
  'upsert',
  'upsertMany',
  'nativeUpdate',
  'nativeDelete',
];

type Method = (this: EntityManager, ...given: unknown[]) => unknown;

const base = EntityManager.prototype as unknown as Record<string, Method>;
for (const name of ASKING) {
  const ask = base[name]!;
  const scoped: Method = function (...given) {
    return this.isInTransaction() ? ask.apply(this, given) : within(this, () => ask.apply(this, given));
  };
  Object.defineProperty(ScopedEm.prototype, name, { value: scoped, configurable: true, writable: true });
}

function within<Done>(em: EntityManager, work: () => Done): Done {
  const opened = em.getFilterParams('account') as OpenedFor | undefined;
  return opened ? forAccounts(opened.beyond ?? opened.accountIds, work) : work();
}

/**
 * Runs a statement with parameters `$1`, `$2`… Unlike `execute`, which writes the values into the text, so that
 * PostgreSQL plans it each time. Dates are text.
 */
export async function ask<Row>(em: EntityManager, text: string, values: unknown[]): Promise<Row[]> {
  const statement = { sql: text, parameters: values, query: { kind: 'RawNode' }, queryId: { queryId: 'ask' } };
  const run = async () => [...(await em.getKysely().executeQuery(statement as never)).rows] as Row[];
  return em.isInTransaction() ? run() : within(em, run);
}

/**
 * Runs queries on the rows of these accounts instead of the entity manager's own: to check whether another account uses
 * a name, to inherit from a parent account, to clean up. Later statements of the same transaction are limited to the
 * own accounts again.
 */
export async function lookBeyond<Done>(
  em: EntityManager,
  accounts: Accounts,
  ask: (em: EntityManager) => Promise<Done>,
): Promise<Done> {
  if (!em.isInTransaction()) {
    const wide = em.fork();
    wide.setFilterParams('account', { ...em.getFilterParams('account'), beyond: accounts });
    return ask(wide);
  }
  const set = `select current_setting('app.accounts', true) as accounts, set_config('app.accounts', ?, true)`;
  const [before] = await em.execute<{ accounts: string }[]>(set, [accountsText(accounts)]);
  const done = await ask(em);
  await em.execute(set, [before!.accounts]);
  return done;
}
