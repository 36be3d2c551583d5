import { PoolBroken, PoolFull, PoolLate } from './pool-failures.js';
import { type PoolShape, USUAL_POOL } from './pool-shape.js';
import { WorkerProcess, builtFile } from './worker-process.js';

interface Waiting<Task, Answer> {
  task: Task;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
  worker?: WorkerProcess<Task, Answer>;
}

/**
 * Processes of low priority for work that would hold up the event loop or could end the process. `folder` and
 * `name` give the module whose default function does a task. Tasks and answers are copied, so they are plain data.
 */
export class WorkerPool<Task, Answer> {
  readonly #file: string;
  readonly #shape: Required<PoolShape>;
  readonly #workers = new Set<WorkerProcess<Task, Answer>>();
  readonly #idle = new Map<WorkerProcess<Task, Answer>, NodeJS.Timeout>();
  #waiting: Waiting<Task, Answer>[] = [];
  #taken = 0;

  constructor(folder: string, name: string, shape: PoolShape = {}) {
    this.#file = builtFile(folder, name);
    this.#shape = { ...USUAL_POOL, ...shape };
  }

  /** Tasks that are being done or wait. */
  get taken() {
    return this.#taken;
  }

  /** The processes that there are now. */
  get pids(): number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? []);
  }

  /** Does a task. Throws `PoolFull`, `PoolLate` (waiting included), `PoolBroken`, or what the task throws. */
  async run(task: Task, limitMs: number): Promise<Answer> {
    if (this.#taken >= this.#shape.workers + this.#shape.waiting) throw new PoolFull('All workers are busy.');
    this.#taken++;
    let timer: NodeJS.Timeout | undefined;
    const done = new Promise<Answer>((resolve, reject) => {
      const waiting = { task, resolve, reject };
      timer = setTimeout(() => this.#giveUp(waiting), limitMs);
      this.#waiting.push(waiting);
    });
    this.#next();
    return done.finally(() => {
      clearTimeout(timer);
      this.#taken--;
    });
  }

  /** Ends the workers; tasks that run or wait are given up. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolBroken('The workers are being ended.'));
    for (const worker of this.#workers) worker.end();
    while (this.#workers.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  #giveUp(waiting: Waiting<Task, Answer>): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
    waiting.reject(new PoolLate('The task was not done in time.'));
    waiting.worker?.end();
  }

  #next(): void {
    while (this.#waiting.length > 0 && (this.#idle.size > 0 || this.#workers.size < this.#shape.workers)) {
      const [known] = this.#idle.keys();
      const worker = known ?? this.#started();
      this.#takeFromIdle(worker);
      void this.#done(worker, this.#waiting.shift()!);
    }
  }

  #started(): WorkerProcess<Task, Answer> {
    const worker = new WorkerProcess<Task, Answer>(this.#file, this.#shape.memoryMb, () => {
      this.#takeFromIdle(worker);
      if (this.#workers.delete(worker)) this.#next();
    });
    this.#workers.add(worker);
    return worker;
  }

  async #done(worker: WorkerProcess<Task, Answer>, waiting: Waiting<Task, Answer>): Promise<void> {
    waiting.worker = worker;
    try {
      const { answer, error, residentBytes } = await worker.run(waiting.task);
      if (error === undefined) waiting.resolve(answer as Answer);
      else waiting.reject(error);
      if (residentBytes > this.#shape.settledMb * 1e6) worker.end();
      else this.#rest(worker);
    } catch (error) {
      waiting.reject(new PoolBroken('A worker ended during its task.', { cause: error }));
    }
  }

  #rest(worker: WorkerProcess<Task, Answer>): void {
    const end = () => {
      this.#takeFromIdle(worker);
      worker.end();
    };
    this.#idle.set(worker, setTimeout(end, this.#shape.idleMs).unref());
    this.#next();
  }

  #takeFromIdle(worker: WorkerProcess<Task, Answer>): void {
    clearTimeout(this.#idle.get(worker));
    this.#idle.delete(worker);
  }
}
