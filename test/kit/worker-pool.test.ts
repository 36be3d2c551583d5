import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { PoolBroken, PoolFull, PoolLate } from '#kit/queue/pool/pool-failures.js';
import type { PoolShape } from '#kit/queue/pool/pool-shape.js';
import { WorkerPool } from '#kit/queue/pool/worker-pool.js';
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

test('runs a task and returns its result', async () => {
  expect(await poolOf().run({ word: 'read' }, 10_000)).toBe('READ');
});

test('passes an error of a task to its caller', async () => {
  await expect(poolOf().run({ word: 'way', then: 'throw' }, 10_000)).rejects.toThrow('no way');
});

test('queues up to the limit, and refuses the next task at once', async () => {
  const pool = poolOf({ waiting: 2 });
  const running = pool.run({ word: 'one', ms: 1_500 }, 10_000);
  const waiting = [pool.run({ word: 'two' }, 10_000), pool.run({ word: 'three' }, 10_000)];
  await expect(pool.run({ word: 'four' }, 10_000)).rejects.toThrow(PoolFull);
  expect(await Promise.all([running, ...waiting])).toEqual(['ONE', 'TWO', 'THREE']);
  expect(pool.taken).toBe(0);
});

test('terminates a task that never finishes, and runs the next one', async () => {
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

test('replaces a worker that is killed from outside, with or without a task', async () => {
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

test('a worker gets none of our secrets and runs at the lowest priority', async () => {
  const pool = poolOf();
  const known = Object.keys(JSON.parse((await pool.run({ word: '', then: 'env' }, 10_000)).toLowerCase()) as object);
  expect(known.sort()).toEqual(['malloc_arena_max', 'malloc_mmap_threshold_', 'malloc_trim_threshold_', 'node_env']);
  expect(await pool.run({ word: '', then: 'nice' }, 10_000)).toBe('10');
});

test('an idle worker ends after a while, and an oversized one at once', async () => {
  const pool = poolOf({ idleMs: 200 });
  await pool.run({ word: 'one' }, 10_000);
  expect(pool.pids).toHaveLength(1);
  await eventually(() => Promise.resolve(pool.pids.length === 0));
  const grown = poolOf({ settledMb: 1 });
  await grown.run({ word: 'one' }, 10_000);
  await eventually(() => Promise.resolve(grown.pids.length === 0));
  expect(await grown.run({ word: 'two' }, 10_000)).toBe('TWO');
});

test('pools together leave one core free, and priority tasks run first', async () => {
  const atOnce = Math.max(1, availableParallelism() - 1);
  const [one, other, first] = [poolOf({ workers: atOnce }), poolOf(), poolOf({ isFirst: true })];
  for (const pool of [other, first]) await pool.run({ word: 'warm' }, 60_000);
  const done: string[] = [];
  const run = (pool: WorkerPool<Task, string>, task: Task) =>
    pool.run(task, 60_000).then((word) => void done.push(word));
  const long = Array.from({ length: atOnce }, () => run(one, { word: 'long', ms: 1_500 }));
  await Promise.all([...long, run(other, { word: 'other' }), run(first, { word: 'first', ms: 300 })]);
  expect(done.slice(0, 1)).toEqual(['LONG']);
  if (atOnce === 1) expect(done).toEqual(['LONG', 'FIRST', 'OTHER']);
});

/** Holds all turns but so many until it is released. */
async function holding(spared: number) {
  const many = Math.max(1, availableParallelism() - 1) - spared;
  if (many === 0) return () => Promise.resolve();
  const pool = poolOf({ workers: many });
  const held = Array.from({ length: many }, () => pool.run({ word: 'held', ms: 600_000 }, 600_000));
  await eventually(() => pool.pids.length === many);
  return async () => {
    await pool.close();
    for (const one of await Promise.allSettled(held)) expect(one).toMatchObject({ reason: expect.any(PoolBroken) });
  };
}

test('follow-up work of a running task is done before the next one starts', async () => {
  const release = await holding(1);
  const [begins, goesOn] = [poolOf(), poolOf({ isFirst: true })];
  const order: string[] = [];
  const both = async (word: string) => {
    order.push(await begins.run({ word }, 60_000));
    order.push(await goesOn.run({ word: `${word} on` }, 60_000));
  };
  await Promise.all(['one', 'two', 'three'].map(both));
  expect(order).toEqual(['ONE', 'ONE ON', 'TWO', 'TWO ON', 'THREE', 'THREE ON']);
  await release();
});

test('a task without a turn times out, and no worker ends because of it', async () => {
  const pool = poolOf({ idleMs: 600_000 });
  await pool.run({ word: 'warm' }, 60_000);
  const [before, release] = [pool.pids, await holding(0)];
  await expect(pool.run({ word: 'late' }, 60_000, 300)).rejects.toThrow(PoolFull);
  await release();
  expect(await pool.run({ word: 'next' }, 60_000)).toBe('NEXT');
  expect(pool.pids).toEqual(before);
});

test('the timeout of a task starts with its turn', async () => {
  const pool = poolOf();
  const [long, next] = [pool.run({ word: 'long', ms: 10_500 }, 60_000), pool.run({ word: 'next' }, 10_000, 60_000)];
  expect(await Promise.all([long, next])).toEqual(['LONG', 'NEXT']);
});

test('creating a pool names a worker file that was not built', () => {
  expect(() => new WorkerPool(folder, 'none.js')).toThrow('npm run build');
});
