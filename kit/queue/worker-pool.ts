import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Piscina } from 'piscina';
import { projectRoot } from '../process/project-root.js';

/** How a pool is built; sizes and times have usual values. */
export interface PoolShape {
  /** Most workers at a time. Usually one for each core but one. */
  workers?: number;
  /** Most tasks that wait for a worker. */
  waiting?: number;
  /** Memory of one worker's JavaScript, in MB; one that needs more is ended and replaced. */
  memoryMb?: number;
}

/** All workers are busy and no more tasks may wait: the caller should come again later. */
export class PoolFull extends Error {}
/** A task was not done in its time; its worker was ended. */
export class PoolLate extends Error {}
/** A worker ended in the middle of its task, by its own fault or for want of memory. */
export class PoolBroken extends Error {}

const BUILT = join(projectRoot, 'dist');
const IDLE_MS = 60_000;
const MEMORY_MB = 300;
const WAITING = 16;

/** The built file for a module of a folder, also when the sources are run: a worker thread runs what was built. */
function builtFile(folder: string, name: string): string {
  const inside = relative(BUILT, folder).startsWith('..') ? relative(projectRoot, folder) : relative(BUILT, folder);
  const file = join(BUILT, inside, name);
  if (!existsSync(file)) throw new Error(`The worker ${join(inside, name)} is not built: npm run build.`);
  return file;
}

/**
 * Worker threads for work that would hold up the event loop. `folder` and `name` give the module whose default function
 * does a task. Tasks and answers are copied, so they are plain data.
 */
export class WorkerPool<Task, Answer> {
  readonly #pool: Piscina<Task, Answer>;
  readonly #most: number;
  #taken = 0;

  constructor(folder: string, name: string, shape: PoolShape = {}) {
    const workers = shape.workers ?? Math.max(1, availableParallelism() - 1);
    this.#most = workers + (shape.waiting ?? WAITING);
    this.#pool = new Piscina<Task, Answer>({
      filename: builtFile(folder, name),
      minThreads: 0,
      maxThreads: workers,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: shape.memoryMb ?? MEMORY_MB },
      execArgv: ['--enable-source-maps'],
    });
    // A worker that ends without a task is replaced like any other; its last task has heard of it.
    this.#pool.on('error', () => undefined);
  }

  /** Tasks that are being done or wait. */
  get taken(): number {
    return this.#taken;
  }

  /** Does a task. Throws `PoolFull`, `PoolLate` (waiting included), `PoolBroken`, or what the task throws. */
  async run(task: Task, limitMs: number): Promise<Answer> {
    if (this.#taken >= this.#most) throw new PoolFull('All workers are busy.');
    this.#taken++;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limitMs);
    try {
      return await this.#pool.run(task, { signal: late.signal });
    } catch (error) {
      if (late.signal.aborted) throw new PoolLate('The task was not done in time.', { cause: error });
      throw asPoolError(error);
    } finally {
      clearTimeout(timer);
      this.#taken--;
    }
  }

  /** Ends the workers; tasks that run are given up. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

function asPoolError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || /worker exited|worker thread exited/i.test(message ?? ''))
    return new PoolBroken('A worker ended during its task.', { cause: error });
  return error;
}
