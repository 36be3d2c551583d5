import { CATALOG, ENTRY_KEYS, type EntryKey } from './checks/catalog.js';
import type { Reservation } from '../booking/reservation/reservation.entity.js';
import { entriesOf } from './decision/sealed-reasons.js';
import {
  type VerificationDetails,
  type VerificationEntry,
  type VerificationSummary,
  entryField,
} from './summary.type.js';

const NOT_ANALYZED = 'not analyzed yet.';

/** Builds the verification summary of a stored reservation. Entries not analyzed yet are INCOMPLETE. */
export function summarise(row: Reservation): VerificationSummary {
  return {
    reservationId: row.id,
    guestPortalStatus: row.guestPortalStatus,
    guestPortalLastScreen: row.guestPortalLastScreen,
    compositeStatus: row.supervised ?? row.verificationStatus,
    status: row.verificationStatus,
    reason: row.verificationReason,
    riskColor: row.riskColor,
    riskScore: row.riskScore,
    topRisks: row.topRisks,
    topRecommendations: row.topRecommendations,
    details: detailsOf(row),
    supervised: row.supervised,
    businessRules: row.businessRules,
    loyalty: row.loyalty,
    queued: row.analysedRevision < row.revision,
  };
}

function detailsOf(row: Reservation): VerificationDetails {
  const entries = entriesOf(row);
  const named = ENTRY_KEYS.map((key) => [entryField(key), entryOf(entries, key)] as const);
  return Object.fromEntries(named) satisfies VerificationDetails;
}

function entryOf(entries: Reservation['entries'], key: EntryKey): VerificationEntry {
  return entries[key] ?? { status: 'INCOMPLETE', help: `${CATALOG[key].title}: ${NOT_ANALYZED}`, findings: [] };
}
