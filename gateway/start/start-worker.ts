import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Figures, FiguresBeside } from '#kit/metrics-endpoint/metrics-door.js';
import type { Log } from '#kit/process/log.js';

/** Initial message to the worker process; the worker reads the settings itself. */
export interface WorkOrder {
  databaseUrl: string;
  /** The URL of the service. */
  url: string;
}

export type ToWorker = { begin: WorkOrder } | { tellFigures: true };
export type FromWorker = { figures: Figures };

const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 30_000;
/** A worker that has run this long did not fail at startup. */
const SETTLED_MS = 60_000;
const FIGURES_MS = 1_000;

/**
 * Starts a process that works on the queue, so that jobs and requests do not block each other's event loop. If it
 * crashes it is restarted, with a backoff of 2 to 30 seconds. It exits together with this process.
 */
export function startWorker(order: WorkOrder, log: Log) {
  let child: ChildProcess | null = null;
  let isStopping = false;
  let againMs = AGAIN_MS;
  const start = (): void => {
    const startedAt = Date.now();
    const started = fork(join(import.meta.dirname, 'work-main.js'));
    child = started;
    started.send({ begin: order } satisfies ToWorker, () => undefined);
    const ended = (how: object) => {
      if (child !== started) return;
      child = null;
      if (isStopping) return;
      log.error(how, 'work.ended');
      againMs = Date.now() - startedAt > SETTLED_MS ? AGAIN_MS : Math.min(2 * againMs, LONGEST_AGAIN_MS);
      setTimeout(() => isStopping || start(), againMs).unref();
    };
    started.once('exit', (code, signal) => ended({ code, signal })).once('error', (err) => ended({ err }));
  };
  const figures: FiguresBeside = async () => {
    const asked = child;
    if (!asked?.connected) return null;
    const told = once(asked, 'message') as Promise<[FromWorker]>;
    asked.send({ tellFigures: true } satisfies ToWorker, () => undefined);
    const answer = await Promise.race([told, sleep(FIGURES_MS, null, { ref: false })]).catch(() => null);
    return answer?.[0].figures ?? null;
  };
  return {
    start,
    figures,
    /** Jobs in progress are finished first: see `stopOnSignal`. */
    async stop() {
      isStopping = true;
      if (!child) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
