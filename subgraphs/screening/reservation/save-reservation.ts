import { randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';
import { Failure, type InputProblem } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { fact } from '#facts';
import { Callback } from '../verification/analysis/callback.entity.js';
import type { ScreeningContext } from '../context.js';
import { followSavedReservation } from '../message/queue-messages.js';
import { refuseErased } from '../retention/refuse-erased.js';
import { checkReservation } from './check-reservation.js';
import { fillReservation, materialOf, nightsBetween } from './fill-reservation.js';
import { GuestSecret } from '../guest/guest-secret.entity.js';
import { Reservation } from './reservation.entity.js';
import type { GuestInput, ReservationInput, WorkInput } from './reservation.input.js';

const QUEUE_STEPS_IN_SECONDS = 30;

export interface SaveReservation {
  /** The reservation that is to be changed; absent: made, or changed where the code is known. */
  id?: string;
  pms: string;
  input: ReservationInput;
  work: WorkInput;
}

/**
 * Makes or changes a reservation and queues its analysis where the change matters, in one transaction.
 * Throws BAD_INPUT, LISTING_REQUIRED, LISTING_NOT_FOUND, RESERVATION_NOT_FOUND,
 * RESERVATION_ERASED, CALLBACK_REFUSED.
 */
export async function saveReservation(context: ScreeningContext, save: SaveReservation): Promise<Reservation> {
  const problems = checkReservation(save.input);
  if (problems.length > 0) throw badInput(problems);
  if (save.work.callback) await checkCallback(save.work.callback, context.allowPrivateCallbacks);
  const listingId = await checkedListing(context, save);
  const row = await context.em.transactional((tx) => store(context, tx, save, listingId));
  if (save.work.sync) await context.analyseNow(row.accountId, row.id);
  return row;
}

async function store(
  context: ScreeningContext,
  tx: EntityManager,
  save: SaveReservation,
  listingId: string | null | undefined,
) {
  const { viewer, jobs } = context;
  const code = save.input.confirmationCode ?? madeUpCode();
  await tx.execute('select pg_advisory_xact_lock(hashtextextended(?, 7303))', [
    save.id ?? `${viewer.accountId}:${save.pms}:${code}`,
  ]);
  const known = await tx.findOne(
    Reservation,
    save.id ? { id: save.id } : { accountId: viewer.accountId, pms: save.pms, confirmationCode: code },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (save.id && !known) throw new Failure('RESERVATION_NOT_FOUND', 'There is no such reservation.');
  if (known) refuseErased(known);
  const row =
    known ?? Object.assign(new Reservation(), { accountId: viewer.accountId, pms: save.pms, confirmationCode: code });
  const before = known ? materialOf(row) : null;
  const was = known && { status: row.status, checkInDate: row.checkInDate, listingId: row.listingId };
  fillReservation(row, save.input);
  if (listingId !== undefined) row.listingId = listingId;
  if (save.work.skipPortal) row.portalSkipped = true;
  checkWhole(row, save, known !== null);
  const sealed = await sealGuest(tx, row, save.input.guest);
  const again = sealed || before !== materialOf(row);
  if (known && again) row.revision += 1;
  if (!known) tx.persist(row);
  if (save.work.callback) {
    tx.persist(
      Object.assign(new Callback(), {
        accountId: row.accountId,
        reservationId: row.id,
        revision: row.revision,
        url: save.work.callback,
      }),
    );
  }
  await tx.flush();
  await announce(
    tx,
    row.accountId,
    fact(known ? 'reservation.updated' : 'reservation.created', { reservationId: row.id }),
  );
  await followSavedReservation(context.messages, tx, row, was);
  if (again || save.work.callback) {
    const payload = { accountId: row.accountId, reservationId: row.id, revision: row.revision };
    // Whoever waits runs the analysis itself; the queue steps in when that came to nothing.
    await jobs.enqueue(tx, context.analysis, payload, save.work.sync ? QUEUE_STEPS_IN_SECONDS : undefined);
  }
  return row;
}

/** The listing's id, null for none, undefined where the input says nothing of it. */
async function checkedListing(context: ScreeningContext, save: SaveReservation): Promise<string | null | undefined> {
  const { load, saveListing } = context;
  const { listingId, listing, withoutListing } = save.input;
  if ([listingId, listing, withoutListing].filter(Boolean).length > 1) {
    throw new Failure('LISTING_REQUIRED', 'Give one of `listing_id`, `listing` and `without_listing`.');
  }
  if (listing) {
    checkDraft(save);
    const known = await findKnown(context, save);
    if (known) refuseErased(known);
    return saveListing(listing);
  }
  if (listingId) {
    const found = await load.listingFacts(listingId);
    if (!found) throw new Failure('LISTING_NOT_FOUND', 'There is no such listing.');
    return found.id;
  }
  return withoutListing ? null : undefined;
}

/** The reservation that is to be changed, as it is before anything is written. */
async function findKnown({ load, viewer }: ScreeningContext, { id, pms, input }: SaveReservation) {
  if (id) return load.reservation(id);
  const found = input.confirmationCode ? await load.reservationsByCode(input.confirmationCode) : [];
  return found.find((row) => row.pms === pms && row.accountId === viewer.accountId);
}

/** A listing is not saved along with a reservation that cannot be. */
function checkDraft(save: SaveReservation): void {
  if (save.id) return;
  const draft = new Reservation();
  fillReservation(draft, save.input);
  draft.listingId = 'to be saved';
  checkWhole(draft, save, false);
}

/** What must hold of the reservation as a whole. */
function checkWhole(row: Reservation, { input }: SaveReservation, known: boolean): void {
  if (!known && !input.listingId && !input.listing && !input.withoutListing) {
    throw new Failure('LISTING_REQUIRED', 'Give `listing_id`, `listing` or `without_listing: true`.');
  }
  const problems: InputProblem[] = [];
  const { guestFirstName, guestLastName, guestFullName, guestEmail, guestPhone } = row;
  const wholeName = guestFullName === guestFirstName ? null : guestFullName; // a first name alone names nobody
  if (![guestLastName, wholeName, guestEmail, guestPhone].some((value) => value?.trim())) {
    problems.push({
      loc: ['guest'],
      msg: 'needs a last name, a full name, an e-mail address or a phone number',
      type: 'missing',
    });
  }
  if (row.listingId) {
    if (!row.checkInDate) problems.push({ loc: ['checkInDate'], msg: 'is needed with a listing', type: 'missing' });
    if (!row.checkOutDate) problems.push({ loc: ['checkOutDate'], msg: 'is needed with a listing', type: 'missing' });
  }
  if (row.checkInDate && row.checkOutDate && !((nightsBetween(row.checkInDate, row.checkOutDate) ?? 0) > 0)) {
    problems.push({ loc: ['checkOutDate'], msg: 'must be after check_in_date', type: 'value_error' });
  }
  if (problems.length > 0) throw badInput(problems);
}

/** Stores what is sealed; says whether it changed. */
async function sealGuest(tx: EntityManager, row: Reservation, guest: GuestInput | null | undefined): Promise<boolean> {
  if (guest?.birthDate === undefined && guest?.ipAddress === undefined) return false;
  const known = await tx.findOne(GuestSecret, { accountId: row.accountId, id: row.id });
  const secret = known ?? Object.assign(new GuestSecret(), { accountId: row.accountId, id: row.id });
  const before = `${secret.birthDate} ${secret.ipAddress}`;
  if (guest.birthDate !== undefined) secret.birthDate = guest.birthDate;
  if (guest.ipAddress !== undefined) secret.ipAddress = guest.ipAddress;
  if (!known) tx.persist(secret);
  return before !== `${secret.birthDate} ${secret.ipAddress}`;
}

async function checkCallback(url: string, allowPrivate: boolean): Promise<void> {
  try {
    await assertPublicUrl(url, { allowPrivate });
  } catch (error) {
    if (error instanceof RefusedAddress)
      throw new Failure('CALLBACK_REFUSED', `The callback is refused: ${error.message}`);
    throw error;
  }
}

function badInput(problems: InputProblem[]): Failure {
  const first = problems[0]!;
  return new Failure('BAD_INPUT', `${first.loc.join('.')} ${first.msg}`, problems);
}

/** Ten characters that can't be mistaken for each other when read aloud. */
function madeUpCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
