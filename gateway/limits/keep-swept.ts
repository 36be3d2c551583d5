import type { Log } from '#kit/process/log.js';

/** Deletes a batch of expired rows; returns how many. */
type Sweep = () => Promise<number>;

const EVERY_MS = 60_000;

/** Runs each sweep once a minute until it has nothing left to delete. Returns a function that stops it. */
export function keepSwept(sweeps: Sweep[], log: Log): () => void {
  let stopped = false;
  const sweepAll = async (): Promise<void> => {
    for (const sweep of sweeps) while (!stopped && (await sweep()) > 0);
  };
  const timer = setInterval(() => {
    sweepAll().catch((err: unknown) => log.warn({ err }, 'sweep.failed'));
  }, EVERY_MS).unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
