import { randomInt } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { eventOf } from '#events';
import { Failure } from '#kit/failure.js';
import { RefusedAddress, assertPublicUrl } from '#kit/outbound/public-address.js';
import { announce } from '#kit/queue/outbox.js';
import { claimOf } from '#kit/store/claimed-writes.js';
import { systemProblems } from '#pms-systems';
import { messages as texts, problems as reasons } from '../../../messages.js';
import type { BookingContext } from '../../context.js';
import { followSavedReservation } from '../../message/queue-messages.js';
import { refuseErased } from '../../retention/refuse-erased.js';
import type { BookedListing } from '../booked-listing.js';
import type { FirstResult } from '../analysis.js';
import { FOLLOW_GUEST } from '../follow-guest.js';
import { Reservation } from '../reservation.entity.js';
import type { ReservationInput, WorkInput } from '../reservation.input.js';
import { Callback } from './callback.entity.js';
import { checkReservation } from './check-reservation.js';
import { badInput, checkDraft, checkWhole, isWhole } from './check-whole.js';
import { fillReservation, materialOf } from './fill-reservation.js';
import { insertAnalysed, insertReservation } from './insert-reservation.js';
import { newSecret, sealGuest } from './seal-guest.js';

/** Identifies a reservation by id, or by account, system and confirmation code. */
type Meant = { id: string } | { accountId: string; pms: string; confirmationCode: string };

/**
 * Loads and locks the reservation until the transaction ends, so that concurrent changes are serialised however they
 * identify it. Throws RESERVATION_NOT_FOUND for an unknown id.
 */
async function findToSave(tx: EntityManager, meant: Meant): Promise<Reservation | null> {
  const row = await tx.findOne(Reservation, meant, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if ('id' in meant && !row) throw new Failure('RESERVATION_NOT_FOUND', texts.reservationNotFound);
  return row;
}

const QUEUE_STEPS_IN_SECONDS = 30;

export interface SaveReservation {
  /** Reservation to update; if missing, it is created, or updated if its code exists. */
  id?: string;
  pms: string;
  input: ReservationInput;
  work: WorkInput;
}

/**
 * Creates or updates a reservation and, if the change matters, queues its analysis, in one transaction. Throws
 * BAD_INPUT, LISTING_REQUIRED, LISTING_NOT_FOUND, RESERVATION_NOT_FOUND, RESERVATION_ERASED, CALLBACK_REFUSED.
 */
export async function saveReservation(context: BookingContext, save: SaveReservation): Promise<Reservation> {
  const problems = [...(save.id ? [] : systemProblems(context.pmsIds, save.pms)), ...checkReservation(save.input)];
  if (problems.length > 0) throw badInput(problems);
  if (save.work.callback) await checkCallback(save.work.callback, context.allowPrivateCallbacks);
  const listing = await checkedListing(context, save);
  try {
    const first = await analysedFirst(context, save, listing);
    if (first?.result && !claimOf(context.em)) {
      if (await insertAnalysed(context.em, first.result, newSecret(first.row, save.input))) return first.result.row;
      first.result = null;
    }
    const stored = await context.em.transactional((tx) => store(context, tx, save, listing && listing.id, first));
    if (!save.work.sync || stored === first?.result?.row) return stored;
    const row = await asOfNow(context.em, stored);
    await context.analyseNow(row, listing ?? null);
    return row;
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw badInput([{ loc: ['confirmationCode'], msg: reasons.codeInUse, type: 'unique' }]);
  }
}

/** A new reservation, with its result if it was analysed already. */
interface First {
  row: Reservation;
  result: FirstResult | null;
}

/**
 * Analyses a new reservation before it is stored, for a caller that waits: it is then stored once, with its result. null
 * if it may exist, or if something else waits for the result. A request that was resumed may have stored it.
 */
async function analysedFirst(
  context: BookingContext,
  save: SaveReservation,
  listing: BookedListing | null | undefined,
): Promise<First | null> {
  const { input, work, id } = save;
  if (!work.sync || work.callback || id || claimOf(context.em)?.isResumed) return null;
  const row = newRow(context, save, listing && listing.id);
  if (!isWhole(row, input)) return null;
  return { row, result: await context.analyseFirst(row, newSecret(row, input), listing ?? null) };
}

/** A resumed request gets the row as it was first stored, possibly before its analysis: this reads it again. */
async function asOfNow(em: EntityManager, row: Reservation): Promise<Reservation> {
  if (!claimOf(em)?.isResumed) return row;
  const { accountId, id } = row;
  return em.findOneOrFail(Reservation, { accountId, id }, { refresh: true });
}

type StoreParts = Pick<BookingContext, 'viewer' | 'jobs' | 'messages' | 'analysis'>;

async function store(
  context: StoreParts,
  tx: EntityManager,
  save: SaveReservation,
  listingId: string | null | undefined,
  first: First | null,
): Promise<Reservation> {
  const { row, again, isQueued } = save.id
    ? await update(context, tx, save, { id: save.id }, listingId)
    : await createOrUpdate(context, tx, save, listingId, first);
  if (save.work.callback) await tx.persist(callbackOf(row, save.work.callback)).flush();
  if ((again && !isQueued) || save.work.callback) {
    const awaited = save.work.callback ? { awaited: true } : {};
    const payload = { accountId: row.accountId, reservationId: row.id, revision: row.revision, ...awaited };
    // Synchronous callers run the analysis themselves; the queued job is the fallback.
    await context.jobs.enqueue(tx, context.analysis, payload, save.work.sync ? QUEUE_STEPS_IN_SECONDS : undefined);
  }
  return row;
}

interface Stored {
  row: Reservation;
  /** The verification depends on the change. */
  again: boolean;
  /** Its analysis is queued already. */
  isQueued?: boolean;
}

/** Creates the reservation; if its code exists, that reservation is updated instead. */
async function createOrUpdate(
  context: StoreParts,
  tx: EntityManager,
  save: SaveReservation,
  listingId: string | null | undefined,
  first: First | null,
): Promise<Stored> {
  const { input } = save;
  const row = first?.row ?? newRow(context, save, listingId);
  const { accountId, pms, confirmationCode } = row;
  const named = { accountId, pms, confirmationCode };
  if (first?.result) {
    const isNew = await insertAnalysed(tx, first.result, newSecret(row, input));
    if (isNew) return { row: first.result.row, again: false };
  }
  // It follows the guest's stays that were stored during its analysis, and counts them.
  if (first) row.createdAt = row.updatedAt = new Date();
  const known = isWhole(row, input) ? null : await findToSave(tx, named);
  if (!known) {
    checkWhole(row, input, false);
    const isQueued = save.work.sync === true && !save.work.callback;
    const afterSeconds = isQueued ? QUEUE_STEPS_IN_SECONDS : null;
    const { isNew, hasTemplates } = await insertReservation(tx, row, newSecret(row, input), afterSeconds);
    if (isNew && hasTemplates) await followSavedReservation(context.messages, tx, row, null);
    if (isNew) return { row, again: true, isQueued };
  }
  return update(context, tx, save, named, listingId);
}

function newRow(
  { viewer }: Pick<BookingContext, 'viewer'>,
  save: SaveReservation,
  listingId: string | null | undefined,
): Reservation {
  const confirmationCode = save.input.confirmationCode ?? madeUpCode();
  const row = Object.assign(new Reservation(), { accountId: viewer.accountId, pms: save.pms, confirmationCode });
  fill(row, save, listingId);
  return row;
}

function fill(row: Reservation, { input, work }: SaveReservation, listingId: string | null | undefined): void {
  fillReservation(row, input);
  if (listingId !== undefined) row.listingId = listingId;
  if (work.skipPortal) row.portalSkipped = true;
}

async function update(
  context: StoreParts,
  tx: EntityManager,
  save: SaveReservation,
  meant: Meant,
  listingId: string | null | undefined,
): Promise<Stored> {
  const row = await findToSave(tx, meant);
  // Its code was changed meanwhile.
  if (!row) return createOrUpdate(context, tx, save, listingId, null);
  refuseErased(row);
  const before = materialOf(row);
  const was = { status: row.status, checkInDate: row.checkInDate, listingId: row.listingId };
  fill(row, save, listingId);
  checkWhole(row, save.input, true);
  const sealed = await sealGuest(tx, row, save.input);
  const again = sealed || before !== materialOf(row);
  if (again) row.revision += 1;
  await tx.flush();
  const { accountId, id: reservationId } = row;
  await announce(tx, accountId, eventOf('reservation.updated', { reservationId }));
  if (was.status !== row.status) await context.jobs.enqueue(tx, FOLLOW_GUEST, { accountId, reservationId });
  await followSavedReservation(context.messages, tx, row, was);
  return { row, again };
}

function callbackOf({ accountId, id: reservationId, revision }: Reservation, url: string): Callback {
  return Object.assign(new Callback(), { accountId, reservationId, revision, url });
}

/** The listing, null for none, undefined if the input does not mention it. */
async function checkedListing(
  context: BookingContext,
  save: SaveReservation,
): Promise<BookedListing | null | undefined> {
  const { load, saveListing } = context;
  const { listingId, listing, withoutListing } = save.input;
  if ([listingId, listing, withoutListing].filter(Boolean).length > 1) {
    throw new Failure('LISTING_REQUIRED', texts.listingAmbiguous);
  }
  if (listing) {
    const known = await findKnown(context, save);
    if (known) refuseErased(known);
    else if (!save.id) checkDraft(save.input);
    return saveListing(listing);
  }
  if (listingId) {
    const found = await load.listingFacts(listingId);
    if (!found) throw new Failure('LISTING_NOT_FOUND', texts.listingNotFound);
    return found;
  }
  return withoutListing || listingId === null ? null : undefined;
}

/** The reservation to update, before any write. */
async function findKnown(
  { load, viewer }: Pick<BookingContext, 'load' | 'viewer'>,
  { id, pms, input }: SaveReservation,
) {
  if (id) return load.reservation(id);
  const found = input.confirmationCode ? await load.reservationsByCode(input.confirmationCode) : [];
  return found.find((row) => row.pms === pms && row.accountId === viewer.accountId);
}

async function checkCallback(url: string, allowPrivate: boolean): Promise<void> {
  try {
    await assertPublicUrl(url, { allowPrivate });
  } catch (error) {
    if (error instanceof RefusedAddress) throw new Failure('CALLBACK_REFUSED', texts.callbackRefused(error.message));
    throw error;
  }
}

/** Ten characters without look-alikes, for reading aloud. */
function madeUpCode(): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
