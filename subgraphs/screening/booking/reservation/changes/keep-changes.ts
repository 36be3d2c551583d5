import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reservation } from '../reservation.entity.js';
import { ALL_KEPT, type Kept, countedIn, countedOut } from './changes-text.js';

const FACETS = ['status', 'verificationStatus', 'guestPortalStatus', 'riskColor', 'source', 'pms'];
const PLACES = ['listingId', 'checkInDate', 'checkOutDate', 'createdAt'];

/** Fields that the states of a reservation keep. */
export const STATED = [
  'status',
  'source',
  'listingId',
  'numberOfGuests',
  'nights',
  'totalPrice',
  'currency',
  'checkInDate',
  'checkOutDate',
  'supervised',
  'guestEmailKey',
  'guestPhoneKey',
  'guestEmailMark',
  'guestPhoneMark',
  'guestFullName',
  'guestNameWords',
  'erasedAt',
] as const satisfies readonly (keyof Reservation)[];

/** Fields that each kind of count depends on. */
const MEMBERS: Record<Kept, Set<string>> = {
  tally: new Set(FACETS),
  bucket: new Set([...FACETS, ...PLACES]),
  touch: new Set([
    ...FACETS,
    ...PLACES,
    'supervised',
    'guestPhoneKey',
    'contactIndex',
    'confirmationCode',
    'pmsReservationId',
    'guestFullName',
    'guestFirstName',
    'guestLastName',
    'guestEmail',
  ]),
  state: new Set<string>(STATED),
};

interface Named {
  accountId: string;
  id: string;
}

const ROW = 'select * from screening.reservation where account_id = ? and id = ?';

const kindsOf = (changed: object, among: readonly Kept[]): Kept[] =>
  among.filter((kind) => Object.keys(changed).some((member) => MEMBERS[kind].has(member)));

/** Counts a new reservation, in the transaction that creates it. */
export async function keepMade(em: EntityManager, { accountId, id }: Named): Promise<void> {
  await em.execute(countedIn(ROW, ALL_KEPT, 'created_at'), [accountId, id]);
}

/**
 * Subtracts a reservation from the counts before its fields change, as currently stored; the row is locked, so
 * concurrent changes are complete. Its week of creation never changes and is touched once, by `keepChanged`.
 */
export async function keepChanging(em: EntityManager, { accountId, id }: Named, changed: object): Promise<void> {
  const kinds = kindsOf(changed, ['tally', 'bucket']);
  if (kinds.length > 0) await em.execute(countedOut(`${ROW} for no key update`, kinds), [accountId, id]);
}

/** Adds it to the counts again after the change. */
export async function keepChanged(em: EntityManager, { accountId, id }: Named, changed: object): Promise<void> {
  const kinds = kindsOf(changed, ALL_KEPT);
  if (kinds.length > 0) await em.execute(countedIn(ROW, kinds, 'updated_at'), [accountId, id]);
}

/** Records that assignee, due time or tags of reservations changed. Both are array literals. */
export async function keepReviewed(em: EntityManager, accountIds: string, ids: string): Promise<void> {
  const rows = 'select * from screening.reservation where account_id = any(?::uuid[]) and id = any(?::uuid[])';
  await em.execute(countedIn(rows, ['touch'], 'updated_at'), [accountIds, ids]);
}

/** Records that guests of reservations were erased. `ids` is an array literal. */
export async function keepForgotten(em: EntityManager, accountId: string, ids: string): Promise<void> {
  const rows = 'select * from screening.reservation where account_id = ? and id = any(?::uuid[])';
  await em.execute(countedIn(rows, ['touch', 'state'], 'updated_at'), [accountId, ids]);
}
