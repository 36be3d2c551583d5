import type pg from 'pg';
import type { Job } from '#kit/queue/jobs.js';
import { findWithHits } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

interface Dismissed {
  accountId: string;
  dismissalId: string;
}

/**
 * Analyzes the account's reservations with matches again after a match was dismissed or a dismissal withdrawn. All of
 * them, because this subgraph does not know whom the match was about.
 */
export function rescreenDismissedJob(parts: QueueParts & { pool: pg.Pool }): Job<Dismissed> {
  return {
    name: 'rescreen-dismissed',
    keyOf: ({ dismissalId }) => dismissalId,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 120,
    run: async ({ accountId }) => queueAgain(parts, await findWithHits(parts.pool, accountId)),
  };
}
