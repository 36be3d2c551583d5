import type { EntityManager } from '@mikro-orm/postgresql';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';
import { type RetentionDays, retentionInForce } from './retention-in-force.js';

/** Forgets a batch of an account's rows that are older than its retention; gives how many. */
export type PurgeBatch = (tx: EntityManager, accountId: string, days: RetentionDays, now: Date) => Promise<number>;

/** Rows of a table that are forgotten after their time; `name` is the class in the log. */
export interface AgedClass {
  name: string;
  /** In the schema of this subgraph. */
  table: string;
  purgeBatch: PurgeBatch;
}

/** The last day of a stay as text, '' where none is known; spelled as in the index. */
export const STAY_END = `(coalesce(left(check_out_date, 10), left(check_in_date, 10), '') collate "C")`;

/** What `over_on` and `created_at` of a stay are compared with: it was over, and known here, before that moment. */
export const overSince = (before: Date) => [before.toISOString().slice(0, 10), before];

/** An update of a batch of rows with a clock of their own. */
export const hanging = (table: string, set: string, clock = 'created_at') => `
  update screening.${table} set ${set} where account_id = ? and id in (
    select id from screening.${table} where account_id = ? and erased_at is null and ${clock} < ?
    limit ${BATCH_SIZE} for update skip locked) returning id`;

/** Rows that hang on a reservation and have a clock of their own. */
export const rowsOf =
  (name: keyof RetentionDays, text: string): PurgeBatch =>
  async (tx, accountId, days, now) =>
    (await tx.execute<object[]>(text, [accountId, accountId, daysBefore(now, days[name])])).length;

/** What is sealed, with the clock of the guest's identity. */
export const sealed =
  (text: string): PurgeBatch =>
  async (tx, accountId, days, now) => {
    const values = [accountId, accountId, ...overSince(daysBefore(now, days.identity))];
    return (await tx.execute<object[]>(text, values)).length;
  };

/** Classes of the rooms as the purge takes them. `service`: the retention of accounts that set none. */
export function purgeClasses(classes: readonly AgedClass[], service: RetentionDays): PurgeClass[] {
  return classes.map(({ name, table, purgeBatch }) => ({
    name,
    table: `screening.${table}`,
    purgeBatch: async (tx, accountId, now) =>
      purgeBatch(tx, accountId, await retentionInForce(tx, accountId, service), now),
  }));
}
