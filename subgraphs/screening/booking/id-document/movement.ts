import type { HeadPose, MovementFault, MovementJudgement } from '@guest-screening/document-reader';

/** Key of the movement check among the attempts of an ID check. */
export const MOVEMENT = 'movement';
/**
 * Challenges per holder in 24 hours, counted when they are issued: each further one raises the chance that a recorded
 * movement fits.
 */
export const MOVEMENT_ATTEMPTS = 3;

/** A challenge, valid for one burst. `issuedAt` is ISO 8601. */
export interface MovementChallenge {
  id: string;
  poses: HeadPose[];
  issuedAt: string;
}

export type MovementOutcome = MovementJudgement['outcome'] | 'skipped';

/**
 * State of a holder's movement check. Created when the guest uploads a selfie while the host requires the check. Contains
 * no frames and no measurements.
 */
export interface MovementState {
  challenge?: MovementChallenge;
  /** The last outcome, and what it lacked; undefined: not done yet. */
  outcome?: MovementOutcome;
  faults?: MovementFault[];
  /** ISO 8601. */
  judgedAt?: string;
  /** Left to a reviewer, by the guest or because no attempts were left: the last outcome counts. */
  isLeft?: true;
}

/** Whether the check waits for the guest, who can do it, or leave it to a reviewer. */
export const awaitsMovement = (movement: MovementState | null): boolean =>
  movement !== null && !movement.isLeft && movement.outcome !== 'passed';

/** Time in which a challenge has to be answered, in milliseconds. */
export const CHALLENGE_MS = 180_000;

/** Whether a challenge can still be answered. */
export const isOpen = (challenge: MovementChallenge | undefined, now: Date): challenge is MovementChallenge =>
  challenge !== undefined && now.getTime() - Date.parse(challenge.issuedAt) <= CHALLENGE_MS;
