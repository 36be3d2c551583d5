/** A kind of work: its payload holds ids, it may run twice, its timing stands beside its code. */
export interface Job<Payload extends object = object> {
  name: string;
  /** Attempts after the first one. */
  retries: number;
  /** Seconds before the first retry; doubles with each. */
  retryDelaySeconds: number;
  /** Seconds that one run may take. */
  timeoutSeconds: number;
  /** At most one job of a key waits or runs at a time. */
  keyOf?: (payload: Payload) => string;
  /** Of those that wait the highest is worked on first; 0 when absent. */
  priorityOf?: (payload: Payload) => number;
  run(payload: Payload, attempt: { last: boolean }): Promise<void>;
}
