import { Failure, type InputProblem } from '#kit/failure.js';
import { messages, problems as reasons } from '../../../messages.js';
import { Reservation } from '../reservation.entity.js';
import type { ReservationInput } from '../reservation.input.js';
import { fillReservation } from './fill-reservation.js';
import { endsAfterItBegins } from './stay-dates.js';

/** Validates a reservation as a whole. Throws LISTING_REQUIRED, BAD_INPUT. */
export function checkWhole(row: Reservation, input: ReservationInput, known: boolean): void {
  const failure = wholeFailure(row, input, known);
  if (failure) throw failure;
}

/** Whether an input has everything that a new reservation needs. */
export const isWhole = (row: Reservation, input: ReservationInput): boolean => wholeFailure(row, input, false) === null;

function wholeFailure(row: Reservation, input: ReservationInput, known: boolean): Failure | null {
  if (!known && !input.listingId && !input.listing && !input.withoutListing)
    return new Failure('LISTING_REQUIRED', messages.listingMissing);
  const problems = [...guestProblems(row), ...dateProblems(row)];
  return problems.length > 0 ? badInput(problems) : null;
}

/** Validates first, so that no listing is saved for a reservation that then fails. */
export function checkDraft(input: ReservationInput): void {
  const draft = Object.assign(new Reservation(), { confirmationCode: '' });
  fillReservation(draft, input);
  draft.listingId = 'to be saved';
  checkWhole(draft, input, false);
}

function guestProblems({ guestFirstName, guestLastName, guestFullName, guestEmail, guestPhone }: Reservation) {
  const wholeName = guestFullName === guestFirstName ? null : guestFullName; // a first name alone is not enough
  if ([guestLastName, wholeName, guestEmail, guestPhone].some((value) => value?.trim())) return [];
  const msg = reasons.guestName;
  return [{ loc: ['guest'], msg, type: 'missing' }];
}

function dateProblems({ listingId, checkInDate, checkOutDate }: Reservation): InputProblem[] {
  const missing = (loc: string) => ({ loc: [loc], msg: reasons.requiredWith('a listing'), type: 'missing' });
  if (checkInDate && checkOutDate) {
    if (endsAfterItBegins(checkInDate, checkOutDate)) return [];
    return [{ loc: ['checkOutDate'], msg: reasons.afterCheckIn, type: 'value_error' }];
  }
  if (!listingId) return [];
  return [...(checkInDate ? [] : [missing('checkInDate')]), ...(checkOutDate ? [] : [missing('checkOutDate')])];
}

/** Failure that lists every problem. */
export function badInput(problems: InputProblem[]): Failure {
  const first = problems[0]!;
  return new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}
