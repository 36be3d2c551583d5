import type { ReservationParts } from '../graph/answers.js';

/** A placeholder of messages: `{{name}}` in a text is replaced when the message is sent. */
interface Placeholder {
  name: string;
  /** For the example guest of a preview. */
  example: string;
}

/** All placeholders that the service fills in. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  { name: 'guest.first_name', example: 'Maria' },
  { name: 'guest.last_name', example: 'Silva' },
  { name: 'guest.full_name', example: 'Maria Silva' },
  { name: 'listing.name', example: 'Lake Chalet' },
  { name: 'listing.address', example: '12 Shore Road, Denver' },
  { name: 'check_in_date', example: '2030-03-01' },
  { name: 'check_in_time', example: '16:00' },
  { name: 'check_out_date', example: '2030-03-05' },
  { name: 'check_out_time', example: '11:00' },
  { name: 'nights', example: '4' },
  { name: 'number_of_guests', example: '2' },
  { name: 'confirmation_code', example: 'HM3O5J' },
  { name: 'guest_portal_url', example: 'https://stay.example.com/portal/…' },
];

export type Values = Readonly<Record<string, string | undefined>>;

export const EXAMPLES: Values = Object.fromEntries(PLACEHOLDERS.map(({ name, example }) => [name, example]));

/** The values of a reservation, without those that only the service knows. */
export function valuesOf(reservation: ReservationParts): Values {
  const { guest, listing, checkInDate, checkOutDate, nights, numberOfGuests, confirmationCode } = reservation;
  return {
    'guest.first_name': guest.firstName ?? guest.fullName?.trim().split(/\s+/)[0],
    'guest.last_name': guest.lastName ?? '',
    'guest.full_name': guest.fullName ?? '',
    'listing.name': listing ? listing.name : '',
    check_in_date: checkInDate?.slice(0, 10),
    check_out_date: checkOutDate?.slice(0, 10),
    nights: nights === null ? '' : String(nights),
    number_of_guests: String(numberOfGuests),
    confirmation_code: confirmationCode,
  };
}

/** Replaces the placeholders that have a value; others stay in braces. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{\{([^{}]*)\}\}/g, (mark, name: string) => values[name.trim()] ?? mark);
