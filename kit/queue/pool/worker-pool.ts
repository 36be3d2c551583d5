import { PoolBroken, PoolFull, PoolLate } from './pool-failures.js';
import { type PoolShape, USUAL_POOL, turns } from './pool-shape.js';
import type { WaitingTask } from './waiting-task.js';
import { WorkerProcess, builtFile } from './worker-process.js';
import { messages } from '../../messages.js';

/**
 * A pool of low-priority processes for work that would block the event loop or could crash the process. `folder` and
 * `name` give the module whose default function runs a task. Tasks and results are copied, so they must be plain data.
 */
export class WorkerPool<Task, Answer> {
  readonly #file: string;
  readonly #shape: Required<PoolShape>;
  readonly #workers = new Set<WorkerProcess<Task, Answer>>();
  readonly #idle = new Map<WorkerProcess<Task, Answer>, NodeJS.Timeout>();
  #waiting: WaitingTask<Task, Answer>[] = [];
  #taken = 0;
  #turnsAwaited = 0;

  constructor(folder: string, name: string, shape: PoolShape = {}) {
    this.#file = builtFile(folder, name);
    this.#shape = { ...USUAL_POOL, ...shape };
  }

  /** Number of running and queued tasks. */
  get taken() {
    return this.#taken;
  }

  /** The current processes. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /**
   * Runs a task: waits up to `waitMs` for its turn, then runs for up to `limitMs`. Throws `PoolFull` (also if no turn
   * came), `PoolLate`, `PoolBroken`, or what the task throws.
   */
  async run(task: Task, limitMs: number, waitMs = limitMs): Promise<Answer> {
    if (this.#taken >= this.#shape.workers + this.#shape.waiting) throw new PoolFull(messages.workersBusy);
    this.#taken++;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const giveUp = () => {
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      reject(new PoolFull(messages.workerWaitTimeout));
    };
    const waiting: WaitingTask<Task, Answer> = { task, limitMs, timer: setTimeout(giveUp, waitMs), resolve, reject };
    this.#waiting.push(waiting);
    this.#next();
    return promise.finally(() => {
      clearTimeout(waiting.timer);
      this.#taken--;
    });
  }

  /** Stops the workers; running and queued tasks are rejected. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolBroken(messages.workersStopping));
    for (const worker of this.#workers) worker.end();
    while (this.#workers.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Requests a turn for each available worker; the task is chosen when the turn comes. */
  #next(): void {
    const able = this.#idle.size + this.#shape.workers - this.#workers.size;
    for (; this.#turnsAwaited < Math.min(able, this.#waiting.length); this.#turnsAwaited++) void this.#turn();
  }

  async #turn(): Promise<void> {
    const giveBack = await turns.take(this.#shape.isFirst);
    this.#turnsAwaited--;
    const waiting = this.#waiting.shift();
    if (waiting) await this.#done(waiting);
    giveBack();
    // Continuations of the result are queued before new tasks.
    setImmediate(() => this.#next());
  }

  #started(): WorkerProcess<Task, Answer> {
    const worker = new WorkerProcess<Task, Answer>(this.#file, this.#shape.memoryMb, () => {
      this.#takeFromIdle(worker);
      if (this.#workers.delete(worker)) this.#next();
    });
    this.#workers.add(worker);
    return worker;
  }

  async #done(waiting: WaitingTask<Task, Answer>): Promise<void> {
    try {
      const worker = [...this.#idle.keys()][0] ?? this.#started();
      this.#takeFromIdle(worker);
      clearTimeout(waiting.timer);
      waiting.timer = setTimeout(() => {
        waiting.reject(new PoolLate(messages.taskTimeout));
        worker.end();
      }, waiting.limitMs);
      const { answer, error, residentBytes } = await worker.run(waiting.task);
      if (error === undefined) waiting.resolve(answer as Answer);
      else waiting.reject(error);
      if (residentBytes > this.#shape.settledMb * 1e6) worker.end();
      else this.#rest(worker);
    } catch (error) {
      waiting.reject(new PoolBroken(messages.workerExited, { cause: error }));
    }
  }

  #rest(worker: WorkerProcess<Task, Answer>): void {
    const end = () => {
      // A queued task will need it.
      if (this.#waiting.length > 0) return this.#rest(worker);
      this.#takeFromIdle(worker);
      worker.end();
    };
    this.#idle.set(worker, setTimeout(end, this.#shape.idleMs).unref());
  }

  #takeFromIdle(worker: WorkerProcess<Task, Answer>): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}
