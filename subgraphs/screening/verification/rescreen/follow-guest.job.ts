import type pg from 'pg';
import type { Job } from '#kit/queue/jobs.js';
import { findOthersOfGuest } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

interface Changed {
  accountId: string;
  reservationId: string;
}

/** What names the work when it is queued. */
export const FOLLOW_GUEST = { name: 'follow-guest', keyOf: ({ reservationId }: Changed) => reservationId };

/**
 * A stay was declined or is no more, by hand or by a rule, canceled or taken up again: the guest's other stays rest on
 * that, and are looked at again. What rules make of those goes no further, or two stays could undo each other for ever.
 */
export function followGuestJob(parts: QueueParts & { pool: pg.Pool }): Job<Changed> {
  return {
    ...FOLLOW_GUEST,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    run: async ({ accountId, reservationId }) =>
      queueAgain(parts, await findOthersOfGuest(parts.pool, accountId, reservationId), 'echo'),
  };
}
