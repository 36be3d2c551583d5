import { emFor } from '#kit/store/database.js';
import type { Job } from '#kit/queue/jobs.js';
import { type AnalysisParts, analyseReservation } from './analyse-reservation.js';
import { ANALYSIS, type AnalysisPayload } from './analysis.js';

/** Runs again while a provider does not answer; the last attempt keeps what could be found. */
export function analysisJob(parts: AnalysisParts): Job<AnalysisPayload> {
  return {
    ...ANALYSIS,
    retries: 6,
    retryDelaySeconds: 2,
    timeoutSeconds: 60,
    async run(payload, { last }) {
      const { accountId, reservationId, step } = payload;
      if (step === 'later') await countRevision(parts, payload);
      const how = { giveUp: last, waited: step === 'waited' };
      const { providerFailed, waitSeconds } = await analyseReservation(parts, accountId, reservationId, how);
      if (waitSeconds > 0) await putOff(parts, payload, waitSeconds);
      if (providerFailed && !last) throw new Error('A provider did not answer; the analysis runs again.');
    },
  };
}

/** Waits in the queue, not in a worker that others need. */
function putOff({ orm, jobs }: AnalysisParts, payload: AnalysisPayload, seconds: number): Promise<void> {
  return emFor(orm, [payload.accountId]).transactional((tx) =>
    jobs.enqueue(tx, ANALYSIS, { ...payload, step: 'waited' }, seconds),
  );
}

/** A reservation that has changed since is analysed anyway. */
async function countRevision({ orm }: AnalysisParts, { accountId, reservationId, revision }: AnalysisPayload) {
  await emFor(orm, [accountId]).execute(
    `update screening.reservation set revision = revision + 1, updated_at = now()
     where account_id = ? and id = ? and revision = ?`,
    [accountId, reservationId, revision],
  );
}
