/**
 * The footprint of an installation: size of `node_modules`, number of packages, CPU time of a warm start, and idle memory.
 * Compares folders that are installed and built, alternating between them:
 * `node bench/footprint.mjs [folder …]`, this one by default. ROUNDS (3), IDLE_SECONDS (60).
 *
 * Each folder is started once to fill its data folder, then ROUNDS times warm. CPU is that of all processes from the start
 * to the first 200 of `/health/ready`; memory is the PSS (shared pages divided among those who share them) of all of them
 * IDLE_SECONDS later. Linux only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { median, note } from './figures.mjs';
import { cpuSeconds } from './processes.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const IDLE_MS = 1_000 * Number(process.env.IDLE_SECONDS ?? 60);
const PORT = 4_719;
const print = (line) => process.stdout.write(`${line}\n`);

/** Bytes on disk below a folder, hard links counted once, symbolic links not followed. */
function bytesBelow(folder, seen = new Set()) {
  return readdirSync(folder).reduce((sum, name) => {
    const path = join(folder, name);
    const at = lstatSync(path);
    if (at.isDirectory()) return sum + bytesBelow(path, seen);
    if (seen.has(at.ino)) return sum;
    seen.add(at.ino);
    return sum + at.blocks * 512;
  }, 0);
}

/** Packages installed by npm, according to its own list. */
const packagesIn = (folder) =>
  Object.keys(JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages).length;

/** PSS of a process and those below it, in MB. One that ends meanwhile, like a worker of autovacuum, counts nothing. */
function pssMb(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]) / 1024;
    return children.reduce((sum, child) => sum + pssMb(child), own);
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0;
    throw error;
  }
}

async function isReady() {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/health/ready`)).status === 200;
  } catch (error) {
    // Not listening yet.
    if (error.cause?.code === 'ECONNREFUSED' || error.cause?.code === 'ECONNRESET') return false;
    throw error;
  }
}

/** One start: { cpu in seconds, memory in MB or null }. */
async function startOnce(folder, dataDir, idleMs) {
  const start = existsSync(join(folder, 'bin/start.mjs')) ? 'bin/start.mjs' : 'dist/gateway/main.js';
  const child = spawn(join(folder, 'node_modules/.bin/node'), [start], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: dataDir,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATASETS_AUTO: 'off',
      // As `npm start`, the unit and the image set it.
      MALLOC_ARENA_MAX: '2',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`${folder} exited with ${child.exitCode} before it was ready.`);
      await sleep(50);
    }
    const cpu = cpuSeconds(child.pid);
    await sleep(idleMs);
    return { cpu, memory: pssMb(child.pid) };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

const span = (values, digits) =>
  `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;

const given = process.argv.slice(2);
const folders = (given.length > 0 ? given : ['.']).map((folder) => resolve(folder));
const runs = folders.map((folder) => ({ folder, dataDir: mkdtempSync(join(tmpdir(), 'footprint-')), starts: [] }));
try {
  for (const { folder, dataDir } of runs) await startOnce(folder, dataDir, 1_000);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const run of runs) run.starts.push(await startOnce(run.folder, run.dataDir, IDLE_MS));
} finally {
  for (const { dataDir } of runs) rmSync(dataDir, { recursive: true, force: true });
}
note({ idleMb: median(runs[0].starts.map(({ memory }) => memory)) });
print('| folder | node_modules MB | packages | warm start, s of CPU | idle PSS, MB |');
print('|---|---|---|---|---|');
for (const { folder, starts } of runs) {
  const megabytes = (bytesBelow(join(folder, 'node_modules')) / 1e6).toFixed(0);
  const cpu = span(starts.map((start) => start.cpu), 1); // prettier-ignore
  const memory = span(starts.map((start) => start.memory), 0); // prettier-ignore
  print(`| ${folder} | ${megabytes} | ${packagesIn(folder)} | ${cpu} | ${memory} |`);
}
