import type { MikroORM } from '@mikro-orm/postgresql';
import { serviceViewer } from '#kit/graph/graph.js';
import { emFor } from '#kit/store/database.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { analyseAgain, arrayText } from '../../booking/reservation/analyse-again.js';
import { ANALYSIS, type Found } from '../../booking/reservation/analysis.js';

export interface QueueParts {
  orm: MikroORM;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>;
}

/** SQL condition on a reservation `r`: the stay is current or upcoming. */
export const STILL_MATTERS = `
  r.status <> 'CANCELED' and r.erased_at is null
  and coalesce(left(r.check_out_date, 10), left(r.check_in_date, 10), '9999') >= to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/**
 * Queues another analysis of each reservation, which stores only a new result. A running analysis may have read the
 * data before the change: with `rescreen` the reservation gets a new revision, which supersedes it; with another `step`
 * the new analysis waits for it, so that callers waiting for its result get one.
 */
export async function queueAgain(
  { orm, jobs }: QueueParts,
  found: readonly Found[],
  step: 'rescreen' | 'refresh' | 'echo' = 'rescreen',
): Promise<void> {
  for (const [accountId, rows] of Map.groupBy(found, (row) => row.accountId))
    await emFor(orm, [accountId]).transactional(async (tx) => {
      const waits = step !== 'rescreen';
      const done = rows.filter(({ revision, analysedRevision }) => waits || revision === analysedRevision);
      const running = rows.filter((row) => !done.includes(row)).map(({ reservationId }) => reservationId);
      const payloads = done.map(({ reservationId, revision }) => ({ accountId, reservationId, revision }));
      await jobs.enqueueAll(
        tx,
        ANALYSIS,
        payloads.map((payload) => ({ ...payload, step })),
      );
      if (running.length === 0) return;
      const context = { viewer: serviceViewer(accountId), jobs, analysis: ANALYSIS };
      await analyseAgain(context, tx, 'id = any(?::uuid[])', [arrayText(running)]);
    });
}
