import type { Job } from '#kit/queue/jobs.js';
import type { BackgroundParts } from '../background-parts.js';
import { BACKGROUND_CHECK, type CheckPayload, runBackgroundCheck } from './run-background-check.js';

/** Asks the sources of a check. Retried while one fails: after 2, 4, 8 … seconds. */
export function backgroundCheckJob(parts: BackgroundParts): Job<CheckPayload> {
  return {
    ...BACKGROUND_CHECK,
    retries: parts.retries,
    retryDelaySeconds: 2,
    timeoutSeconds: 240,
    run: (payload, attempt) => runBackgroundCheck(parts, payload, attempt),
  };
}
