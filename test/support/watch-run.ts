import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

// Jest loads a global set-up without its module mapping: this file imports nothing of ours.

/**
 * Starts a process that cleans up after this run, even if the run is killed. Child processes inherit the run's mark.
 */
export default function watchRun(): void {
  const run = randomUUID();
  process.env.SCREENING_TEST_RUN = run;
  const program = join(import.meta.dirname, 'clean-up-run.mjs');
  const child = spawn(process.execPath, [program, run, String(process.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
}
