import type { Connection, TransactionOptions } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OpenedFor } from '../actor.js';
import { forAccounts } from './scope.js';

/**
 * An entity manager whose transactions and statements see the rows of the accounts that it was opened for, whatever
 * scope it is used in. One that was opened for none in particular works within the scope in force.
 */
export class ScopedEntityManager extends EntityManager {
  override transactional<T>(work: (em: this) => T | Promise<T>, options?: TransactionOptions): Promise<T> {
    return within(this, () => super.transactional(work, options));
  }

  override flush(): Promise<void> {
    return this.isInTransaction() ? super.flush() : within(this, () => super.flush());
  }

  /** Every statement goes through here; without a transaction it takes a connection by itself. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the type that the ORM gives
  override withSessionContext<T>(transaction: any, ask: (ctx?: any) => Promise<T>, connection?: Connection): Promise<T> {
    const base = () => super.withSessionContext(transaction, ask, connection);
    return transaction ? base() : within(this, base);
  }
}

function within<Done>(em: EntityManager, work: () => Done): Done {
  const opened = em.getFilterParams('account') as OpenedFor | undefined;
  return opened ? forAccounts(opened.accountIds, work) : work();
}

/**
 * Within a transaction: what is asked here sees the rows of every account, as a check does whether somebody else has a
 * name already, or a sweep of what has expired. What is written after it stays within the accounts again.
 */
export async function lookBeyond<Done>(tx: EntityManager, ask: () => Promise<Done>): Promise<Done> {
  const set = `select current_setting('app.accounts', true) as accounts, set_config('app.accounts', ?, true)`;
  const [before] = await tx.execute<{ accounts: string }[]>(set, ['*']);
  const done = await ask();
  await tx.execute(set, [before!.accounts]);
  return done;
}
