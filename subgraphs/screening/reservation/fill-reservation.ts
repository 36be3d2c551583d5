import { emailKey, phoneKey } from '../guest/contact-keys.js';
import type { GuestInput, ReservationInput } from './reservation.input.js';
import type { Reservation } from './reservation.entity.js';

type Given<T> = T | null | undefined;

/** Absent keeps, null clears to `blank`, a value replaces. */
function merged<T>(given: Given<T>, kept: T, blank: T): T {
  return given === undefined ? kept : (given ?? blank);
}

/** Copies the members that were given onto a reservation and derives nights, rate and comparison keys. */
export function fillReservation(row: Reservation, input: ReservationInput): void {
  row.pmsReservationId = merged(input.pmsReservationId, row.pmsReservationId, null);
  row.status = merged(input.status, row.status, 'CONFIRMED');
  row.source = merged(input.source, row.source, 'api');
  row.numberOfGuests = merged(input.numberOfGuests, row.numberOfGuests, 1);
  row.totalPrice = merged(input.totalPrice, row.totalPrice, 0);
  row.currency = merged(input.currency?.toUpperCase() ?? input.currency, row.currency, null);
  row.checkInDate = merged(input.checkInDate, row.checkInDate, null);
  row.checkOutDate = merged(input.checkOutDate, row.checkOutDate, null);
  if (input.guest !== undefined) fillGuest(row, input.guest ?? {});
  const between = nightsBetween(row.checkInDate, row.checkOutDate);
  row.nights = merged(input.nights, between ?? row.nights, between);
  row.averageDailyRate = row.nights ? Math.round((row.totalPrice / row.nights) * 100) / 100 : null;
}

function fillGuest(row: Reservation, guest: GuestInput): void {
  row.guestFirstName = merged(guest.firstName, row.guestFirstName, null);
  row.guestLastName = merged(guest.lastName, row.guestLastName, null);
  const joined = [row.guestFirstName, row.guestLastName].filter(Boolean).join(' ') || null;
  const named = guest.firstName !== undefined || guest.lastName !== undefined;
  row.guestFullName = merged(guest.fullName, named ? joined : row.guestFullName, joined);
  row.guestEmail = merged(guest.email, row.guestEmail, null);
  row.guestPhone = merged(guest.phone, row.guestPhone, null);
  row.guestLocation = merged(guest.location, row.guestLocation, null);
  row.guestEmailKey = emailKey(row.guestEmail);
  row.guestPhoneKey = phoneKey(row.guestPhone);
}

/** Whole nights between the days of two dates, or null. */
export function nightsBetween(checkIn: string | null, checkOut: string | null): number | null {
  if (!checkIn || !checkOut) return null;
  const days = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / 86_400_000;
  return days(checkOut) - days(checkIn);
}

/** What the verification depends on; when it changes, the analysis runs again. */
export function materialOf(row: Reservation): string {
  const { status, source, listingId, numberOfGuests, checkInDate, checkOutDate, totalPrice, currency, portalSkipped } =
    row;
  const guest = [
    row.guestFirstName,
    row.guestLastName,
    row.guestFullName,
    row.guestEmailKey,
    row.guestPhoneKey,
    row.guestLocation,
  ];
  return JSON.stringify([
    status,
    source,
    listingId,
    numberOfGuests,
    checkInDate,
    checkOutDate,
    totalPrice,
    currency,
    portalSkipped,
    guest,
  ]);
}
