import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { messages as texts, problems } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { refuseErased } from '../retention/refuse-erased.js';
import { recipientOf } from './delivery/recipient-of.js';
import type { Message } from './message.entity.js';
import type { MessageInput } from './message.type.js';
import { putMessage } from './queue-messages.js';
import { WORDS, checkKind, checked } from './template/check-words.js';
import { MessageTemplate } from './template/message-template.entity.js';

const FARTHEST_MS = 2 * 366 * 86_400_000;

const written = z.object(WORDS).superRefine(checkKind);
/** The checks of a message's members, by themselves. */
export const MESSAGE_RULES = z.object({
  via: WORDS.via.nullish(),
  message: z.object({ subject: WORDS.subject, text: WORDS.text, html: WORDS.html }).nullish(),
});

const moment = z.object({
  sendAfter: z.iso
    .datetime({ offset: true, error: problems.dateTime })
    .refine((text) => Date.parse(text) < Date.now() + FARTHEST_MS, problems.tooFarAhead)
    .nullish(),
});

const problem = (loc: string, msg: string, type = 'value_error') =>
  new Failure('BAD_INPUT', `${loc} ${msg}`, [{ loc: [loc], msg, type }]);

/**
 * Queues a manual message: from a template, which waits for approval if gated, or with custom content. Throws
 * BAD_INPUT, RESERVATION_NOT_FOUND, RESERVATION_ERASED, MESSAGE_TEMPLATE_NOT_FOUND.
 */
export async function sendMessage(
  { em, messages }: Pick<BookingContext, 'em' | 'messages'>,
  reservationId: string,
  { tag, via, message, sendAfter: after }: MessageInput,
): Promise<Message> {
  if (Boolean(tag) === Boolean(message)) throw problem('tag', problems.tagOrMessage, 'missing');
  const { sendAfter } = checked(moment, { sendAfter: after });
  const words = message ? checked(written, { ...message, via }) : null;
  return em.transactional(async (tx) => {
    const row = isId(reservationId)
      ? await tx.findOne(Reservation, { id: reservationId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!row) throw new Failure('RESERVATION_NOT_FOUND', texts.reservationNotFound);
    refuseErased(row);
    const template = tag ? await tx.findOne(MessageTemplate, { accountId: row.accountId, tag }) : null;
    if (tag && !template) throw new Failure('MESSAGE_TEMPLATE_NOT_FOUND', texts.templateNotFound);
    if (template && !template.enabled) throw problem('tag', problems.templateDisabled);
    const way = template?.via ?? words!.via;
    if ('reason' in recipientOf(row, way)) {
      throw problem('via', way === 'email' ? problems.noEmail : problems.noPhone);
    }
    return putMessage(messages, tx, row, {
      via: way,
      trigger: 'manual' as const,
      sendAfter: sendAfter ? new Date(sendAfter) : new Date(),
      ...(template
        ? { templateId: template.id, tag: template.tag, gated: template.gated }
        : { subject: words!.subject ?? null, text: words!.text ?? null, html: words!.html ?? null }),
    });
  });
}
