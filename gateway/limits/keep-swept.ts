import type { Log } from '#kit/process/log.js';

/** Forgets a few rows; says how many. */
type Sweep = () => Promise<number>;

const EVERY_MS = 60_000;

/** Runs the sweeps once a minute, each until nothing is left for it. Gives the way to stop. */
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
