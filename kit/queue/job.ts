/** A kind of job. Payloads contain IDs only, and a job can run more than once. */
export interface Job<Payload extends object = object> {
  name: string;
  /** Retries after the first attempt. */
  retries: number;
  /** Seconds before the first retry; doubles with each retry. */
  retryDelaySeconds: number;
  /** Most jobs that a worker fetches at once; defaults to 20. */
  batchSize?: number;
  /** Shortest time from the start of one batch of a worker to that of the next, in ms, so that jobs gather; defaults to 0. */
  gatherMs?: number;
  /** Timeout of one run in seconds. */
  timeoutSeconds: number;
  /** At most one job with the same key is queued or running at a time. */
  keyOf?: (payload: Payload) => string;
  /** Higher priorities run first; defaults to 0. */
  priorityOf?: (payload: Payload) => number;
  run(payload: Payload, attempt: { last: boolean }): Promise<void>;
}
