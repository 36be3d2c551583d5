import { LockMode } from '@mikro-orm/core';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import { messages } from '../../messages.js';
import type { BookingContext } from '../context.js';
import { Message, WAITING } from './message.entity.js';

/** Cancels a pending message. Throws MESSAGE_NOT_FOUND; MESSAGE_NOT_CANCELABLE if it is final or being sent. */
export async function cancelMessage({ em }: Pick<BookingContext, 'em'>, id: string): Promise<Message> {
  return em.transactional(async (tx) => {
    const row = isId(id) ? await tx.findOne(Message, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
    if (!row) throw new Failure('MESSAGE_NOT_FOUND', messages.messageNotFound);
    if (row.status === 'canceled') return row;
    const claimed = row.claimedUntil !== null && row.claimedUntil > new Date();
    if (claimed || !WAITING.includes(row.status)) {
      const state = claimed ? 'being sent' : row.status;
      throw new Failure('MESSAGE_NOT_CANCELABLE', messages.messageFinal(state));
    }
    row.status = 'canceled';
    row.reason = 'canceled';
    return row;
  });
}
