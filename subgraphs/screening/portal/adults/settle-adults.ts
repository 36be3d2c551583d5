import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import { IdCheck } from '../../booking/id-document/id-check.entity.js';
import { needsManualReview } from '../../booking/id-document/needs-manual-review.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { findPortalContents } from '../content/find-portal-content.js';
import { PortalStepRow } from '../step/portal-step.entity.js';
import { ID_SCREENS } from '../visit/agreed-document.js';
import { PortalAdultRow } from './portal-adult.entity.js';

/**
 * Accepts submitted steps of adults: documents once all images are there and need no manual review, others immediately.
 * Returns whether every adult has completed all required screens. In the caller's transaction, which holds the
 * reservation's lock.
 */
export async function settleAdults(tx: EntityManager, row: Reservation): Promise<boolean> {
  const { accountId, id: reservationId } = row;
  const adults = await tx.find(PortalAdultRow, { accountId, reservationId, erasedAt: null });
  if (adults.length === 0) return true;
  const ids = adults.map(({ id }) => id);
  const { eachAdult } = (await findPortalContents(tx, accountId, row.listingId)).GuestList;
  const steps = await tx.find(PortalStepRow, { accountId, reservationId: { $in: ids } });
  const checks = await tx.find(IdCheck, { accountId, id: { $in: ids } }, { refresh: true });
  const hasPictures = (id: string) =>
    checks.some((check) => check.id === id && check.status !== 'waiting' && !needsManualReview(check.findings));
  for (const step of steps.filter(({ state }) => state === 'submitted')) {
    if (ID_SCREENS.includes(step.screen) && !hasPictures(step.reservationId)) continue;
    await acceptAdultStep(tx, row, step);
  }
  const isDone = (id: string, screen: string) =>
    steps.some((step) => step.reservationId === id && step.screen === screen && step.state === 'accepted');
  return ids.every((id) => eachAdult.every((screen) => isDone(id, screen)));
}

/** Accepts one step of an adult and announces it. */
export async function acceptAdultStep(tx: EntityManager, row: Reservation, step: PortalStepRow): Promise<void> {
  Object.assign(step, { state: 'accepted', acceptedAt: new Date() });
  await tx.flush();
  const { reservationId: adultId, screen } = step;
  const told = { reservationId: row.id, screen, adultId };
  await announce(tx, row.accountId, eventOf('guest_portal.adult_screen_accepted', told));
}
