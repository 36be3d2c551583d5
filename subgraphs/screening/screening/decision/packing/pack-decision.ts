import type { Gap, Signals } from '../../checks/signals.js';
import type { RuleFacts } from '../../rules/condition/rule-facts.js';
import type { FiredRule } from '../../rules/run-rules.js';
import type { Decision } from '../decide.js';
import type { StoredDecision } from '../decision.entity.js';
import { pack, unpack } from './packing.js';

/** Columns of a decision that may be packed. */
export interface Packed {
  packed?: Uint8Array | null;
  signals: Signals | null;
}

/** Columns with the facts of a decision. */
export type StoredFacts = Pick<StoredDecision, 'ruleFacts' | 'packedFacts' | 'emailDomain'>;

interface Contents {
  signals: Signals;
  outcome: Decision;
  rules: FiredRule[];
}

/** Why a lookup did not answer, or not for all sources, as statements select by it. */
export const gapOf = (lookup: string, reason: string): string => `${lookup}:${reason}`;

function gapsOf(signals: Signals): string[] | null {
  const found = Object.entries(signals as unknown as Record<string, unknown>).flatMap(([name, value]) => {
    const { reason, gaps = [] } = (value ?? {}) as { reason?: string | null; gaps?: Gap[] };
    const reasons = gaps.map((gap) => gap.reason);
    return (reason ? [reason, ...reasons] : reasons).map((why) => gapOf(name, why));
  });
  return found.length === 0 ? null : [...new Set(found)];
}

/**
 * Moves a decision's JSON to its packed columns, in place: as JSON it is the largest part of the database by far. What
 * statements select by, and what erasure removes, is in columns of its own.
 */
export function packDecision(row: StoredDecision): void {
  const { signals, outcome, rules, ruleFacts } = row;
  const contents: Contents = { signals, outcome, rules };
  const { guest } = ruleFacts!;
  Object.assign(row, { signals: null, outcome: null, rules: null, ruleFacts: null });
  row.packed = pack(contents);
  row.packedFacts = pack({ ...ruleFacts, guest: { ...guest, email_domain: null } });
  row.emailDomain = guest.email_domain;
  row.asOf = new Date(signals.asOf);
  row.verificationStatus = outcome.verificationStatus;
  row.riskColor = outcome.riskColor;
  row.blacklistHits = signals.blacklist.hits.length;
  row.freeEmail = signals.email?.known ? signals.email.value.free : null;
  row.scenario = signals.scenario?.name ?? null;
  row.accommodates = signals.booking.accommodates;
  row.listingCountryCode = signals.booking.listingCountryCode;
  row.gaps = gapsOf(signals);
}

const contentsOf = ({ packed }: Packed): Contents | null => (packed ? (unpack(packed) as Contents) : null);

/** A stored decision with its JSON in place. */
export function unpackDecision<Row extends Packed>(row: Row): Row {
  const contents = contentsOf(row);
  return contents ? { ...row, ...contents } : row;
}

/** The signals of a stored decision. */
export const signalsOf = (row: Packed): Signals => contentsOf(row)?.signals ?? row.signals!;

/** The facts of a stored decision; null in older decisions. */
export function factsOf({ ruleFacts, packedFacts, emailDomain }: StoredFacts): RuleFacts | null {
  if (!packedFacts) return ruleFacts;
  const facts = unpack(packedFacts) as RuleFacts;
  return { ...facts, guest: { ...facts.guest, email_domain: emailDomain } };
}
