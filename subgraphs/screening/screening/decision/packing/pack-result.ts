import type { DecisionPhrases } from '../../../booking/facts/decision-phrases.js';
import type { Reservation, StoredEntry } from '../../../booking/reservation/reservation.entity.js';
import type { EntryKey } from '../../checks/catalog.js';
import { pack, unpack } from './packing.js';

/** What a reservation shows of its decision. */
export interface ShownResult {
  entries: Partial<Record<EntryKey, StoredEntry>>;
  /** null in older results. */
  phrases: DecisionPhrases | null;
  topRisks: string[];
  topRecommendations: string[];
}

/** Columns of a reservation that hold it; those of packed results may be missing in rows that are read in part. */
export type ResultColumns = Partial<Pick<Reservation, 'packedResult' | 'topRisks' | 'topRecommendations' | 'phrases'>> &
  Pick<Reservation, 'entries'>;

/** Statuses of checks that statements select by. */
const OPEN: Partial<Record<EntryKey, string[]>> = {
  background_check: ['INCOMPLETE', 'REVIEW'],
  social_verification: ['INCOMPLETE'],
  sanctions: ['INCOMPLETE', 'REVIEW'],
};

/**
 * Lists the open checks as `check:STATUS`, with `sanctions:FINDINGS` if the search of watchlists found someone. Null if
 * there are none.
 */
function openChecksOf({ entries }: ShownResult): string[] | null {
  const open = Object.entries(OPEN).flatMap(([key, statuses]) => {
    const status = entries[key as EntryKey]?.status;
    return status && statuses.includes(status) ? [`${key}:${status}`] : [];
  });
  if (entries.sanctions && entries.sanctions.findings.length > 0) open.push('sanctions:FINDINGS');
  return open.length === 0 ? null : open;
}

/** What was packed, for as long as its bytes are held: a request that analyses a reservation shows its result. */
const held = new WeakMap<Uint8Array, unknown>();

function packHeld(value: unknown): Buffer {
  const bytes = pack(value);
  held.set(bytes, value);
  return bytes;
}

const unpackHeld = (bytes: Uint8Array): unknown => held.get(bytes) ?? unpack(bytes);

/** Stores a result in its packed form: as JSON it is the largest part of a reservation. */
export function packResult(row: Reservation, result: ShownResult): void {
  row.packedResult = packHeld(result);
  row.openChecks = openChecksOf(result);
  row.entries = row.phrases = row.topRisks = row.topRecommendations = null;
}

export function packLoyalty(row: Reservation, loyalty: Reservation['loyalty']): void {
  row.packedLoyalty = loyalty && packHeld(loyalty);
  row.loyalty = null;
}

/** The result of a reservation, which is empty before its first analysis. */
export function unpackResult({ packedResult, entries, ...older }: ResultColumns): ShownResult {
  if (packedResult) return unpackHeld(packedResult) as ShownResult;
  const { phrases = null, topRisks, topRecommendations } = older;
  return { entries: entries ?? {}, phrases, topRisks: topRisks ?? [], topRecommendations: topRecommendations ?? [] };
}

export const loyaltyOf = ({ packedLoyalty, loyalty }: Reservation): Reservation['loyalty'] =>
  packedLoyalty ? (unpackHeld(packedLoyalty) as Reservation['loyalty']) : loyalty;
