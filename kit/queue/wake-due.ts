import type { PgBoss } from 'pg-boss';
import type { Log } from '../process/log.js';

const EVERY_MS = 5_000;

/** Queues with a job that is due: one index lookup per queue, however long its backlog is. */
const DUE = `
  select name from unnest($1::text[]) name
  where exists (select from jobs.job_common j
    where j.name = name.name and j.state < 'active' and not j.blocked and j.start_after <= jobs.job_now())`;

/**
 * Wakes the workers of queues with due jobs, every five seconds. Only new jobs are announced: one statement for all queues
 * finds retries and delayed jobs, instead of a poll of each queue. `workers`: IDs of workers by queue. Returns a function
 * that stops it.
 */
export function wakeDue(boss: PgBoss, workers: ReadonlyMap<string, string>, log: Log): () => Promise<void> {
  let running: Promise<void> | null = null;
  const look = async (): Promise<void> => {
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [[...workers.keys()]]);
      for (const { name } of rows as { name: string }[]) boss.notifyWorker(workers.get(name)!);
    } catch (err) {
      log.warn({ err }, 'jobs.due_not_read');
    }
    running = null;
  };
  const timer = setInterval(() => void (running ??= look()), EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
