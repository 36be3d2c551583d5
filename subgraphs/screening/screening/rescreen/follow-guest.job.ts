import type { EntityManager } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { emailKey, phoneKey } from '#kit/contact/contact-keys.js';
import type { Job, Jobs } from '#kit/queue/jobs.js';
import { FOLLOW_GUEST, type GuestChanged } from '../../booking/reservation/follow-guest.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { findStaysOfGuest } from './find-concerned.js';
import { queueAgain, type QueueParts } from './queue-again.js';

/** Seconds in which what rules do to stays of a guest is put together. */
const TOGETHER_SECONDS = 1;

/**
 * A rule has declined a stay, or declines it no more: the guest's stays are looked at, once for all that it does now.
 */
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
 * A stay was declined or is no more, by hand or by a rule, canceled or taken up again: the guest's other stays rest on
 * that, and are looked at again. What rules make of those goes no further, or two stays could undo each other for ever.
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
