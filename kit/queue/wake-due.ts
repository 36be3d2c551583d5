import type { Log } from '../process/log.js';

const EVERY_MS = 2_000;

/** Queues with a job that is due: one index lookup per queue, so it also is cheap with a long backlog. */
const DUE = `
  select name from unnest($1::text[]) name
  where exists (select from jobs.job_common j
    where j.name = name.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now())`;

export interface DueQueues {
  /** Runs a statement on the queue's connections. */
  query(text: string, values: unknown[]): Promise<{ rows: { name: string }[] }>;
  /** Queues that this process works on. */
  names(): string[];
  wake(name: string): void;
  log: Log;
}

/**
 * Wakes the workers of queues with due jobs, every two seconds. New jobs are announced, but retries and delayed jobs are
 * not: one statement for all queues replaces polling each of them. Returns a function that stops it.
 */
export function wakeDue({ query, names, wake, log }: DueQueues): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const look = async (): Promise<void> => {
    isRunning = true;
    try {
      const { rows } = await query(DUE, [names()]);
      for (const { name } of rows) wake(name);
    } catch (err) {
      log.warn({ err }, 'jobs.due_not_read');
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => {
    if (!isRunning && names().length > 0) running = look();
  }, EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
