import { emFor } from '#kit/store/database.js';
import type { Job } from '#kit/queue/jobs.js';
import { type AnalysisParts, analyseReservation } from './analyse-reservation.js';
import { ANALYSIS, type AnalysisPayload, waitBefore } from '../../booking/reservation/analysis.js';

/**
 * Analyzes a reservation. Retried while a provider fails; the last attempt stores what was found. After that, failed
 * providers are retried at growing intervals until they respond, the reservation changes or the stay is over.
 */
export function analysisJob(parts: AnalysisParts): Job<AnalysisPayload> {
  return {
    ...ANALYSIS,
    retries: 6,
    retryDelaySeconds: 2,
    timeoutSeconds: 60,
    async run(payload, { last }) {
      const { accountId, reservationId, revision, step, round = 0 } = payload;
      if (step === 'later') await countRevision(parts, payload);
      const isAgain = step === 'again';
      const rests = step === 'refresh' || step === 'echo' ? step : null;
      const alwaysAsked = step === 'rescreen' || rests !== null;
      const again = isAgain || alwaysAsked ? { again: revision } : {};
      const how = { giveUp: last, waited: step === 'waited', alwaysAsked, rests, ...again };
      const { providerFailed, waitSeconds, askLater } = await analyseReservation(parts, accountId, reservationId, how);
      if (waitSeconds > 0) await queue(parts, { ...payload, step: rests ?? 'waited' }, waitSeconds);
      if (askLater && (last || isAgain)) {
        const next = isAgain ? round + 1 : 0;
        await queue(parts, { ...payload, step: 'again', round: next }, waitBefore(next, parts.retrySeconds));
      }
      if (providerFailed && !last && !isAgain) throw new Error('A provider failed; the analysis will be retried.');
    },
  };
}

/** Delays the job in the queue, without blocking a worker. */
function queue({ orm, jobs }: AnalysisParts, payload: AnalysisPayload, seconds: number): Promise<void> {
  return emFor(orm, [payload.accountId]).transactional((tx) => jobs.enqueue(tx, ANALYSIS, payload, seconds));
}

/** Does nothing if the reservation has changed since: that change queued its own analysis. */
async function countRevision({ orm }: AnalysisParts, { accountId, reservationId, revision }: AnalysisPayload) {
  await emFor(orm, [accountId]).execute(
    `update screening.reservation set revision = revision + 1, updated_at = now()
     where account_id = ? and id = ? and revision = ?`,
    [accountId, reservationId, revision],
  );
}
