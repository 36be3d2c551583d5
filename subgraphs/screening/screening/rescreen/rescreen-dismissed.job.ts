import type pg from 'pg';
import type { Job } from '#kit/queue/jobs.js';
import { findWithHits } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

interface Dismissed {
  accountId: string;
  dismissalId: string;
}

/**
 * Somebody has dismissed a hit, or taken that back: the reservations of the account that have hits are looked at again.
 * Who the hit was about is known to nobody here.
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
