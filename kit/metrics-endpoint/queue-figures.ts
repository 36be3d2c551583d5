import type pg from 'pg';
import { Gauge } from 'prom-client';
import { GIVEN_UP } from '../queue/given-up.js';
import { metrics } from '../metrics/metrics.js';

const WAITING_SQL = `select name, count(*)::int as depth,
    coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age
  from jobs.job where state in ('created', 'retry') and start_after <= now() and name <> '${GIVEN_UP}' group by name`;
const OUTBOX_SQL = `select count(*)::int as depth,
    coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as age
  from outbox.announcement where set_aside_at is null`;
const FAILED_SQL = `select
    (select count(*)::int from jobs.job where name = '${GIVEN_UP}' and state = 'created') as job,
    (select count(*)::int from outbox.announcement where set_aside_at is not null) as event`;

const depth = new Gauge({
  name: 'screening_queue_depth',
  help: 'Jobs that are due and waiting, by kind; `outbox` counts events not yet published.',
  labelNames: ['queue'],
  registers: [metrics],
});
const age = new Gauge({
  name: 'screening_queue_oldest_seconds',
  help: 'Age of the oldest job that is due, in seconds.',
  labelNames: ['queue'],
  registers: [metrics],
});

const failed = new Gauge({
  name: 'screening_failed_work',
  help: 'Failed work waiting for a manual retry: jobs that failed at every attempt, and events that could not be published.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** Updates the queue metrics (depth, age, failures) on each scrape, with three statements. Throws database errors. */
export async function readQueueFigures(pool: pg.Pool): Promise<void> {
  const waiting = await pool.query<{ name: string; depth: number; age: number }>(WAITING_SQL);
  const { rows } = await pool.query<{ depth: number; age: number }>(OUTBOX_SQL);
  depth.reset();
  age.reset();
  for (const row of [...waiting.rows, { name: 'outbox', ...rows[0]! }]) {
    depth.set({ queue: row.name }, row.depth);
    age.set({ queue: row.name }, row.age);
  }
  const [given] = (await pool.query<{ job: number; event: number }>(FAILED_SQL)).rows;
  failed.set({ kind: 'job' }, given!.job);
  failed.set({ kind: 'event' }, given!.event);
}
