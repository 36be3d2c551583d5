import type { Retention } from '#retention';
import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';

const removal = (table: string) => `
  delete from intelligence.${table} where account_id = ? and id in (
    select id from intelligence.${table} where account_id = ? and created_at < ?
    limit ${BATCH_SIZE} for update skip locked) returning id`;

/** Searches and checks are removed whole when their time is over. */
export function reportPurgeClasses({ background }: Pick<Retention, 'background'>): PurgeClass[] {
  return ['media_report', 'background_report'].map((table) => ({
    name: table,
    table: `intelligence.${table}`,
    purgeBatch: async (tx, accountId, now) => {
      const values = [accountId, accountId, daysBefore(now, background)];
      return (await tx.execute<object[]>(removal(table), values)).length;
    },
  }));
}
