import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';
import type { Job, Jobs } from '#kit/queue/jobs.js';
import { FOLLOW_GUEST, type GuestChanged } from '../../booking/reservation/follow-guest.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { findStaysOfGuest } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

/** Delay in seconds, so that several rule decisions on a guest's stays lead to one job. */
const TOGETHER_SECONDS = 1;

/** Queues a new analysis of the guest's stays after a rule declined a stay or withdrew its decline. */
export async function followByRule(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: EntityManager,
  { accountId, id: reservationId, guestEmail, guestPhone }: Reservation,
): Promise<void> {
  const [email, phone] = [emailKey(guestEmail), phoneKey(guestPhone)];
  if (!email && !phone) return;
  const guest = lookupDigest(JSON.stringify([accountId, email, phone]));
  await jobs.enqueue(tx, FOLLOW_GUEST, { accountId, reservationId, guest }, TOGETHER_SECONDS);
}

/**
 * Analyzes the guest's other stays again after a stay was declined, undeclined, canceled or reinstated, by a user or a
 * rule. Rule decisions in these analyses trigger no further ones, otherwise two stays could toggle each other forever.
 */
export function followGuestJob(parts: QueueParts & { pool: pg.Pool }): Job<GuestChanged> {
  return {
    ...FOLLOW_GUEST,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 60,
    run: async ({ accountId, reservationId, guest }) =>
      queueAgain(parts, await findStaysOfGuest(parts.pool, accountId, reservationId, guest !== undefined), 'echo'),
  };
}
