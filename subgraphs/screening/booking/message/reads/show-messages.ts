import type { BookingContext } from '../../context.js';
import type { Reservation } from '../../reservation/reservation.entity.js';
import { sendAfterOf } from '../delivery/next-step.js';
import { type Message, WAITING } from '../message.entity.js';
import type { MessageType } from '../message.type.js';
import type { MessageTemplate } from '../template/message-template.entity.js';
import { type Words, fillIn, mentions } from '../template/placeholders.js';
import { valuesOf } from '../template/values-of.js';

/** Messages of a reservation, oldest first: as sent, or as they would be sent now. */
export async function showMessages(context: BookingContext, row: Reservation): Promise<MessageType[]> {
  const found = await context.load.messagesOf(row.id);
  return Promise.all(found.map((message) => showMessage(context, row, message)));
}

/** A message by ID; null if it is unknown, or its reservation is. */
export async function showMessageById(context: BookingContext, id: string): Promise<MessageType | null> {
  const message = await context.load.message(id);
  const row = message && (await context.load.reservation(message.reservationId));
  return row ? showMessage(context, row, message) : null;
}

/** One message of a reservation. Loads the listing only if the content depends on it. */
export async function showMessage(
  context: Pick<BookingContext, 'load' | 'portalUrl' | 'portalLink' | 'viewer'>,
  row: Reservation,
  message: Message,
): Promise<MessageType> {
  const { load, portalUrl, portalLink, viewer } = context;
  const waits = WAITING.includes(message.status);
  const kept =
    ['sent', 'simulated'].includes(message.status) || (message.status === 'failed' && message.recipient !== null);
  const template = message.templateId && !kept ? await load.messageTemplate(message.templateId) : null;
  const words = template ?? message;
  const timed = waits && message.trigger === 'before_check_in';
  const asked = !kept && (timed || mentions(words, ['listing.', 'check_in_time', 'check_out_time']));
  const listing = asked && row.listingId ? await load.messageListing(row.listingId) : null;
  const shown = kept ? pick(words) : fillIn(pick(words), valuesOf(row, listing, portalUrl(row)));
  const at = timed ? sendAfterOf(message, template?.hoursBeforeCheckIn ?? null, row, listing) : null;
  return {
    ...message,
    email: message.via === 'email' ? (message.recipient ?? row.guestEmail) : row.guestEmail,
    phone: message.via === 'sms' ? (message.recipient ?? row.guestPhone) : row.guestPhone,
    sendAfter: at ?? message.sendAfter,
    message: viewer.kind === 'user' ? withoutLinks(shown, portalLink('')) : shown,
  };
}

const pick = ({ subject, text, html }: Words | MessageTemplate | Message): Words => ({ subject, text, html });

/** The content with portal links truncated: users see such links only where the access is audited. */
function withoutLinks({ subject, text, html }: Words, pages: string): Words {
  const cut = (words: string | null) =>
    words &&
    words
      .split(pages)
      .map((part, n) => (n === 0 ? part : part.replace(/^[\w-]+/, '…')))
      .join(pages);
  return { subject: cut(subject), text: cut(text), html: cut(html) };
}
