import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import type { ReservationFeed } from '../stays/followed-reservation.js';
import { buildSegments } from './build-segments.js';

const AFTER_FAILURE_MS = 60_000;
const WHILE_ANOTHER_BUILDS_MS = 2_000;

/** One worker builds; the others wait for its result. */
const LOCK = 7311;

/** Builds segments if the database has reservations but no segments yet. Returns a function that stops it. */
export function keepBuilt(pool: pg.Pool, feed: ReservationFeed, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      let pauseMs = WHILE_ANOTHER_BUILDS_MS;
      try {
        if (await buildFirst(pool, feed, log, signal)) return;
      } catch (err) {
        if (signal.aborted) return;
        log.warn({ err }, 'segments.not_built');
        pauseMs = AFTER_FAILURE_MS;
      }
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Returns whether the build is complete. */
async function buildFirst(pool: pg.Pool, feed: ReservationFeed, log: Log, signal: AbortSignal): Promise<boolean> {
  const { rowCount } = await pool.query('select from intelligence.segment_build where built_at is not null');
  if (rowCount! > 0) return true;
  const client = await pool.connect();
  try {
    const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!lock.rows[0]!.mine) return false;
    try {
      log.info(await buildSegments(pool, feed, signal), 'segments.built');
      return true;
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
