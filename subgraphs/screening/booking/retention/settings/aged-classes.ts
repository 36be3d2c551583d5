import type { EntityManager } from '@mikro-orm/postgresql';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';
import { type RetentionDays, retentionInForce } from './retention-in-force.js';

/** Erases a batch of an account's rows past their retention; returns the number of rows. */
export type PurgeBatch = (tx: EntityManager, accountId: string, days: RetentionDays, now: Date) => Promise<number>;

/** A table whose rows are erased after their retention; `name` is the class in the log. */
export interface AgedClass {
  name: string;
  /** Table in this subgraph's schema. */
  table: string;
  purgeBatch: PurgeBatch;
}

/** Last day of a stay as text, '' if unknown. Must match the index expression. */
export const STAY_END = `(coalesce(left(check_out_date, 10), left(check_in_date, 10), '') collate "C")`;

/** Parameters for `over_on` and `created_at`: the stay ended, and was known here, before that time. */
export const overSince = (before: Date) => [before.toISOString().slice(0, 10), before];

/** Updates a batch of rows with a retention of their own. */
export const hanging = (table: string, set: string, clock = 'created_at') => `
  update screening.${table} set ${set} where account_id = ? and id in (
    select id from screening.${table} where account_id = ? and erased_at is null and ${clock} < ?
    limit ${BATCH_SIZE} for update skip locked) returning id`;

/** Rows that belong to a reservation and have a retention of their own. */
export const rowsOf =
  (name: keyof RetentionDays, text: string): PurgeBatch =>
  async (tx, accountId, days, now) =>
    (await tx.execute<object[]>(text, [accountId, accountId, daysBefore(now, days[name])])).length;

/** Encrypted data, with the retention of the identity class. */
export const sealed =
  (text: string): PurgeBatch =>
  async (tx, accountId, days, now) => {
    const values = [accountId, accountId, ...overSince(daysBefore(now, days.identity))];
    return (await tx.execute<object[]>(text, values)).length;
  };

/** Erasure classes in the form that the purge uses. `service`: the default retention. */
export function purgeClasses(classes: readonly AgedClass[], service: RetentionDays): PurgeClass[] {
  return classes.map(({ name, table, purgeBatch }) => ({
    name,
    table: `screening.${table}`,
    purgeBatch: async (tx, accountId, now) =>
      purgeBatch(tx, accountId, await retentionInForce(tx, accountId, service), now),
  }));
}
