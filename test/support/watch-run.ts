import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

// Jest loads a global set-up without its mapping of names: this file imports nothing of ours.

/** Starts the process that cleans up after this run, even when the run is killed. Processes of the run inherit its mark. */
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
