import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import { announce, audit } from '#kit/queue/outbox.js';
import { eventOf } from '#events';
import type { ScreenName } from '#portal-screens';
import type { PortalContext } from '../context.js';
import type { Reservation } from '../../booking/reservation/reservation.entity.js';
import { screensInForce } from '../../booking/screens/find-reservation-screens.js';
import { messages } from '../../messages.js';
import { PortalAdultRow } from '../adults/portal-adult.entity.js';
import { acceptAdultStep } from '../adults/settle-adults.js';
import { shownAnswers } from '../answers/answers.type.js';
import { words } from '../answers/members.js';
import type { Shown } from '../graph-types/by-screen.js';
import { problemsOf, refuse } from '../answers/problems.js';
import { findStep, lockReservation } from './find-step.js';
import type { StepState } from './portal-step.entity.js';
import { settlePortal } from './settle-portal.js';

const REOPENED_FROM: readonly StepState[] = ['skipped', 'submitted', 'accepted'];

/**
 * Reopens a submitted or skipped screen with its answers as a draft; the portal becomes incomplete again. `adultId`: a
 * screen of one of the adults. Throws RESERVATION_NOT_FOUND, PORTAL_ADULT_NOT_FOUND, RESERVATION_ERASED, SCREEN_NOT_DONE, BAD_INPUT.
 */
export function reopenPortalScreen(
  context: PortalContext,
  id: string,
  screen: ScreenName,
  reason: string | null,
  adultId: string | null,
): Promise<Reservation> {
  const read = reason === null ? null : words(1_000).safeParse(reason);
  if (read && !read.success) throw refuse(problemsOf(read.error, 'reason'));
  return change(context, id, async (tx, row, screens) => {
    const step = await stepOf(tx, row, screen, adultId);
    if (!REOPENED_FROM.includes(step.state)) throw notDone();
    Object.assign(step, { state: 'reopened', reopenedAt: new Date(), acceptedAt: null, reason: read?.data ?? null });
    const told = { reservationId: row.id, screen };
    if (adultId) await announce(tx, row.accountId, eventOf('guest_portal.adult_screen_reopened', { ...told, adultId }));
    else await announce(tx, row.accountId, eventOf('guest_portal.screen_reopened', told));
    if (adultId) await waitForAdult(tx, row);
    await tx.flush();
    await settlePortal(tx, row, screens, []);
  });
}

/** Accepts a submitted screen manually. Throws RESERVATION_NOT_FOUND, RESERVATION_ERASED, SCREEN_NOT_DONE. */
export function acceptPortalScreen(
  context: PortalContext,
  id: string,
  screen: ScreenName,
  adultId: string | null,
): Promise<Reservation> {
  return change(context, id, async (tx, row, screens) => {
    const step = await stepOf(tx, row, screen, adultId);
    if (step.state !== 'submitted') throw notDone();
    if (adultId) await acceptAdultStep(tx, row, step);
    await settlePortal(tx, row, screens, adultId ? [] : [screen]);
  });
}

/** Submitted answers of a screen; the access is audited. null: none, or erased. Throws RESERVATION_NOT_FOUND. */
export async function revealPortalAnswers(
  { em, load }: Pick<PortalContext, 'em' | 'load'>,
  id: string,
  screen: ScreenName,
  adultId: string | null,
): Promise<Shown | null> {
  const row = await load.reservation(id);
  if (!row) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  if (adultId && !(await load.portalAdultsOf(row.id)).some((adult) => adult.id === adultId)) throw noAdult();
  const step = (await load.portalStepsOf(adultId ?? row.id)).find((one) => one.screen === screen);
  const isHandedIn = step?.state === 'submitted' || step?.state === 'accepted';
  if (!isHandedIn || step.answers === null) return null;
  const told = { reservationId: row.id, screen };
  if (adultId) await audit(em, row.accountId, eventOf('guest_portal.adult_answers_read', { ...told, adultId }));
  else await audit(em, row.accountId, eventOf('guest_portal.answers_read', told));
  return shownAnswers(screen, step.answers, await load.portalFilesOf(row.id));
}

/** The step of the primary guest, or of an adult on the guest list. Throws PORTAL_ADULT_NOT_FOUND. */
async function stepOf(tx: EntityManager, row: Reservation, screen: ScreenName, adultId: string | null) {
  if (!adultId) return findStep(tx, row, screen);
  const { accountId, id: reservationId } = row;
  const isOurs = await tx.findOne(PortalAdultRow, { accountId, id: adultId, reservationId, erasedAt: null });
  if (!isOurs) throw noAdult();
  return findStep(tx, { accountId, id: adultId }, screen);
}

/** The guest list is only complete when its adults are. */
async function waitForAdult(tx: EntityManager, row: Reservation): Promise<void> {
  const list = await findStep(tx, row, 'GuestList');
  if (list.state === 'accepted') Object.assign(list, { state: 'submitted', acceptedAt: null });
}

type Change = (
  tx: Parameters<typeof lockReservation>[0],
  row: Reservation,
  screens: Awaited<ReturnType<typeof screensInForce>>,
) => Promise<void>;

async function change(context: PortalContext, id: string, how: Change): Promise<Reservation> {
  const { em, jobs, analysis, load } = context;
  const known = await load.reservation(id);
  if (!known) throw new Failure('RESERVATION_NOT_FOUND', messages.reservationNotFound);
  const screens = await screensInForce(context, known);
  return em.transactional(async (tx) => {
    const row = await lockReservation(tx, known.id);
    await how(tx, row, screens);
    row.revision += 1;
    await tx.flush();
    await jobs.enqueue(tx, analysis, { accountId: row.accountId, reservationId: row.id, revision: row.revision });
    return row;
  });
}

function noAdult(): Failure {
  return new Failure('PORTAL_ADULT_NOT_FOUND', messages.adultNotFound);
}

function notDone(): Failure {
  return new Failure('SCREEN_NOT_DONE', messages.screenNotSubmitted);
}
