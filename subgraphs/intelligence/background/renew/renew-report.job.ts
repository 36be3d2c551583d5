import type { Job } from '#kit/queue/jobs.js';
import type { BackgroundParts } from '../background-parts.js';
import { RENEW_REPORT, type RenewPayload, renewReport } from './renew-report.js';

/** Searches again for a report. Retried while a source fails or the first search runs: after 2, 4, 8 … seconds. */
export function renewReportJob(parts: BackgroundParts): Job<RenewPayload> {
  return {
    ...RENEW_REPORT,
    retries: parts.retries + 2,
    retryDelaySeconds: 2,
    timeoutSeconds: 240,
    run: (payload, attempt) => renewReport(parts, payload, attempt),
  };
}
