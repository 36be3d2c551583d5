import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Reservation } from '../../reservation/reservation.entity.js';
import type { Via } from '../message.entity.js';

/** One address and nothing that a header or an envelope could read as more. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;

/** The guest's address in a form that can be sent to: an e-mail address or an E.164 number; why not, otherwise. */
export function recipientOf(row: Reservation, via: Via): { to: string } | { reason: 'no_recipient' | 'bad_recipient' } {
  const given = (via === 'email' ? row.guestEmail : row.guestPhone)?.trim();
  if (!given) return { reason: 'no_recipient' };
  if (via === 'email') return ADDRESS.test(given) ? { to: given } : { reason: 'bad_recipient' };
  const number = parsePhoneNumberFromString(given);
  return number?.isPossible() ? { to: number.number } : { reason: 'bad_recipient' };
}
