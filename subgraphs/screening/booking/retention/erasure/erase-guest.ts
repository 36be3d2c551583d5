import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kit/id.js';
import { announceAll } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { analyseMarked } from '../../blacklist/analyse-marked.js';
import type { BookingContext } from '../../context.js';
import { arrayText } from '../../reservation/analyse-again.js';
import { forgetContact } from '../forget-contact.js';
import { FORGET } from '../forgetting.js';
import type { Erasure, EraseGuestInput } from './erasure.type.js';
import { type Booked, type FoundGuest, findGuest } from './find-guest.js';
import { FORGET_ANSWERS, REQUEST_SECONDS, forgetAnswersAbout } from './forget-answers.job.js';
import { forgetViews } from './forget-views.js';

/** Result of the erasure's transaction, with the accounts and row ids. */
interface Erased extends Omit<Erasure, 'keptAnswers'> {
  accountIds: string[];
  ids: string[];
}

/**
 * Erases a guest in the viewer's account and all accounts below it: every personal column, encrypted or not, and
 * pending messages and callbacks. Statuses, times, amounts and ids are kept. A repeat changes nothing more and does not
 * fail. Throws BAD_INPUT, RESERVATION_NOT_FOUND.
 */
export async function eraseGuest(context: BookingContext, input: EraseGuestInput): Promise<Erasure> {
  const { em, viewer, ancestorIdsOf, forgetting } = context;
  // Read-only: no guest data may be stored under the request's Idempotency-Key.
  const { booked } = await em.fork().transactional((tx) => findGuest(tx, viewer.accountIds, input));
  await forgetting.dismissals(em, booked);
  const { accountIds, ids, ...counts } = await em.transactional((tx) => erase(context, tx, input));
  const keptAnswers = await forgetAnswersAbout(context.em, ancestorIdsOf, { accountIds, ids });
  return { ...counts, keptAnswers };
}

async function erase(context: BookingContext, tx: EntityManager, input: EraseGuestInput): Promise<Erased> {
  const { viewer, jobs, forgetting } = context;
  const found = await findGuest(tx, viewer.accountIds, input);
  await forgetViews(
    tx,
    viewer.accountIds,
    found.booked.map(({ id }) => id),
  );
  const messageIds: string[] = [];
  const counts = {
    reservations: 0,
    identities: 0,
    messages: 0,
    callbacks: 0,
    paymentEvents: 0,
    notes: 0,
    decisions: 0,
  };
  const reservationIds: string[] = [];
  for (const [accountId, ids] of byAccount(found.booked)) {
    const forgotten = await forgetContact(tx, accountId, ids, forgetting.portals);
    const rows = await forgetRows(tx, accountId, ids);
    const decisions = await forgetting.decisions(tx, accountId, ids);
    messageIds.push(...forgotten.messages, ...rows.messages);
    reservationIds.push(...new Set([...forgotten.reservations, ...rows.marked]));
    counts.identities += forgotten.identities.length;
    counts.callbacks += forgotten.callbacks.length;
    counts.paymentEvents += rows.payments.length;
    counts.notes += rows.notes.length;
    counts.decisions += decisions.length;
  }
  counts.reservations = reservationIds.length;
  counts.messages = messageIds.length;
  const entries = input.keepBlacklist ? [] : await removeEntries(context, tx, found);
  const ids = [...found.booked.map(({ id }) => id), ...entries.map(({ id }) => id), ...messageIds];
  const accountIds = [...new Set([...found.booked, ...entries].map(({ accountId }) => accountId))];
  // A concurrent request stores its response later; this delay covers its maximum duration.
  const later = { erasureId: newId(), accountIds, ids };
  if (ids.length > 0) await jobs.enqueue(tx, FORGET_ANSWERS, later, REQUEST_SECONDS);
  const more = { blacklistEntries: entries.length, reservationIds, relatedReservationIds: found.related };
  return { ...counts, ...more, accountIds, ids };
}

function byAccount(booked: Booked[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { accountId, id } of booked) found.set(accountId, [...(found.get(accountId) ?? []), id]);
  return found;
}

const MARKS = `
  update screening.reservation set guest_marks = '{}'
  where account_id = ? and id = any(?::uuid[]) and guest_marks <> '{}' returning id`;

const hanging = (table: 'message' | 'payment_event' | 'note', set: string) => `
  update screening.${table} set ${set}
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null returning id`;

/** Erases everything that retention would eventually delete. Returns the row ids. */
async function forgetRows(tx: EntityManager, accountId: string, ids: string[]) {
  const run = async (text: string) => {
    const rows = await tx.execute<{ id: string }[]>(text, [accountId, arrayText(ids)]);
    return rows.map(({ id }) => id);
  };
  return {
    marked: await run(MARKS),
    messages: await run(hanging('message', FORGET.message('guest_erased'))),
    payments: await run(hanging('payment_event', FORGET.payment_event)),
    notes: await run(hanging('note', FORGET.note)),
  };
}

const ENTRIES = `
  delete from screening.blacklist_entry where account_id = any(?::uuid[]) and match_key = any(?::text[])
  returning id, account_id as "accountId", match_key as "matchKey"`;

/** Removes the guest from block lists and re-analyses reservations that share a mark. */
async function removeEntries(context: BookingContext, tx: EntityManager, { marks }: FoundGuest) {
  const values = [arrayText(context.viewer.accountIds), arrayText(marks)];
  const entries = await tx.execute<{ id: string; accountId: string; matchKey: string }[]>(ENTRIES, values);
  const removed = entries.map(({ id, accountId }) => ({
    accountId,
    ...eventOf('blacklist.entry_removed', { blacklistEntryId: id }),
  }));
  await announceAll(tx, removed);
  for (const { matchKey } of entries) await analyseMarked(context, tx, matchKey);
  return entries;
}
