import type pg from 'pg';
import type { Jobs } from '#kit/queue/jobs.js';
import { EVENT_JOBS, type EventType } from '#events';
import type { KeptEvent } from './keep-events.js';

/** Queues the work that events ask for, once for each of what they are about, in the caller's transaction. */
export async function queueEventJobs(
  jobs: Pick<Jobs, 'enqueueOn'>,
  client: pg.PoolClient,
  kept: Pick<KeptEvent, 'accountId' | 'type' | 'subjectId' | 'traceparent'>[],
): Promise<void> {
  for (const { job, about, on } of EVENT_JOBS) {
    const told = kept.filter(({ type }) => on.includes(type as EventType));
    const work = new Map(
      told.map(({ accountId, subjectId, traceparent }) => [
        subjectId,
        { data: { accountId, [about]: subjectId }, traceparent },
      ]),
    );
    await jobs.enqueueOn(
      client,
      job,
      [...work].map(([key, what]) => ({ key, ...what })),
    );
  }
}
