import type pg from 'pg';
import type { Jobs } from '#kit/queue/jobs.js';
import { FACT_JOBS, type FactType } from '#facts';
import type { KeptEvent } from './keep-events.js';

/** Queues the work that events about reservations ask for, once for each reservation, in the caller's transaction. */
export async function queueFactJobs(
  jobs: Pick<Jobs, 'enqueueOn'>,
  client: pg.PoolClient,
  kept: Pick<KeptEvent, 'accountId' | 'type' | 'subjectId'>[],
): Promise<void> {
  for (const { job, on } of FACT_JOBS) {
    const told = kept.filter(({ type }) => on.includes(type as FactType));
    const about = new Map(told.map(({ accountId, subjectId }) => [subjectId, { accountId, reservationId: subjectId }]));
    await jobs.enqueueOn(
      client,
      job,
      [...about].map(([key, data]) => ({ key, data })),
    );
  }
}
