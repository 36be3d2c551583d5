import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { messages } from '../../../messages.js';
import type { BookingContext } from '../../context.js';
import { cancelWaiting } from '../cancel-waiting.js';
import { MessageTemplate } from './message-template.entity.js';

/** Deletes a template of the account and cancels its pending messages. Throws MESSAGE_TEMPLATE_NOT_FOUND. */
export async function deleteMessageTemplate(
  { em, viewer }: Pick<BookingContext, 'em' | 'viewer'>,
  tag: string,
): Promise<string> {
  return em.transactional(async (tx) => {
    const row = await tx.findOne(MessageTemplate, { accountId: viewer.accountId, tag });
    if (!row) throw new Failure('MESSAGE_TEMPLATE_NOT_FOUND', messages.templateNotFound);
    await cancelWaiting(tx, row.accountId, { templateId: row.id }, 'template_deleted');
    tx.remove(row);
    await tx.flush();
    await announce(tx, row.accountId, eventOf('message_template.deleted', { messageTemplateId: row.id }));
    return row.tag;
  });
}
