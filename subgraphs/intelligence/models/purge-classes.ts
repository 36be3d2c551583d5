import { BATCH_SIZE, type PurgeClass, daysBefore } from '#kit/store/purge.js';

const ANALYSIS_DAYS = 30;
const PREDICTION_DAYS = 180;

const olderThan = (table: string) => `
  delete from ${table} where account_id = ? and id in (
    select id from ${table} where account_id = ? and created_at < ? order by created_at limit ${BATCH_SIZE})
  returning id`;

function purgeClass(name: string, table: string, days: number): PurgeClass {
  const text = olderThan(table);
  return {
    name,
    table,
    purgeBatch: async (tx, accountId, now) =>
      (await tx.execute<object[]>(text, [accountId, accountId, daysBefore(now, days)])).length,
  };
}

/** Retention: transaction analyses are deleted after 30 days, predictions after 180. */
export const purgeClasses: PurgeClass[] = [
  purgeClass('analysis', 'intelligence.fraud_analysis', ANALYSIS_DAYS),
  purgeClass('prediction', 'intelligence.prediction', PREDICTION_DAYS),
];
