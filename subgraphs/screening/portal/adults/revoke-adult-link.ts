import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { PortalContext } from '../context.js';
import { lockReservation } from '../step/find-step.js';
import { findAdult, findAdults } from './show/find-adults.js';
import { linkAdult } from './keep-adults.js';
import type { PortalAdult } from './show/portal-adult.type.js';
import type { PortalAdultRow } from './portal-adult.entity.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';

/** Revokes an adult's link, including pages that are already open. Throws PORTAL_ADULT_NOT_FOUND. */
export function revokeAdultLink(context: PortalContext, id: string): Promise<PortalAdult> {
  return change(context, id, async (tx, row, adult) => {
    if (!adult.linkId) return;
    adult.linkId = null;
    await tx.flush();
    await announce(tx, row.accountId, eventOf('guest_portal.adult_unlinked', { reservationId: row.id, adultId: id }));
  });
}

/** Replaces an adult's link and sends the new one if possible. Throws PORTAL_ADULT_NOT_FOUND. */
export function renewAdultLink(context: PortalContext, id: string): Promise<PortalAdult> {
  return change(context, id, (tx, row, adult) => linkAdult(context, tx, row, adult));
}

type Change = (tx: EntityManager, row: Reservation, adult: PortalAdultRow) => Promise<void>;

async function change(context: PortalContext, id: string, how: Change): Promise<PortalAdult> {
  const { reservationId } = await findAdult(context, id);
  const row = await context.em.transactional(async (tx) => {
    const locked = await lockReservation(tx, reservationId);
    await how(tx, locked, await findAdult({ em: tx }, id));
    return locked;
  });
  return (await findAdults(context, row)).find((adult) => adult.id === id)!;
}
