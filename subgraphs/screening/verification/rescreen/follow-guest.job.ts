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
 * A stay was decided by hand, canceled or taken up again: the guest's other stays rest on that, and are looked at again.
 * What a rule decides starts nothing, or two stays could undo each other for ever.
 */
export function followGuestJob(parts: QueueParts & { pool: pg.Pool }): Job<Changed> {
  return {
    ...FOLLOW_GUEST,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    run: async ({ accountId, reservationId }) =>
      queueAgain(parts, await findOthersOfGuest(parts.pool, accountId, reservationId)),
  };
}
