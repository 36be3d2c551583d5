/**
 * Outlives a test run and kills the processes that the run leaves behind: its descendants, and processes with its mark
 * in
 * their environment. Arguments: mark, PID of the run. The run has ended when standard input closes. Linux only.
 */
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import stopDatabase, { read, serverPid } from './stop-database.ts';

const LOOK_EVERY_MS = 500;
const [run, main] = process.argv.slice(2);

/** Descendants seen so far: PID and start time, because PIDs are reused. */
const seen = new Map();

/** Running processes by PID, with parent and start time. */
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

/** PIDs that the run has left, except the database server, which other runs may use. */
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
// Signals to the terminal's foreground group end the run. This process must outlive it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume().on('close', async () => {
  clearInterval(looking);
  for (let pids = left(); pids.length > 0; pids = left()) {
    pids.forEach(kill);
    await sleep(50);
  }
  await stopDatabase();
});
