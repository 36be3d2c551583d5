import type pg from 'pg';
import { Gauge } from 'prom-client';
import { GIVEN_UP } from '../queue/given-up.js';
import { metrics } from './metrics.js';

const WAITING_SQL = `select name, count(*)::int as depth,
    coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age
  from jobs.job where state in ('created', 'retry') and start_after <= now() and name <> '${GIVEN_UP}' group by name`;
const OUTBOX_SQL = `select count(*)::int as depth,
    coalesce(extract(epoch from now() - min(occurred_at)), 0)::float8 as age from outbox.announcement`;

const depth = new Gauge({
  name: 'screening_queue_depth',
  help: 'Work that is due and waits, by kind; `outbox` counts facts not yet written out.',
  labelNames: ['queue'],
  registers: [metrics],
});
const age = new Gauge({
  name: 'screening_queue_oldest_seconds',
  help: 'How long the oldest of it has been due.',
  labelNames: ['queue'],
  registers: [metrics],
});

/** Reads the queue's depth and age into the figures: two statements, asked for with each scrape. Throws as the database does. */
export async function readQueueFigures(pool: pg.Pool): Promise<void> {
  const waiting = await pool.query<{ name: string; depth: number; age: number }>(WAITING_SQL);
  const { rows } = await pool.query<{ depth: number; age: number }>(OUTBOX_SQL);
  depth.reset();
  age.reset();
  for (const row of [...waiting.rows, { name: 'outbox', ...rows[0]! }]) {
    depth.set({ queue: row.name }, row.depth);
    age.set({ queue: row.name }, row.age);
  }
}
