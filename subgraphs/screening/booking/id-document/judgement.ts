import type { EntityManager } from '@mikro-orm/postgresql';
import type { IdStep } from '@guest-screening/document-reader';
import type { IdFinding } from '../facts/id-findings.js';
import type { EffectiveScreens } from '../facts/screens.js';
import type { Reservation } from '../reservation/reservation.entity.js';
import type { IdCheck } from './id-check.entity.js';
import type { IdHolder } from './id-holder.js';
import type { Identity } from './identity.js';

/** What the pictures of a document come to. */
export interface IdDecision {
  status: 'waiting' | 'review' | 'passed' | 'failed';
  missing: IdStep[];
  findings: IdFinding[];
  identity: Identity | null;
}

/** Whose document is judged, and the screens in force. */
export interface Judged {
  row: Reservation;
  /** The guest who booked, or an adult of the list. */
  holder: IdHolder;
  screens: EffectiveScreens;
}

/** Who decides on documents; the portal is handed one. */
export interface DocumentJudge {
  /** The decision as of now; nothing is stored. */
  judge(holder: IdHolder, screens: EffectiveScreens): Promise<IdDecision>;
  /** Decides anew, stores the decision and announces it where it changed. In the caller's transaction. */
  settle(tx: EntityManager, check: IdCheck, judged: Judged): Promise<IdDecision>;
}
