import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#kit/process/log.js';
import type { Topics } from '#kit/queue/topics.js';
import { readRates } from './read-rates.js';
import { readRecords } from './read-records.js';
import { type ReadingParts, readAtNight, readWatchlists } from './read-watchlists.js';

/** Polling interval, in case the notification of an import was missed. */
const EVERY_MS = 30_000;

/** Advisory lock, so that only one worker reads at a time. */
const LOCK = 7314;

type FollowingParts = ReadingParts & { log: Log; topics: Pick<Topics, 'listen'> };

/** Processes imports while the worker runs, right after each one. Returns a function that stops it. */
export function followImports({ log, topics, ...parts }: FollowingParts): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let resting = new AbortController();
  const wake = () => resting.abort();
  const unsubscribe = topics.listen('datasets', wake, wake);
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      resting = new AbortController();
      await readAlone(parts).catch((err: unknown) => signal.aborted || log.warn({ err }, 'imports.not_read'));
      const until = AbortSignal.any([signal, resting.signal]);
      await sleep(EVERY_MS, undefined, { signal: until, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    unsubscribe();
    stopping.abort();
    await running;
  };
}

async function readAlone(parts: ReadingParts): Promise<void> {
  const client = await parts.pool.connect();
  try {
    const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!lock.rows[0]!.mine) return;
    try {
      await readWatchlists(parts);
      await readAtNight(parts, new Date());
      await readRecords(parts);
      await readRates(parts.pool, parts.graph);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
