/**
 * Outlives a test run and then kills the processes that it has left: those that carry its mark in their environment,
 * and those that descend from it. Parameters: the mark, the pid of the run. It knows by the end of its input that the run
 * has ended, however it ended. Linux only.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import stopDatabase, { serverPid } from './stop-database.ts';

const LOOK_EVERY_MS = 500;
const [run, main] = process.argv.slice(2);

/** Descendants that were seen: pid, and when it started, since pids are given out again. */
const seen = new Map();

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It ended meanwhile, or belongs to somebody else.
    return '';
  }
}

/** Processes that live now: pid → its parent and its start. */
function processes() {
  const found = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${pid}/stat`);
    const cells = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (stat && cells[0] !== 'Z') found.set(pid, { parent: cells[1], startedAt: cells[19] });
  }
  return found;
}

function look() {
  const living = processes();
  const isOurs = (pid) => pid === main || seen.get(pid) === living.get(pid)?.startedAt;
  for (let grew = true; grew;) {
    grew = false;
    for (const [pid, { parent, startedAt }] of living)
      if (pid !== String(process.pid) && !isOurs(pid) && living.has(parent) && isOurs(parent)) {
        seen.set(pid, startedAt);
        grew = true;
      }
  }
  return living;
}

/** The pids that the run has left, without the database server that other runs may use. */
function left() {
  const living = look();
  const server = String(serverPid());
  const isMarked = (pid) => read(`/proc/${pid}/environ`).includes(`SCREENING_TEST_RUN=${run}`);
  return [...living]
    .filter(([pid, { parent, startedAt }]) => {
      if ([String(process.pid), main, server].includes(pid) || parent === server) return false;
      return seen.get(pid) === startedAt || isMarked(pid);
    })
    .map(([pid]) => Number(pid));
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const looking = setInterval(look, LOOK_EVERY_MS);
// What ends a terminal's foreground ends the run; this process ends after it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume().on('close', async () => {
  clearInterval(looking);
  for (let pids = left(); pids.length > 0; pids = left()) {
    pids.forEach(kill);
    await sleep(50);
  }
  await stopDatabase();
});
