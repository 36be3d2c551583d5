import { randomInt } from 'node:crypto';
import { Failure } from '#kit/failure.js';
import { newId } from '#kit/id.js';
import { poseSequences } from '@guest-screening/document-reader';
import { attemptsLeft } from '../../../booking/id-document/attempts.js';
import { CHALLENGE_MS, MOVEMENT, MOVEMENT_ATTEMPTS } from '../../../booking/id-document/movement.js';
import { messages } from '../../../messages.js';
import type { PortalContext } from '../../context.js';
import { countIn, lockedCheck } from '../upload/count-attempt.js';
import type { MovementChallenge } from './movement.type.js';
import { mustAwait, stayOfMovement } from './movement-stay.js';

const SEQUENCES = poseSequences();

/**
 * Draws poses for the guest; an earlier challenge is no longer valid. Every challenge counts as an attempt. Throws
 * MOVEMENT_LIMIT without attempts left today, and what `stayOfMovement` throws.
 */
export async function startMovementCheck(context: PortalContext): Promise<MovementChallenge> {
  const { holder } = await stayOfMovement(context);
  const { accountId, id } = holder;
  return context.emOf(accountId).transactional(async (tx) => {
    const check = await lockedCheck(tx, accountId, id);
    mustAwait(check);
    const now = new Date();
    if (!countIn(check, MOVEMENT, MOVEMENT_ATTEMPTS, now))
      throw new Failure('MOVEMENT_LIMIT', messages.movementLimit(MOVEMENT_ATTEMPTS));
    const challenge = {
      id: newId(),
      poses: SEQUENCES[randomInt(SEQUENCES.length)]!,
      issuedAt: now.toISOString(),
    };
    check.movement = { ...check.movement, challenge };
    await tx.flush();
    return {
      id: challenge.id,
      poses: challenge.poses,
      expiresAt: new Date(now.getTime() + CHALLENGE_MS),
      attemptsLeft: attemptsLeft(check, MOVEMENT, MOVEMENT_ATTEMPTS, now),
    };
  });
}
