import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type MovementFault, type MovementJudgement, judgeMovement } from '@guest-screening/document-reader';
import { Failure } from '#kit/failure.js';
import { audit } from '#kit/queue/outbox.js';
import { underClaim } from '#kit/store/claimed-writes.js';
import { attemptsLeft } from '../../../booking/id-document/attempts.js';
import { forgetFaces } from '../../../booking/id-document/forget-faces.js';
import type { IdCheck } from '../../../booking/id-document/id-check.entity.js';
import {
  MOVEMENT,
  MOVEMENT_ATTEMPTS,
  type MovementChallenge,
  type MovementState,
  isOpen,
} from '../../../booking/id-document/movement.js';
import { readImages } from '../../../booking/id-document/read-images.js';
import { analyseAgain } from '../../../booking/reservation/analyse-again.js';
import { Reservation } from '../../../booking/reservation/reservation.entity.js';
import { refuseErased } from '../../../booking/retention/refuse-erased.js';
import { messages } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import { settlePortal } from '../../step/settle-portal.js';
import { type Uploading, movementOf } from '../../visit/portal-pictures.js';
import type { PortalMovement } from '../../visit/portal-pictures.type.js';
import { refuseClosed } from '../../visit/refuse-closed.js';
import { lockedCheck } from '../upload/count-attempt.js';
import { type GivenFrame, framesGiven, mustBeRead } from './movement-frames.js';
import type { MovementFrameInput } from './movement.type.js';
import { mustAwait, stayOfMovement } from './movement-stay.js';

/**
 * Judges a burst of frames against the poses of a challenge and the guest's selfie. The frames and what was measured in
 * them exist in memory only. A challenge is used up by a burst that could be read. Throws MOVEMENT_CHALLENGE_GONE if it
 * was used, replaced or has expired, BAD_INPUT, UNAVAILABLE if too many images are being read, and what
 * `stayOfMovement` throws.
 */
export async function submitMovementFrames(
  context: PortalContext,
  challengeId: string,
  given: readonly MovementFrameInput[],
): Promise<PortalMovement> {
  const now = new Date();
  const stay = await stayOfMovement(context);
  const challenge = mustBeOpen(stay.check, challengeId, now);
  const frames = framesGiven(given, challenge.poses.length);
  const judged = await judge(context, stay, { challenge, frames, now });
  return settleMovement(context, stay, (check) => {
    mustBeOpen(check, challengeId, now);
    const isLast = judged.outcome !== 'passed' && !hasAttempts(check);
    const state = { ...judged, judgedAt: new Date().toISOString(), ...(isLast && { isLeft: true as const }) };
    return { state, isSkipped: false };
  });
}

/** Leaves the movement check to a reviewer; the last outcome counts, if there is one. */
export async function skipMovementCheck(context: PortalContext): Promise<PortalMovement> {
  return settleMovement(context, await stayOfMovement(context), ({ movement }) => {
    const { outcome = 'skipped', faults = [], judgedAt = new Date().toISOString() } = movement!;
    return { state: { outcome, faults, judgedAt, isLeft: true }, isSkipped: true };
  });
}

const hasAttempts = (check: IdCheck) => attemptsLeft(check, MOVEMENT, MOVEMENT_ATTEMPTS, new Date()) > 0;

function mustBeOpen({ movement }: IdCheck, challengeId: string, now: Date): MovementChallenge {
  const challenge = movement?.challenge;
  if (challenge?.id !== challengeId || !isOpen(challenge, now))
    throw new Failure('MOVEMENT_CHALLENGE_GONE', messages.movementChallengeGone);
  return challenge;
}

interface Burst {
  challenge: MovementChallenge;
  frames: GivenFrame[];
  now: Date;
}

async function judge(
  context: PortalContext,
  { holder }: Uploading,
  { challenge, frames, now }: Burst,
): Promise<MovementJudgement> {
  const readings = await context.readFrames(
    frames.map(({ jpeg }) => jpeg),
    context.idImages.readMs,
  );
  mustBeRead(readings);
  const images = await readImages(context.emOf(holder.accountId), holder);
  const selfie = images.find(({ step }) => step === 'selfie')?.reading.faces?.descriptor ?? null;
  const judged = judgeMovement({
    poses: challenge.poses,
    selfie,
    frames: frames.map(({ step, atMs }, n) => ({ step, atMs, reading: readings[n]! })),
  });
  return isLate(frames, challenge, now) ? withFault(judged, 'out_of_time') : judged;
}

/** Whether the stated times are longer than the service waited, or the same frame was sent twice. */
function isLate(frames: readonly GivenFrame[], { issuedAt }: MovementChallenge, now: Date): boolean {
  const isRepeated = new Set(frames.map(({ jpeg }) => Buffer.from(jpeg).toString('base64'))).size < frames.length;
  return isRepeated || frames.at(-1)!.atMs > now.getTime() - Date.parse(issuedAt);
}

function withFault({ faults }: MovementJudgement, fault: MovementFault): MovementJudgement {
  return { outcome: 'failed', faults: [...new Set([...faults, fault])] };
}

interface Settled {
  state: MovementState;
  isSkipped: boolean;
}

type Locked = (check: IdCheck) => Settled;

/** Stores the outcome, decides and queues the analysis, in one transaction under the reservation's lock. */
function settleMovement(
  context: PortalContext,
  { row: { accountId, id }, holder, screens, stayScreens }: Uploading,
  next: Locked,
): Promise<PortalMovement> {
  return underClaim(context.emOf(accountId), context.viewer.claim).transactional(async (tx) => {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
    const row = await tx.findOneOrFail(Reservation, { accountId, id }, lock);
    refuseErased(row);
    refuseClosed(row);
    const check = await lockedCheck(tx, accountId, holder.id);
    mustAwait(check);
    const { state, isSkipped } = next(check);
    check.movement = state;
    await tx.flush();
    await tell(tx, row, state, isSkipped);
    const { status } = await context.documents.settle(tx, check, { row, holder, screens });
    if (context.idImages.keptDays === null && status === 'passed') await forgetFaces(tx, holder);
    await tx.flush();
    if (holder.id !== id) await settlePortal(tx, row, stayScreens, []);
    await analyseAgain(context, tx, 'id = ?::uuid', [id]);
    return movementOf(check)!;
  });
}

/** Recorded in the audit trail: which outcome, and what the frames lacked. */
async function tell(
  tx: EntityManager,
  { accountId, id }: Reservation,
  { outcome, faults }: MovementState,
  isSkipped: boolean,
) {
  const type = isSkipped ? 'id_check.movement_skipped' : 'id_check.movement_judged';
  const payload = { reservationId: id, outcome: outcome!, faults: faults ?? [] };
  await audit(tx, accountId, { type, subjectId: id, payload });
}
