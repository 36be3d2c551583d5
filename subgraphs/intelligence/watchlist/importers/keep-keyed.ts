import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#kit/process/log.js';
import { rekeyWatchlists } from './rekey-watchlists.js';

/** Delay after a failure, or while an import or another worker has locked a list. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Updates the keys of imported watchlists to this release's rules, once after start-up. Returns a function that stops
 * it.
 */
export function keepKeyed(pool: pg.Pool, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        for (const rekeyed of await rekeyWatchlists(pool, signal)) log.info(rekeyed, 'watchlist.rekeyed');
        return;
      } catch (err) {
        if (signal.aborted) return;
        log.warn({ err }, 'watchlist.not_rekeyed');
      }
      await sleep(AGAIN_AFTER_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = work();
  return async () => {
    stopping.abort();
    await running;
  };
}
