import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../process/project-root.js';

const BUILT = join(projectRoot, 'dist');
const ENTRY = join(BUILT, 'kit/queue/pool/worker-entry.js');

/** What the C library does with memory that was given back: else it keeps a hundred megabytes of pictures for later. */
const GIVE_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '1048576' };

/** The built file for a module of a folder, also when the sources are run: a worker runs what was built. */
export function builtFile(folder: string, name: string): string {
  const inside = relative(BUILT, folder).startsWith('..') ? relative(projectRoot, folder) : relative(BUILT, folder);
  const file = join(BUILT, inside, name);
  if (!existsSync(file)) throw new Error(`The worker ${join(inside, name)} has not been built. Run npm run build.`);
  return file;
}

/** What a worker tells: what a task gave or threw, and the memory that the worker takes after it, in bytes. */
export interface WorkerAnswer<Answer> {
  answer?: Answer;
  error?: unknown;
  residentBytes: number;
}

/** A worker that is a process of its own: what crashes in it, native code included, ends nobody else. */
export class WorkerProcess<Task, Answer> {
  readonly #child: ChildProcess;
  #tell: { answered: (said: WorkerAnswer<Answer>) => void; ended: (how: string) => void } | undefined;

  /** Starts one. `file` is a built module whose default function does a task; `gone` hears of the end of the process. */
  constructor(file: string, memoryMb: number, gone: () => void) {
    this.#child = fork(ENTRY, [file], {
      serialization: 'advanced',
      // Libraries may print what they read; nothing of it belongs into a log. Nor do workers need our secrets.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { NODE_ENV: 'production', ...GIVE_BACK },
      cwd: projectRoot,
      execArgv: ['--enable-source-maps', `--max-old-space-size=${memoryMb}`],
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

  /** Does one task at a time; rejects with the way it ended when the process ends before its answer. */
  run(task: Task): Promise<WorkerAnswer<Answer>> {
    return new Promise((resolve, reject) => {
      this.#tell = { answered: resolve, ended: (how) => reject(new Error(how)) };
      this.#child.send(task as object, (error) => {
        if (error) this.#told()?.ended(error.message);
      });
    });
  }

  /** Ends the process at once, whatever it does. */
  end(): void {
    this.#child.kill('SIGKILL');
  }

  #told() {
    const tell = this.#tell;
    this.#tell = undefined;
    return tell;
  }
}
