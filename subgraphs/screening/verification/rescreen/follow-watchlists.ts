import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#kit/process/log.js';
import { type ReadingParts, readAtNight, readWatchlists } from './read-watchlists.js';

const EVERY_MS = 10_000;

/** One worker reads; the others leave it to that one. */
const LOCK = 7314;

/** Reads changes of watchlists while a worker runs. Gives the way to stop. */
export function followWatchlists({ log, ...parts }: ReadingParts & { log: Log }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      await readAlone(parts).catch((err: unknown) => signal.aborted || log.warn({ err }, 'watchlists.not_read'));
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
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
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}
