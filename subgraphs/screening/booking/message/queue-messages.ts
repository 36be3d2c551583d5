import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '#kit/queue/jobs.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { Reservation } from '../reservation/reservation.entity.js';
import { cancelWaiting } from './cancel-waiting.js';
import { enqueueDelivery } from './delivery/enqueue-delivery.js';
import { sendAfterOf } from './delivery/next-step.js';
import { isApproved } from './delivery/is-approved.js';
import { Message, type Trigger } from './message.entity.js';
import type { Senders } from './providers/open-senders.js';
import { MessageTemplate } from './template/message-template.entity.js';

export interface MessageParts {
  jobs: Pick<Jobs, 'enqueue'>;
  senders: Senders;
}

/** Triggers whose messages are created with the reservation. */
const AT_CREATION: Trigger[] = ['reservation_created', 'before_check_in', 'portal_incomplete'];

/**
 * Creates the messages that the account's templates define for a trigger, once per reservation and tag, and releases
 * gated messages on approval, all in the caller's transaction. Call it where the transition is announced, with the
 * reservation written and locked.
 */
export async function queueMessages(
  parts: MessageParts,
  tx: EntityManager,
  row: Reservation,
  trigger: Exclude<Trigger, 'manual' | 'before_check_in' | 'portal_incomplete'>,
): Promise<void> {
  if (row.status === 'CANCELED') return;
  const { accountId, id: reservationId } = row;
  const triggers = trigger === 'reservation_created' ? AT_CREATION : [trigger];
  const templates = await tx.find(MessageTemplate, { accountId, trigger: triggers, enabled: true });
  if (templates.length > 0) {
    const made = await tx.find(Message, { accountId, reservationId, trigger: { $ne: 'manual' } });
    const kept = made.filter(({ reason }) => reason !== 'reservation_canceled').map(({ tag }) => tag);
    for (const template of templates)
      if (!kept.includes(template.tag)) await putMessage(parts, tx, row, ofTemplate(row, template));
  }
  if (isApproved(row)) await letGo(parts, tx, row);
}

/** Fields of a reservation that its messages depend on, before a change. */
export type Before = Pick<Reservation, 'status' | 'checkInDate' | 'listingId'>;

/** Creates, cancels and reschedules messages after a reservation was created (`before` is null) or changed. */
export async function followSavedReservation(
  parts: MessageParts,
  tx: EntityManager,
  row: Reservation,
  before: Before | null,
): Promise<void> {
  const { accountId, id: reservationId } = row;
  if (row.status === 'CANCELED') {
    if (before?.status !== row.status) await cancelWaiting(tx, accountId, { reservationId }, 'reservation_canceled');
    return;
  }
  if (!before || before.status === 'CANCELED') return queueMessages(parts, tx, row, 'reservation_created');
  if (before.checkInDate === row.checkInDate && before.listingId === row.listingId) return;
  const moved = await tx.find(Message, { accountId, reservationId, trigger: 'before_check_in', status: 'queued' });
  for (const message of moved) {
    // Due now: the delivery loads the listing's hours and reschedules it.
    message.dueAt = new Date();
    await tx.flush();
    await enqueueDelivery(parts.jobs, tx, message);
  }
}

function ofTemplate(
  row: Reservation,
  template: MessageTemplate,
): Partial<Message> & Pick<Message, 'via' | 'trigger' | 'sendAfter'> {
  const { id: templateId, tag, via, trigger, gated, delayMinutes, hoursBeforeCheckIn } = template;
  const now = new Date();
  const delayed = { trigger, sendAfter: new Date(now.getTime() + delayMinutes * 60_000) };
  const sendAfter = sendAfterOf(delayed, hoursBeforeCheckIn, row, null) ?? now;
  // Approximate until the delivery, which is due now, loads the listing's hours.
  const dueAt = trigger === 'before_check_in' ? now : sendAfter;
  return { templateId, tag, via, trigger, gated, sendAfter, dueAt };
}

/** Stores a message in its initial status, announces it and queues its delivery. */
export async function putMessage(
  { jobs, senders }: MessageParts,
  tx: EntityManager,
  reservation: Reservation,
  members: Partial<Message> & Pick<Message, 'via' | 'trigger' | 'sendAfter'>,
): Promise<Message> {
  const { accountId, id: reservationId } = reservation;
  const sender = senders[members.via];
  const status = members.gated && !isApproved(reservation) ? 'waiting_for_approval' : sender ? 'queued' : 'held';
  const row = Object.assign(new Message(), { dueAt: members.sendAfter, ...members, accountId, reservationId, status });
  row.method = sender?.method ?? 'none';
  tx.persist(row);
  await tx.flush();
  await announce(tx, accountId, eventOf('message.queued', { reservationId, messageId: row.id, state: status }));
  if (status === 'queued') await enqueueDelivery(jobs, tx, row);
  return row;
}

/** The guest is approved: queue the gated messages. */
async function letGo(
  { jobs, senders }: MessageParts,
  tx: EntityManager,
  { accountId, id: reservationId }: Reservation,
) {
  const waiting = await tx.find(Message, { accountId, reservationId, status: 'waiting_for_approval' });
  for (const message of waiting) {
    const state = senders[message.via] ? 'queued' : 'held';
    const now = new Date();
    const dueAt = message.sendAfter > now && message.trigger !== 'before_check_in' ? message.sendAfter : now;
    Object.assign(message, { status: state, method: senders[message.via]?.method ?? 'none', dueAt });
    await tx.flush();
    await announce(tx, accountId, eventOf('message.queued', { reservationId, messageId: message.id, state }));
    if (state === 'queued') await enqueueDelivery(jobs, tx, message);
  }
}
