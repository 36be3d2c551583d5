import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdStep } from '@guest-screening/document-reader';
import type { IdFinding } from '../facts/id-findings.js';
import type { EffectiveScreens } from '../facts/screens.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { IdCheck } from './id-check.entity.js';
import type { IdHolder } from './id-holder.js';
import type { Identity } from './identity.js';

/** Result of judging the images of a document. */
export interface IdDecision {
  status: 'waiting' | 'review' | 'passed' | 'failed';
  missing: IdStep[];
  /** Whether the movement check waits for the guest. */
  awaitsMovement: boolean;
  findings: IdFinding[];
  identity: Identity | null;
}

/** The holder of a document, and their effective screens. */
export interface Judged {
  row: Reservation;
  /** The guest who booked, or an adult on the guest list. */
  holder: IdHolder;
  screens: EffectiveScreens;
}

/** Decides on documents; passed to the portal. */
export interface DocumentJudge {
  /** Computes the current decision without storing it. */
  judge(holder: IdHolder, screens: EffectiveScreens): Promise<IdDecision>;
  /** Recomputes and stores the decision, and announces a change. In the caller's transaction. */
  settle(tx: EntityManager, check: IdCheck, judged: Judged): Promise<IdDecision>;
}
