import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Reservation } from '../../reservation/reservation.entity.js';
import type { Via } from '../message.entity.js';
import { isTextable } from './textable.js';

/** One address, with nothing that a header or envelope could parse as more. */
const ADDRESS = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,64}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,255}$/u;

export type Recipient = { to: string } | { reason: 'no_recipient' | 'bad_recipient' };

/** The guest's email address or mobile number (E.164) in sendable form; otherwise the reason why there is none. */
export const recipientOf = (row: Reservation, via: Via): Recipient =>
  readAddress(via === 'email' ? row.guestEmail : row.guestPhone, via);

/** The same for a given address. */
export function readAddress(address: string | null, via: Via): Recipient {
  const given = address?.trim();
  if (!given) return { reason: 'no_recipient' };
  if (via === 'email') return ADDRESS.test(given) ? { to: given } : { reason: 'bad_recipient' };
  const number = parsePhoneNumberFromString(given);
  return number && isTextable(number) ? { to: number.number } : { reason: 'bad_recipient' };
}
