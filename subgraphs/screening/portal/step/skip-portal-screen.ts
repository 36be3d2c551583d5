import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { ScreenName } from '#portal-screens';
import { problems } from '../../messages.js';
import { refuse } from '../answers/problems.js';
import type { PortalContext } from '../context.js';
import { findPortal } from '../visit/find-portal.js';
import { mustBeAsked, openVisit } from '../visit/open-visit.js';
import type { Portal } from '../visit/portal.type.js';
import { findStep, lockOpenReservation } from './find-step.js';
import { refuseDone } from './refuse-done.js';

/** Checks that need the guest's consent, which they may refuse. */
const SKIPPABLE: readonly ScreenName[] = ['BackgroundCheck', 'CreditCheck'];

/**
 * Records that the guest goes on without agreeing to a check, or takes that back, and triggers a new analysis. A skipped
 * check is not run: the host decides without it, or reopens the screen. Throws FORBIDDEN, RESERVATION_NOT_FOUND,
 * RESERVATION_ERASED, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, SCREEN_DONE, and BAD_INPUT for other screens.
 */
export async function skipPortalScreen(
  context: PortalContext,
  screen: ScreenName,
  isSkipped: boolean,
): Promise<Portal> {
  const { em, jobs, analysis } = context;
  const visitor = await openVisit(context);
  if (!SKIPPABLE.includes(screen)) throw refuse([{ loc: ['screen'], msg: problems.notSkippable, type: 'enum' }]);
  mustBeAsked(visitor, screen);
  await em.transactional(async (tx) => {
    const row = await lockOpenReservation(tx, visitor.row.id);
    const { accountId, id: reservationId } = row;
    const step = await findStep(tx, visitor.holder, screen);
    refuseDone(step);
    if (isSkipped === (step.state === 'skipped')) return;
    if (isSkipped) Object.assign(step, { state: 'skipped', skippedAt: new Date(), reason: null });
    else step.state = step.answers === null ? 'viewed' : 'entered';
    step.viewedAt ??= new Date();
    row.revision += 1;
    await tx.flush();
    if (isSkipped) await announce(tx, accountId, eventOf('guest_portal.screen_skipped', { reservationId, screen }));
    await jobs.enqueue(tx, analysis, { accountId, reservationId, revision: row.revision });
  });
  return findPortal(context);
}
