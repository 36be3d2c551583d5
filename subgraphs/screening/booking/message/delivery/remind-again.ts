import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { Message } from '../message.entity.js';
import { type MessageParts, putMessage } from '../queue-messages.js';
import type { Prepared } from './next-step.js';

/** Reminders per reservation and template. */
const MOST_REMINDERS = 10;

const HOUR_MS = 3_600_000;

/** Queues the next reminder after one was sent, in the transaction that records the sending. */
export async function remindAgain(
  parts: MessageParts,
  tx: EntityManager,
  reservation: Reservation,
  { message, template }: Pick<Prepared, 'message' | 'template'>,
): Promise<void> {
  if (message.trigger !== 'portal_incomplete' || !template?.repeatHours) return;
  const { accountId, id: reservationId } = reservation;
  const { id: templateId, tag, via, trigger, gated } = template;
  const sent = await tx.count(Message, { accountId, reservationId, templateId, status: ['sent', 'simulated'] });
  if (sent >= MOST_REMINDERS) return;
  const sendAfter = new Date(Date.now() + template.repeatHours * HOUR_MS);
  await putMessage(parts, tx, reservation, { templateId, tag, via, trigger, gated, sendAfter });
}
