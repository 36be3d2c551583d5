import type { EntityManager } from '@mikro-orm/postgresql';
import { lookupDigest } from '#kit/cipher/cipher.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { PortalContext } from '../context.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import type { AnswersOf } from '../answers/read-answers.js';
import { forgetAdults } from './forget-adults.js';
import { PortalAdultRow } from './portal-adult.entity.js';
import { sendAdultLink } from './send-adult-link.js';

type Listed = AnswersOf<'GuestList'>['guests'][number];

/**
 * Gives each adult on a newly submitted guest list a link of their own and sends it if possible. Adults already on the
 * list keep their link and progress; removed ones are erased. In the caller's transaction.
 */
export async function keepAdults(
  context: PortalContext,
  tx: EntityManager,
  row: Reservation,
  guests: Listed[],
): Promise<void> {
  const { accountId, id: reservationId } = row;
  const known = await tx.find(PortalAdultRow, { accountId, reservationId, erasedAt: null });
  const listed = keyed(reservationId, guests);
  const gone = known.filter(({ personKey }) => !listed.has(personKey!)).map(({ id }) => id);
  await forgetAdults(tx, accountId, gone);
  for (const [personKey, { name, email, phone, birthDate }] of listed) {
    const before = known.find((adult) => adult.personKey === personKey);
    if (before) {
      Object.assign(before, { email, phone, birthDate });
      continue;
    }
    const said = { name, email, phone, birthDate };
    const adult = Object.assign(new PortalAdultRow(), { accountId, reservationId, personKey, ...said });
    tx.persist(adult);
    await linkAdult(context, tx, row, adult);
  }
  await tx.flush();
}

/** Replaces an adult's link and sends it if possible. */
export async function linkAdult(
  context: PortalContext,
  tx: EntityManager,
  row: Reservation,
  adult: PortalAdultRow,
): Promise<void> {
  Object.assign(adult, { linkId: newId(), linkedAt: new Date() });
  await tx.flush();
  await announce(tx, row.accountId, eventOf('guest_portal.adult_linked', { reservationId: row.id, adultId: adult.id }));
  await sendAdultLink(context, tx, row, adult);
}

/** Guests with the same name are distinguished by their order. */
function keyed(reservationId: string, guests: Listed[]): Map<string, Listed> {
  const found = new Map<string, Listed>();
  for (const guest of guests.filter(({ kind }) => kind === 'adult')) {
    const name = guest.name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
    let nth = 0;
    const keyOf = () => lookupDigest(`portal-adult:${reservationId}:${name}:${nth}`);
    while (found.has(keyOf())) nth += 1;
    found.set(keyOf(), guest);
  }
  return found;
}
