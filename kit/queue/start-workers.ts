import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import type { PgBoss } from 'pg-boss';
import { countJob } from '../metrics/metrics.js';
import type { Log } from '../process/log.js';
import { inSpan } from '../process/trace/span.js';
import { GIVEN_UP } from './given-up.js';
import type { Job } from './job.js';

/**
 * New jobs are announced at once, and `wakeDue` finds retries and delayed jobs. While announcements are available,
 * polling each queue only guards against lost ones.
 */
const FETCHING = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 600,
};

/** How long a completed job is kept. Nothing reads it, and each is about 1.4 kB; the queue's default is a week. */
const KEPT_SECONDS = 3_600;

async function timed(job: string, run: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  let outcome: 'completed' | 'failed' = 'failed';
  try {
    await run();
    outcome = 'completed';
  } finally {
    countJob(job, outcome, performance.now() - startedAt);
  }
}

/** The stored reason of a failure: its code or name. Messages may contain personal data. */
function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}

/**
 * Runs jobs of these kinds, in batches. Failures are logged and retried by the queue; after the last retry a job moves to
 * the dead-letter queue. Adds the worker of each kind to `workers`.
 */
export async function startWorkers(
  boss: PgBoss,
  jobs: Job<never>[],
  workers: Map<string, string>,
  log: Log,
): Promise<void> {
  for (const job of jobs) {
    await boss.updateQueue(job.name, {
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      expireInSeconds: job.timeoutSeconds,
      deadLetter: GIVEN_UP,
      deleteAfterSeconds: KEPT_SECONDS,
    });
    const batchSize = job.batchSize ?? FETCHING.batchSize;
    const work = { ...FETCHING, batchSize, perJobResults: true, includeMetadata: true } as const;
    const worker = await boss.work(job.name, work, async (batch) => {
      const gathered = job.gatherMs ? sleep(job.gatherMs) : undefined;
      const results = await Promise.allSettled(
        batch.map((one) =>
          timed(job.name, () => {
            const { traceparent, ...payload } = one.data as { traceparent?: string };
            const span = { name: `job ${job.name}`, kind: SpanKind.CONSUMER, parent: traceparent } as const;
            const last = one.retryCount >= one.retryLimit;
            return inSpan({ ...span, attributes: { attempt: one.retryCount + 1 } }, () =>
              job.run(payload as never, { last }),
            );
          }),
        ),
      );
      await gathered;
      return results.map((result, n) => {
        if (result.status === 'rejected') log.error({ err: result.reason as Error, job: job.name }, 'job.failed');
        const { id } = batch[n]!;
        return result.status === 'fulfilled'
          ? { id, status: 'completed' as const }
          : { id, status: 'failed' as const, output: { reason: reasonOf(result.reason) } };
      });
    });
    workers.set(job.name, worker);
  }
}
