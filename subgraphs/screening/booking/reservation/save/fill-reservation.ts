import { emailKey } from '#kit/contact/contact-keys.js';
import { isSealing } from '#kit/cipher/sealable-text.js';
import type { MoneyInput } from '#kit/graph/money.js';
import type { GuestInput, ReservationInput } from '../reservation.input.js';
import { contactIndexOf, contactKeys, nameWordsOf } from '../../guest/contacts/contact-index.js';
import { currencyDecimals } from '#kit/currency-decimals.js';
import type { Reservation } from '../reservation.entity.js';
import { locationOf, metadataOf, setLocation, setMetadata } from '../sealed-members.js';
import { nightsBetween } from './stay-dates.js';

type Given<T> = T | null | undefined;

/** Missing keeps the value, null resets it to `blank`, anything else replaces it. */
function merged<T>(given: Given<T>, kept: T, blank: T): T {
  return given === undefined ? kept : (given ?? blank);
}

/** Copies the given fields to a reservation and derives nights, rate and match keys. */
export function fillReservation(row: Reservation, input: ReservationInput): void {
  const before = nightsBetween(row.checkInDate, row.checkOutDate);
  row.confirmationCode = input.confirmationCode ?? row.confirmationCode;
  row.pmsReservationId = merged(input.pmsReservationId, row.pmsReservationId, null);
  row.status = merged(input.status, row.status, 'CONFIRMED');
  row.source = merged(input.source, row.source, 'api');
  row.numberOfGuests = merged(input.numberOfGuests, row.numberOfGuests, 1);
  const { amount, currency } = input.totalPrice === null ? NO_PRICE : (input.totalPrice ?? {});
  row.currency = merged(currency?.toUpperCase() ?? currency, row.currency, null);
  const totalPrice = merged(amount, row.totalPrice, 0);
  // Decimals of amounts are unknown without a currency.
  row.totalPrice = row.currency ? rounded(totalPrice, row.currency) : totalPrice;
  row.checkInDate = merged(input.checkInDate, row.checkInDate, null);
  row.checkOutDate = merged(input.checkOutDate, row.checkOutDate, null);
  row.locale = merged(input.locale && canonicalLocale(input.locale), row.locale, null);
  setMetadata(row, mergedMetadata(metadataOf(row), input.metadata));
  if (input.guest !== undefined) fillGuest(row, input.guest ?? NOBODY);
  const between = nightsBetween(row.checkInDate, row.checkOutDate);
  // A given number of nights stays valid until the dates change.
  row.nights = merged(input.nights, between === before ? (row.nights ?? between) : between, between);
  row.averageDailyRate = row.nights ? rounded(row.totalPrice / row.nights, row.currency) : null;
}

/** Rounds to the currency's decimals; two if unknown. */
function rounded(amount: number, currency: string | null): number {
  const decimals = (currency ? currencyDecimals(currency.toLowerCase()) : null) ?? 2;
  return Math.round(amount * 10 ** decimals) / 10 ** decimals;
}

const NO_PRICE: MoneyInput = { amount: null, currency: null };

/** A guest with every field cleared. */
const NOBODY: GuestInput = {
  firstName: null,
  lastName: null,
  fullName: null,
  email: null,
  phone: null,
  location: null,
};

function fillGuest(row: Reservation, guest: GuestInput): void {
  const wasJoined = row.guestFullName === joinedName(row);
  row.guestFirstName = merged(guest.firstName, row.guestFirstName, null);
  row.guestLastName = merged(guest.lastName, row.guestLastName, null);
  const joined = joinedName(row);
  const named = guest.firstName !== undefined || guest.lastName !== undefined;
  // A single part of a name does not replace a full name that was given.
  const renamed = named && (wasJoined || (row.guestFirstName !== null && row.guestLastName !== null));
  const fullName = guest.fullName?.trim() === '' ? null : guest.fullName;
  row.guestFullName = merged(fullName, renamed ? joined : row.guestFullName, joined);
  row.guestEmail = merged(guest.email, row.guestEmail, null);
  row.guestPhone = merged(guest.phone, row.guestPhone, null);
  setLocation(row, merged(guest.location, locationOf(row), null));
  setKeys(row);
}

/**
 * Sets the values by which the guest is matched and searched. If contacts are encrypted, plain-text keys are still
 * written with new marks: the database drops them once every row has marks. Unchanged values are not written again.
 */
function setKeys(row: Reservation): void {
  const { email, phone, emailMark, phoneMark } = contactKeys(row.accountId, row);
  const sealing = isSealing();
  if (!sealing || row.guestEmailMark !== emailMark || !emailMark) row.guestEmailKey = email;
  if (!sealing || row.guestPhoneMark !== phoneMark || !phoneMark) row.guestPhoneKey = phone;
  row.guestEmailMark = sealing ? emailMark : null;
  row.guestPhoneMark = sealing ? phoneMark : null;
  row.guestNameWords = sealing ? nameWordsOf(row.guestFullName) : null;
  row.contactIndex = sealing ? contactIndexOf(row.accountId, row) : null;
}

function joinedName({ guestFirstName, guestLastName }: Reservation): string | null {
  return [guestFirstName, guestLastName].filter(Boolean).join(' ') || null;
}

function canonicalLocale(text: string): string {
  return Intl.getCanonicalLocales(text.replaceAll('_', '-'))[0]!;
}

/** Merges by key; null removes a key. Returns the same object if nothing changes. */
function mergedMetadata(kept: Record<string, unknown>, given: ReservationInput['metadata']): Record<string, unknown> {
  if (given === undefined) return kept;
  if (given === null) return {};
  const members = Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null);
  return Object.fromEntries(members);
}

/** Fields that the verification depends on; a change triggers a new analysis. */
export function materialOf(row: Reservation): string {
  return JSON.stringify([
    row.status,
    row.source,
    row.listingId,
    row.numberOfGuests,
    row.nights,
    row.checkInDate,
    row.checkOutDate,
    row.totalPrice,
    row.currency,
    row.portalSkipped,
    row.guestFirstName,
    row.guestLastName,
    row.guestFullName,
    emailKey(row.guestEmail),
    row.guestPhone,
    locationOf(row),
  ]);
}
