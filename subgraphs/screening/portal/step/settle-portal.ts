import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { ScreenName } from '#portal-screens';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { openPages } from '../../booking/facts/open-pages.js';
import type { EffectiveScreens } from '../../booking/facts/screens.js';
import { settleAdults } from '../adults/settle-adults.js';
import { PortalStepRow } from './portal-step.entity.js';

/**
 * Accepts submitted screens and returns whether the portal is complete: every currently required page is accepted, and
 * there is at least one. In the caller's transaction, which holds the reservation's lock.
 */
export async function settlePortal(
  tx: EntityManager,
  row: Reservation,
  screens: EffectiveScreens,
  accepts: readonly ScreenName[],
): Promise<void> {
  const { accountId, id: reservationId } = row;
  const isListDone = await settleAdults(tx, row);
  const steps = await tx.find(PortalStepRow, { accountId, reservationId });
  const facts = [];
  const mayAccept = (screen: ScreenName) => accepts.includes(screen) || (screen === 'GuestList' && isListDone);
  for (const step of steps.filter(({ state, screen }) => state === 'submitted' && mayAccept(screen))) {
    Object.assign(step, { state: 'accepted', acceptedAt: new Date() });
    facts.push(eventOf('guest_portal.screen_accepted', { reservationId, screen: step.screen }));
  }
  const accepted = steps.filter(({ state }) => state === 'accepted').map(({ screen }) => screen);
  const complete = accepted.length > 0 && !row.portalSkipped && openPages(screens, accepted).length === 0;
  if (complete && row.guestPortalStatus !== 'COMPLETED') {
    row.portalCompletedAt = new Date();
    facts.push(eventOf('guest_portal.completed', { reservationId }));
  }
  if (!complete) row.portalCompletedAt = null;
  row.guestPortalStatus = complete ? 'COMPLETED' : 'INCOMPLETE';
  await tx.flush();
  for (const each of facts) await announce(tx, accountId, each);
}
