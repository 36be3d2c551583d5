import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { messages } from '../../messages.js';
import type { PortalBehaviorInput } from '../behavior/portal-behavior.type.js';
import { readBehavior } from '../behavior/read-behavior.js';
import { mustBeConfirmed } from '../codes/confirm-portal-code.js';
import { type AnswersOf, isFilled, readAnswers } from '../answers/read-answers.js';
import { applyAnswers } from '../effects/apply-answers.js';
import { sendCopy } from '../effects/copy-of-agreement.js';
import { evidenceOf, keepSigned } from '../effects/evidence.js';
import { takeDeposit } from '../deposit/take-deposit.js';
import { findPortal } from '../visit/find-portal.js';
import { type PortalVisitor, mustBeAsked, openVisit } from '../visit/open-visit.js';
import type { Portal } from '../visit/portal.type.js';
import { findStep, lockOpenReservation } from './find-step.js';
import { refuseDone } from './refuse-done.js';
import { settlePortal } from './settle-portal.js';

/** Accepted later: when the document is checked, the deposit is held, or the adults on the list are done. */
const LOOKED_AT: readonly ScreenName[] = ['IDVerification', 'IDCollection', 'SecurityDeposit', 'GuestList'];

/**
 * Submits a screen: validates and stores its answers, applies them to the reservation, and accepts the screen unless it
 * needs a check first. Triggers a new analysis. An already submitted screen stays unchanged. Throws FORBIDDEN,
 * RESERVATION_NOT_FOUND, RESERVATION_ERASED, PORTAL_CLOSED, STAY_DECLINED, SCREEN_NOT_ASKED, SCREEN_NOT_READY,
 * SCREEN_DONE, BAD_INPUT, DEPOSIT_REFUSED, UNAVAILABLE.
 */
export async function submitPortalScreen(
  context: PortalContext,
  screen: ScreenName,
  given: Record<string, unknown>,
  behavior: PortalBehaviorInput | null,
): Promise<Portal> {
  const visitor = await openVisit(context);
  mustBeAsked(visitor, screen);
  if (!isFilled(screen) || (screen === 'UsageAgreement' && !visitor.agreement))
    throw new Failure('SCREEN_NOT_READY', messages.screenNotReady);
  await refuseKnown(context, visitor, screen);
  const answers = readAnswers(visitor, screen, given);
  const measured = readBehavior(visitor, behavior);
  if (screen === 'SecurityDeposit') await takeDeposit(context, visitor, answers);
  await context.em.transactional(async (tx) => {
    const row = await lockOpenReservation(tx, visitor.row.id);
    const step = await findStep(tx, visitor.holder, screen);
    refuseDone(step);
    Object.assign(step, { state: 'submitted', submittedAt: new Date(), reason: null });
    step.viewedAt ??= step.submittedAt;
    step.answers = JSON.stringify(answers);
    step.evidence = { ...evidenceOf(screen, visitor), ...measured.evidence };
    Object.assign(step, measured.columns);
    if (screen === 'AboutYou') await mustBeConfirmed(context, tx, visitor, answers as AnswersOf<'AboutYou'>);
    await keepSigned(tx, screen, visitor);
    await applyAnswers(context, tx, row, screen, answers, visitor);
    if (screen === 'UsageAgreement') await sendCopy(context, tx, row, visitor);
    await follow(context, tx, { visitor, row, screen });
  });
  return findPortal(context);
}

async function follow(
  { jobs, analysis }: Pick<PortalContext, 'jobs' | 'analysis'>,
  tx: EntityManager,
  { visitor, row, screen }: { visitor: PortalVisitor; row: Reservation; screen: ScreenName },
): Promise<void> {
  const { adult } = visitor;
  const told = { reservationId: row.id, screen };
  if (adult)
    await announce(tx, row.accountId, eventOf('guest_portal.adult_screen_submitted', { ...told, adultId: adult.id }));
  else await announce(tx, row.accountId, eventOf('guest_portal.screen_submitted', told));
  if (!adult) row.guestPortalLastScreen = screen;
  row.revision += 1;
  await tx.flush();
  await settlePortal(tx, row, visitor.stayScreens, adult || LOOKED_AT.includes(screen) ? [] : [screen]);
  await jobs.enqueue(tx, analysis, { accountId: row.accountId, reservationId: row.id, revision: row.revision });
}

/** Checked before any external call. */
async function refuseKnown(
  { load }: Pick<PortalContext, 'load'>,
  { holder }: PortalVisitor,
  screen: ScreenName,
): Promise<void> {
  const known = (await load.portalStepsOf(holder.id)).find((step) => step.screen === screen);
  if (known) refuseDone(known);
}
