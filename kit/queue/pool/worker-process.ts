import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../process/project-root.js';

const BUILT = join(projectRoot, 'dist');
const ENTRY = join(BUILT, 'kit/queue/pool/worker-entry.js');

/** Makes the C library return freed memory; otherwise it would keep a hundred megabytes of images. */
const GIVE_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** The built file of a module, also when running from sources: workers always run the build. */
export function builtFile(folder: string, name: string): string {
  const inside = relative(BUILT, folder).startsWith('..') ? relative(projectRoot, folder) : relative(BUILT, folder);
  const file = join(BUILT, inside, name);
  if (!existsSync(file)) throw new Error(`The worker ${join(inside, name)} has not been built. Run npm run build.`);
  return file;
}

/** A worker's message: the result or error of a task, and the worker's memory afterwards in bytes. */
export interface WorkerAnswer<Answer> {
  answer?: Answer;
  error?: unknown;
  residentBytes: number;
}

/** A worker in its own process: crashes, also in native code, do not affect other processes. */
export class WorkerProcess<Task, Answer> {
  readonly #child: ChildProcess;
  #tell: { answered: (said: WorkerAnswer<Answer>) => void; ended: (how: string) => void } | undefined;

  /** Starts a worker. `file` is a built module whose default function runs a task; `gone` is called when it exits. */
  constructor(file: string, memoryMb: number, gone: () => void) {
    this.#child = fork(ENTRY, [file], {
      serialization: 'advanced',
      // Libraries may print what they read, which must not be logged. Nor do workers need our secrets.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production', ...GIVE_BACK },
      cwd: projectRoot,
      execArgv: [`--max-old-space-size=${memoryMb}`],
    });
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (said) => this.#told()?.answered(said as WorkerAnswer<Answer>));
    const end = (how: string) => {
      this.#told()?.ended(how);
      gone();
    };
    this.#child.once('error', ({ message }) => end(message));
    this.#child.once('exit', (code, signal) => end(`The worker exited with ${signal ?? code}.`));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Runs one task at a time; rejects with the exit reason if the process exits before the result. */
  run(task: Task): Promise<WorkerAnswer<Answer>> {
    return new Promise((resolve, reject) => {
      this.#tell = { answered: resolve, ended: (how) => reject(new Error(how)) };
      this.#child.send(task as object, (error) => {
        if (error) this.#told()?.ended(error.message);
      });
    });
  }

  /** Kills the process immediately. */
  end(): void {
    this.#child.kill('SIGKILL');
  }

  #told() {
    const tell = this.#tell;
    this.#tell = undefined;
    return tell;
  }
}
