import { type StoredPhrase, storedPhrase } from '#kit/phrase.js';
import { ENTRY_KEYS, type EntryKey, checkPhrases } from './checks/catalog.js';
import type { DecisionPhrases, EntryPhrases } from '../booking/facts/decision-phrases.js';
import { phrase } from './details/phrases.js';
import { type PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import type { Reservation, StoredEntry } from '../booking/reservation/reservation.entity.js';
import { type ShownResult, loyaltyOf } from './decision/packing/pack-result.js';
import { shownOf } from './decision/sealed-reasons.js';
import {
  type VerificationDetails,
  type VerificationEntry,
  type VerificationSummary,
  entryField,
} from './summary.type.js';

/** Builds the verification summary of a stored reservation. Entries not analyzed yet are INCOMPLETE. */
export function summarise(row: Reservation): VerificationSummary {
  const { entries, phrases, topRisks, topRecommendations } = shownOf(row);
  return {
    reservationId: row.id,
    guestPortalStatus: row.guestPortalStatus,
    guestPortalLastScreen: row.guestPortalLastScreen,
    compositeStatus: row.supervised ?? row.verificationStatus,
    status: row.verificationStatus,
    reason: row.verificationReason,
    reasonPhrases: shownPhrases(phrases?.reason),
    riskColor: row.riskColor,
    riskScore: row.riskScore,
    topRisks,
    topRiskPhrases: shownPhrases(phrases?.topRisks),
    topRecommendations,
    topRecommendationPhrases: shownPhrases(phrases?.topRecommendations),
    details: detailsOf(entries, phrases),
    supervised: row.supervised,
    businessRules: row.businessRules,
    loyalty: loyaltyOf(row),
    queued: row.analysedRevision < row.revision,
  };
}

const shownPhrases = (phrases: StoredPhrase[] = []): PhraseType[] => phrases.map(shownPhrase);

function detailsOf(entries: ShownResult['entries'], phrases: DecisionPhrases | null): VerificationDetails {
  const named = ENTRY_KEYS.map((key) => [entryField(key), entryOf(key, entries[key], phrases?.entries[key])] as const);
  return Object.fromEntries(named) satisfies VerificationDetails;
}

function entryOf(key: EntryKey, entry: StoredEntry | undefined, said: EntryPhrases | undefined): VerificationEntry {
  if (entry) return { ...entry, helpPhrases: shownPhrases(said?.help), findingPhrases: shownPhrases(said?.findings) };
  const help = phrase('reason.not_analyzed', { check: checkPhrases([key]) });
  const helpPhrases = [shownPhrase(storedPhrase(help))];
  return { status: 'INCOMPLETE', help: help.text, helpPhrases, findings: [], findingPhrases: [] };
}
