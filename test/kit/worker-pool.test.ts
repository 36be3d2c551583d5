import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { PoolBroken, PoolFull, PoolLate, WorkerPool } from '#kit/queue/worker-pool.js';

const folder = join(projectRoot, 'dist/worker-pool-test');
const TASK = `
export default async function task({ word, ms = 0, then }) {
  if (then === 'throw') throw new TypeError('no ' + word);
  if (then === 'exit') process.exit(3);
  if (then === 'grow') { const all = []; for (;;) all.push(new Array(100_000).fill(word.length + all.length)); }
  if (then === 'spin') for (const until = Date.now() + ms; Date.now() < until;);
  else await new Promise((resolve) => setTimeout(resolve, ms));
  return word.toUpperCase();
}`;

interface Task {
  word: string;
  ms?: number;
  then?: 'throw' | 'exit' | 'grow' | 'spin';
}

const pools: WorkerPool<Task, string>[] = [];
function poolOf(shape: { workers?: number; waiting?: number; memoryMb?: number } = {}) {
  const pool = new WorkerPool<Task, string>(folder, 'task.js', { workers: 1, ...shape });
  pools.push(pool);
  return pool;
}

beforeAll(() => {
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

test('a task that never gives the thread back is ended, and the next one is done', async () => {
  const pool = poolOf();
  await expect(pool.run({ word: 'slow', then: 'spin', ms: 60_000 }, 1_000)).rejects.toThrow(PoolLate);
  expect(await pool.run({ word: 'next' }, 10_000)).toBe('NEXT');
});

test.each(['exit', 'grow'] as const)('a worker that dies (%s) is replaced, and the process lives', async (then) => {
  const pool = poolOf({ memoryMb: 60 });
  await expect(pool.run({ word: 'last', then }, 20_000)).rejects.toThrow(PoolBroken);
  expect(await pool.run({ word: 'next' }, 10_000)).toBe('NEXT');
});

test('a worker that nobody built is named when the pool is made', () => {
  expect(() => new WorkerPool(folder, 'none.js')).toThrow('npm run build');
});
