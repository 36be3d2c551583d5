import type { EntityManager } from '@mikro-orm/postgresql';
import { announceAll } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { forgetIdChecks } from '../id-document/forget-id-checks.js';
import { keepForgotten } from '../reservation/changes/keep-changes.js';
import { arrayText } from '../reservation/analyse-again.js';
import { FORGET } from './forgetting.js';
import type { ForgetPortals } from './forgetting-rooms.js';

/** Ids of the rows that were erased or deleted. */
export interface Forgotten {
  reservations: string[];
  identities: string[];
  messages: string[];
  callbacks: string[];
}

const UPDATE = `
  update screening.reservation set ${FORGET.reservation}
  where account_id = ? and id = any(?::uuid[]) and erased_at is null returning id`;

const SECRETS = `
  delete from screening.guest_secret where account_id = ? and id = any(?::uuid[]) returning id`;

const WAITING = `
  update screening.message set ${FORGET.message('guest_erased')}
  where account_id = ? and reservation_id = any(?::uuid[]) and erased_at is null
    and status in ('queued', 'waiting_for_approval', 'held') returning id`;

/** A tag may name the guest. */
const REVIEWS = `
  delete from screening.review where account_id = ? and id = any(?::uuid[]) returning id`;

const CALLBACKS = `
  delete from screening.callback where account_id = ? and reservation_id = any(?::uuid[]) returning id`;

/**
 * Erases the guests of these reservations of one account, in the caller's transaction, which holds their locks: contact
 * details, encrypted data, pending messages, callbacks and what the team noted for the review. Announces each reservation that was not erased before.
 * Statuses, times and amounts are kept, and so are the keyed marks, by which a guest who requests erasure is still
 * found.
 */
export async function forgetContact(
  tx: EntityManager,
  accountId: string,
  ids: string[],
  forgetPortals: ForgetPortals,
): Promise<Forgotten> {
  const values = [accountId, arrayText(ids)];
  const run = async (text: string) => (await tx.execute<{ id: string }[]>(text, values)).map(({ id }) => id);
  const reservations = await run(UPDATE);
  await keepForgotten(tx, accountId, arrayText(reservations));
  await forgetPortals(tx, accountId, ids);
  const sealed = await run(SECRETS);
  const identities = [...new Set([...sealed, ...(await forgetIdChecks(tx, accountId, ids))])];
  await run(REVIEWS);
  const [messages, callbacks] = [await run(WAITING), await run(CALLBACKS)];
  await announceAll(
    tx,
    reservations.map((id) => ({ accountId, ...eventOf('guest.erased', { reservationId: id }) })),
  );
  return { reservations, identities, messages, callbacks };
}
