import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Jest loads a global teardown as CommonJS, without its module mapping: this file imports nothing of ours.

const MEMORY = '/dev/shm';
/** Large enough for a run: its databases and write-ahead log take up to 3 GB. */
const LARGE_BYTES = 8e9;

/** An in-memory folder if it is large and allows executables: PostgreSQL uses a quarter less CPU there. Otherwise on disk. */
function scratchFolder(): string {
  const options = read('/proc/mounts')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, folder]) => folder === MEMORY)?.[3];
  if (!options || /\b(noexec|ro)\b/.test(options)) return tmpdir();
  const { blocks, bsize } = statfsSync(MEMORY);
  return blocks * bsize >= LARGE_BYTES ? MEMORY : tmpdir();
}

/** The folder of the test server: private to this user and checkout. On disk, it is kept between runs. */
export function testServerFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const checkout = createHash('sha256')
    .update(import.meta.dirname)
    .digest('hex')
    .slice(0, 8);
  const folder = join(scratchFolder(), `screening-tests-${uid}-${checkout}`);
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

/** Stops the test server after a run unless another run still needs it. On disk, its files stay for the next one. */
export default async function stopDatabase(): Promise<void> {
  if (readdirSync(join(testServerFolder(), 'users')).some(isOfAnotherRun)) return;
  const pid = serverPid();
  if (pid === null) return;
  process.kill(pid, 'SIGINT');
  for (let waits = 0; serverPid() === pid && waits < 500; waits++) await sleep(20);
  if (testServerFolder().startsWith(MEMORY)) rmSync(testServerFolder(), { recursive: true, force: true });
}
