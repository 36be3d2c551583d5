import { type StoredPhrase, storedPhrase } from '#kit/phrase.js';
import { ENTRY_KEYS, type EntryKey, checkPhrases } from './checks/catalog.js';
import type { DecisionPhrases, EntryPhrases } from '../booking/facts/decision-phrases.js';
import { phrase } from './details/phrases.js';
import { type PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import type { Reservation, StoredEntry } from '../booking/reservation/reservation.entity.js';
import type { ShownResult } from './decision/packing/pack-result.js';
import { shownOf } from './decision/sealed-reasons.js';
import {
  type VerificationDetails,
  type VerificationEntry,
  type VerificationSummary,
  entryField,
} from './summary.type.js';

/** Fields that are resolved from `row` and `shown` when they are selected. */
type Later =
  | 'reasonPhrases'
  | 'topRisks'
  | 'topRiskPhrases'
  | 'topRecommendations'
  | 'topRecommendationPhrases'
  | 'details'
  | 'loyalty';

export interface Summary extends Omit<VerificationSummary, Later> {
  row: Reservation;
  /** What the decision shows. It is unpacked once, and only if a selected field needs it. */
  shown(): ShownResult;
}

/** The verification summary of a stored reservation. */
export function summarise(row: Reservation): Summary {
  let unpacked: ShownResult | undefined;
  return {
    row,
    shown: () => (unpacked ??= shownOf(row)),
    reservationId: row.id,
    guestPortalStatus: row.guestPortalStatus,
    guestPortalLastScreen: row.guestPortalLastScreen,
    compositeStatus: row.supervised ?? row.verificationStatus,
    status: row.verificationStatus,
    reason: row.verificationReason,
    riskColor: row.riskColor,
    riskScore: row.riskScore,
    supervised: row.supervised,
    businessRules: row.businessRules,
    queued: row.analysedRevision < row.revision,
  };
}

export const shownPhrases = (phrases: StoredPhrase[] = []): PhraseType[] => phrases.map(shownPhrase);

/** Entries not analyzed yet are INCOMPLETE. */
export function detailsOf({ entries, phrases }: ShownResult): VerificationDetails {
  const details: Record<string, VerificationEntry> = {};
  for (const { key, field } of ENTRIES) details[field] = entryOf(key, entries[key], phrases);
  return details satisfies VerificationDetails;
}

const ENTRIES = ENTRY_KEYS.map((key) => ({ key, field: entryField(key) }));

function entryOf(key: EntryKey, entry: StoredEntry | undefined, phrases: DecisionPhrases | null): VerificationEntry {
  if (!entry) return unanalysed(key);
  const said: EntryPhrases | undefined = phrases?.entries[key];
  return {
    ...entry,
    // Few clients select the phrases.
    get helpPhrases() {
      return shownPhrases(said?.help);
    },
    get findingPhrases() {
      return shownPhrases(said?.findings);
    },
  };
}

function unanalysed(key: EntryKey): VerificationEntry {
  const help = phrase('reason.not_analyzed', { check: checkPhrases([key]) });
  const helpPhrases = [shownPhrase(storedPhrase(help))];
  return { status: 'INCOMPLETE', help: help.text, helpPhrases, findings: [], findingPhrases: [] };
}
