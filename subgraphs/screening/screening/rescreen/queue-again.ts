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

/** Of a reservation `r`: the stay is to come or on. */
export const STILL_MATTERS = `
  r.status <> 'CANCELED' and r.erased_at is null
  and coalesce(left(r.check_out_date, 10), left(r.check_in_date, 10), '9999') >= to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/**
 * Has each looked at once more, where only something new is stored. One that is being analysed right now may have asked
 * before the change: it is counted as changed, so that what runs is superseded; with another `step` than `rescreen` it
 * is waited for, so that whoever waits for what runs gets it.
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
