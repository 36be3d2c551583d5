import type { Reservation } from '../../reservation/reservation.entity.js';
import { isApproved } from './is-approved.js';
import type { ListingFacts } from '../template/listing-facts.js';
import type { Message } from '../message.entity.js';
import type { MessageTemplate } from '../template/message-template.entity.js';
import { checkInMoment, isOver } from './check-in-moment.js';
import { recipientOf } from './recipient-of.js';

/** A due message with everything that determines its next step. */
export interface Prepared {
  message: Message;
  /** null: a manual message, or the template was deleted. */
  template: MessageTemplate | null;
  reservation: Reservation;
  listing: ListingFacts | null;
  canSend: boolean;
  /** The guest still has a screen of the portal to fill in. Only determined for `portal_incomplete`. */
  isPortalOpen: boolean;
  now: Date;
}

export type Step =
  | { kind: 'send'; to: string }
  | { kind: 'wait' }
  | { kind: 'hold' }
  | { kind: 'later'; at: Date }
  | { kind: 'cancel' | 'fail'; reason: string };

/** Earliest time to send: `before_check_in` follows the check-in; null without a check-in. */
export function sendAfterOf(
  message: Pick<Message, 'trigger' | 'sendAfter'>,
  hoursBefore: number | null,
  reservation: Reservation,
  listing: ListingFacts | null,
): Date | null {
  if (message.trigger !== 'before_check_in') return message.sendAfter;
  const moment = checkInMoment(reservation.checkInDate, listing);
  return moment && new Date(moment.getTime() - (hoursBefore ?? 0) * 3_600_000);
}

/** Determines the next step of a due message. */
export function nextStep(prepared: Prepared): Step {
  const { message, template, reservation, listing, canSend, now } = prepared;
  if (reservation.erasedAt) return { kind: 'cancel', reason: 'guest_erased' };
  if (message.templateId && !template) return { kind: 'cancel', reason: 'template_deleted' };
  if (template?.enabled === false) return { kind: 'cancel', reason: 'template_disabled' };
  if (message.trigger !== 'manual') {
    if (reservation.status === 'CANCELED') return { kind: 'cancel', reason: 'reservation_canceled' };
    if (isOver(reservation.checkInDate, reservation.checkOutDate, now)) return { kind: 'cancel', reason: 'stay_over' };
  }
  if (message.trigger === 'portal_incomplete') {
    if (reservation.supervised === 'decline') return { kind: 'cancel', reason: 'reservation_declined' };
    if (!prepared.isPortalOpen) return { kind: 'cancel', reason: 'portal_completed' };
    const checkIn = checkInMoment(reservation.checkInDate, listing);
    if (checkIn && checkIn <= now) return { kind: 'cancel', reason: 'stay_started' };
  }
  const at = sendAfterOf(message, template?.hoursBeforeCheckIn ?? null, reservation, listing);
  if (!at) return { kind: 'cancel', reason: 'no_check_in' };
  if (at > now) return { kind: 'later', at };
  if ((message.gated || template?.gated) && !isApproved(reservation)) return { kind: 'wait' };
  // Most messages go to the current contact details of the guest who booked.
  const recipient = message.recipient ? { to: message.recipient } : recipientOf(reservation, message.via);
  if ('reason' in recipient) return { kind: 'fail', reason: recipient.reason };
  return canSend ? { kind: 'send', to: recipient.to } : { kind: 'hold' };
}
