import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Jest loads a global teardown as CommonJS, without its module mapping: this file imports nothing of ours.

/** The folder of the test server: private to this user and checkout, and kept between runs. */
export function testServerFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  const folder = join(tmpdir(), `screening-tests-${uid}-${checkout}`);
  mkdirSync(join(folder, 'users'), { recursive: true, mode: 0o700 });
  if (lstatSync(folder).uid !== uid) throw new Error(`${folder} belongs to another user.`);
  return folder;
}

/** Text of a file; empty if it is missing or unreadable, such as a file of a process that has just ended. */
export function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Whether another run is active: a process that used the server is alive and is neither this one nor a worker of it.
 */
function isOfAnotherRun(pid: string): boolean {
  const stat = read(`/proc/${pid}/stat`);
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat !== '' && state !== 'Z' && Number(pid) !== process.pid && Number(parent) !== process.pid;
}

/** PID of the test server; null if it is not running. */
export function serverPid(): number | null {
  const pid = Number(read(join(testServerFolder(), 'data', 'cluster', 'postmaster.pid')).split('\n')[0]);
  return pid && read(`/proc/${pid}/cmdline`).includes('cluster_name=screening-') ? pid : null;
}

/** Stops the test server after a run unless another run still needs it; its files stay for the next one. */
export default async function stopDatabase(): Promise<void> {
  if (readdirSync(join(testServerFolder(), 'users')).some(isOfAnotherRun)) return;
  const pid = serverPid();
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let waits = 0; serverPid() === pid && waits < 500; waits++) await sleep(20);
}
