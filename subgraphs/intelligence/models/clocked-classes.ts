import { BITE, type Clocked } from '#kit/store/purge.js';
import { daysBefore } from '#kit/process/settings/retention.js';

const ANALYSIS_DAYS = 30;
const PREDICTION_DAYS = 180;

const olderThan = (table: string) => `
  delete from ${table} where account_id = ? and id in (
    select id from ${table} where account_id = ? and created_at < ? order by created_at limit ${BITE})
  returning id`;

function clocked(name: string, table: string, days: number): Clocked {
  const text = olderThan(table);
  return {
    name,
    table,
    bite: async (tx, accountId, now) =>
      (await tx.execute<object[]>(text, [accountId, accountId, daysBefore(now, days)])).length,
  };
}

/** What is forgotten by the clock: analyses of transactions after 30 days, predictions after 180. */
export const clockedClasses: Clocked[] = [
  clocked('analysis', 'intelligence.fraud_analysis', ANALYSIS_DAYS),
  clocked('prediction', 'intelligence.prediction', PREDICTION_DAYS),
];
