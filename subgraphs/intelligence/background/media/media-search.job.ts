import type { Job } from '#kit/queue/jobs.js';
import type { BackgroundParts } from '../background-parts.js';
import { MEDIA_SEARCH, type MediaPayload, runMediaSearch } from './run-media-search.js';

/** Searches news for a report. Retried while a source fails: after 2, 4, 8 … seconds. */
export function mediaSearchJob(parts: BackgroundParts): Job<MediaPayload> {
  return {
    ...MEDIA_SEARCH,
    retries: parts.retries,
    retryDelaySeconds: 2,
    timeoutSeconds: 120,
    run: (payload, attempt) => runMediaSearch(parts, payload, attempt),
  };
}
