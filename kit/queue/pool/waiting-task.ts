/** A task that is queued or running. */
export interface WaitingTask<Task, Answer> {
  task: Task;
  /** Time limit from its turn on. */
  limitMs: number;
  /** Timer of the wait, then of the task itself. */
  timer: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}
