/** A task that waits for its turn, or is being done. */
export interface WaitingTask<Task, Answer> {
  task: Task;
  /** How long it may take from its turn on. */
  limitMs: number;
  /** Ends the waiting; once its turn has come, the task. */
  timer: NodeJS.Timeout;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}
