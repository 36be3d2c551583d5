import { LockMode } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { Jobs } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { emFor } from '#kit/store/database.js';
import { eventOf } from '#events';
import { Reservation } from '../../reservation/reservation.entity.js';
import { Message, type MessageStatus } from '../message.entity.js';
import type { NotSent } from '#kit/outbound/message-sender.js';
import type { Words } from '../template/placeholders.js';
import { enqueueDelivery } from './enqueue-delivery.js';
import { isApproved } from './is-approved.js';
import type { Step } from './next-step.js';

/** With the delays below this spans about 21 hours. */
const MAX_ATTEMPTS = 30;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 3_600_000;

const OVER: MessageStatus[] = ['sent', 'simulated'];

/** Result of processing a claimed message. `sent` and `refused` contain the content as sent. */
export type Outcome =
  | Exclude<Step, { kind: 'send' }>
  | ({ kind: 'sent'; simulated: boolean; to: string | null; method: string } & Words)
  | ({ kind: 'refused'; to: string | null; method: string; error: NotSent } & Words);

interface Settling {
  orm: MikroORM;
  jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * Records the result of a claimed message, announces it and schedules the next step, in one transaction. `seen` is the
 * message as evaluated. If another worker has taken over, only a successful delivery is recorded. `onSent` runs in the
 * same transaction if the message was sent.
 */
export async function settleMessage(
  { orm, jobs }: Settling,
  seen: Message,
  attempt: number,
  outcome: Outcome,
  onSent?: (tx: EntityManager, reservation: Reservation) => Promise<void>,
): Promise<void> {
  const { accountId, id } = seen;
  await emFor(orm, [accountId]).transactional(async (tx) => {
    const reservation = await heldReservation(tx, seen);
    const stale = outcome.kind === 'wait' && reservation !== null && isApproved(reservation);
    const row = await tx.findOne(Message, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return;
    const mine = row.status === 'queued' && row.attempts === attempt;
    if (!mine && (outcome.kind !== 'sent' || OVER.includes(row.status))) return;
    row.claimedUntil = null;
    const moved = outcome.kind === 'later' && row.dueAt.getTime() !== seen.dueAt.getTime();
    if (!stale && !moved) apply(row, reservation?.erasedAt ? wordless(outcome) : outcome);
    await tx.flush();
    if (row.status === 'sent' || row.status === 'simulated' || row.status === 'failed') {
      const payload = { reservationId: row.reservationId, messageId: id, state: row.status };
      await announce(tx, accountId, eventOf(row.status === 'failed' ? 'message.failed' : 'message.sent', payload));
    }
    if (row.status === 'queued') await enqueueDelivery(jobs, tx, row);
    if (outcome.kind === 'sent' && reservation && !reservation.erasedAt) await onSent?.(tx, reservation);
  });
}

/** Locks the reservation, so that no approval or erasure happens between evaluation and recording. */
function heldReservation(tx: EntityManager, { accountId, reservationId: id }: Message): Promise<Reservation | null> {
  return tx.findOne(Reservation, { accountId, id }, { lockMode: LockMode.PESSIMISTIC_READ });
}

/** The result for a guest erased while sending: whether it was sent, without its content. */
function wordless(outcome: Outcome): Outcome {
  return 'to' in outcome ? { ...outcome, to: null, subject: null, text: null, html: null } : outcome;
}

function apply(row: Message, outcome: Outcome): void {
  if (outcome.kind === 'cancel') Object.assign(row, { status: 'canceled', reason: outcome.reason });
  if (outcome.kind === 'fail') Object.assign(row, { status: 'failed', reason: outcome.reason });
  if (outcome.kind === 'wait') row.status = 'waiting_for_approval';
  if (outcome.kind === 'hold') Object.assign(row, { status: 'held', method: 'none' });
  if (outcome.kind === 'later') Object.assign(row, { sendAfter: outcome.at, dueAt: outcome.at });
  if (outcome.kind === 'sent') {
    Object.assign(row, { ...wordsOf(outcome), reason: null, sentAt: new Date() });
    row.status = outcome.simulated ? 'simulated' : 'sent';
  }
  if (outcome.kind === 'refused') {
    row.reason = outcome.error.reason;
    if (outcome.error.permanent || row.attempts >= MAX_ATTEMPTS)
      Object.assign(row, wordsOf(outcome), { status: 'failed' });
    else row.dueAt = new Date(Date.now() + waitMs(row.attempts, outcome.error.retryAfterMs));
  }
}

function wordsOf({ to, method, subject, text, html }: Extract<Outcome, { to: string | null }>) {
  return { recipient: to, method, subject, text, html };
}

/** Backoff: doubles from 5 seconds to an hour with 20% jitter, or the provider's requested delay if longer. */
function waitMs(attempts: number, askedMs: number | null): number {
  const wait = Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS * 2 ** (attempts - 1), askedMs ?? 0));
  return Math.round(wait * (0.9 + 0.2 * Math.random()));
}
