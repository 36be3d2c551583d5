import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { PoolBroken, PoolFull, PoolLate } from '#kit/queue/pool-failures.js';
import type { PoolShape } from '#kit/queue/pool-shape.js';
import { WorkerPool } from '#kit/queue/worker-pool.js';
import { built } from '../support/built.js';
import { eventually } from '../support/eventually.js';

const folder = join(projectRoot, 'dist/worker-pool-test');
const TASK = `
export default async function task({ word, ms = 0, then }) {
  if (then === 'throw') throw new TypeError('no ' + word);
  if (then === 'exit') process.exit(3);
  if (then === 'abort') process.abort();
  if (then === 'env') return JSON.stringify(process.env);
  if (then === 'nice') return String((await import('node:os')).getPriority(process.pid));
  if (then === 'grow') { const all = []; for (;;) all.push(new Array(100_000).fill(word.length + all.length)); }
  if (then === 'spin') for (const until = Date.now() + ms; Date.now() < until;);
  else await new Promise((resolve) => setTimeout(resolve, ms));
  return word.toUpperCase();
}`;

interface Task {
  word: string;
  ms?: number;
  then?: 'throw' | 'exit' | 'grow' | 'spin' | 'abort' | 'env' | 'nice';
}

const pools: WorkerPool<Task, string>[] = [];
function poolOf(shape: PoolShape = {}) {
  const pool = new WorkerPool<Task, string>(folder, 'task.js', { workers: 1, ...shape });
  pools.push(pool);
  return pool;
}

beforeAll(async () => {
  await built();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'task.js'), TASK);
});

afterAll(async () => {
  for (const pool of pools) await pool.close();
  rmSync(folder, { recursive: true });
});

test('a task is done and its answer comes back', async () => {
  expect(await poolOf().run({ word: 'read' }, 10_000)).toBe('READ');
});

test('what a task throws, its caller gets', async () => {
  await expect(poolOf().run({ word: 'way', then: 'throw' }, 10_000)).rejects.toThrow('no way');
});

test('as many as may wait do, the next is refused at once', async () => {
  const pool = poolOf({ waiting: 2 });
  const running = pool.run({ word: 'one', ms: 1_500 }, 10_000);
  const waiting = [pool.run({ word: 'two' }, 10_000), pool.run({ word: 'three' }, 10_000)];
  await expect(pool.run({ word: 'four' }, 10_000)).rejects.toThrow(PoolFull);
  expect(await Promise.all([running, ...waiting])).toEqual(['ONE', 'TWO', 'THREE']);
  expect(pool.taken).toBe(0);
});

test('a task that never gives its worker back is ended, and the next one is done', async () => {
  const pool = poolOf();
  await expect(pool.run({ word: 'slow', then: 'spin', ms: 60_000 }, 1_000)).rejects.toThrow(PoolLate);
  expect(await pool.run({ word: 'next' }, 10_000)).toBe('NEXT');
});

test.each(['exit', 'grow', 'abort'] as const)(
  'a worker that dies (%s) is replaced, and the process lives',
  async (then) => {
    const pool = poolOf({ memoryMb: 60 });
    await expect(pool.run({ word: 'last', then }, 20_000)).rejects.toThrow(PoolBroken);
    expect(await pool.run({ word: 'next' }, 10_000)).toBe('NEXT');
  },
);

test('a worker that is killed from outside, in its task or without one, is replaced', async () => {
  const pool = poolOf();
  const running = pool.run({ word: 'long', ms: 20_000 }, 30_000);
  while (pool.pids.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  process.kill(pool.pids[0]!, 'SIGKILL');
  await expect(running).rejects.toThrow(PoolBroken);
  expect(await pool.run({ word: 'next' }, 10_000)).toBe('NEXT');
  process.kill(pool.pids[0]!, 'SIGSEGV');
  await eventually(() => Promise.resolve(pool.pids.length === 0));
  expect(await pool.run({ word: 'again' }, 10_000)).toBe('AGAIN');
});

test('a worker knows no secret of ours and stands behind everybody', async () => {
  const pool = poolOf();
  const known = Object.keys(JSON.parse((await pool.run({ word: '', then: 'env' }, 10_000)).toLowerCase()) as object);
  expect(known.sort()).toEqual(['malloc_arena_max', 'node_env']);
  expect(await pool.run({ word: '', then: 'nice' }, 10_000)).toBe('10');
});

test('a worker without a task ends after a while, and one that has grown at once', async () => {
  const pool = poolOf({ idleMs: 200 });
  await pool.run({ word: 'one' }, 10_000);
  expect(pool.pids).toHaveLength(1);
  await eventually(() => Promise.resolve(pool.pids.length === 0));
  const grown = poolOf({ settledMb: 1 });
  await grown.run({ word: 'one' }, 10_000);
  await eventually(() => Promise.resolve(grown.pids.length === 0));
  expect(await grown.run({ word: 'two' }, 10_000)).toBe('TWO');
});

test('a worker that nobody built is named when the pool is made', () => {
  expect(() => new WorkerPool(folder, 'none.js')).toThrow('npm run build');
});
