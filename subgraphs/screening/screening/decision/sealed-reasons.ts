import { open, seal } from '#kit/cipher/cipher.js';
import type { Reservation, StoredEntry } from '../../booking/reservation/reservation.entity.js';
import type { Signals } from '../checks/signals.js';
import type { EntryKey } from '../checks/catalog.js';
import type { Decision } from './decide.js';
import type { StoredDecision } from './decision.entity.js';

const SHOWN = 'screening.reservation.sealed_reasons';
const DECIDED = 'screening.decision.sealed_reasons';

type Entries = Partial<Record<EntryKey, StoredEntry>>;
type Shown = Pick<Reservation, 'accountId' | 'id' | 'entries' | 'sealedReasons'>;
type Decided = Pick<StoredDecision, 'accountId' | 'id' | 'signals' | 'outcome' | 'sealedReasons'>;

/** The operator's words about a guest that a decision quotes: by blacklist match, and in the check's findings. */
interface Quoted {
  reasons: (string | null)[];
  findings: string[];
}

/** Matches the texts of `checks/blacklist.ts`. */
const withoutReason = (finding: string): string =>
  finding.replace(/\(reason given: [\s\S]*\)\.$/, '(no reason given).');

const quotes = (findings: string[]): boolean => findings.some((finding) => finding !== withoutReason(finding));

function withFindings<All extends Entries>(entries: All, findings: string[]): All {
  return entries.blacklist ? { ...entries, blacklist: { ...entries.blacklist, findings } } : entries;
}

/** Stores a reservation's entries, with the operator's words about the guest encrypted. */
export function keepEntries(row: Shown, entries: Entries): void {
  const findings = entries.blacklist?.findings ?? [];
  row.entries = withFindings(entries, findings.map(withoutReason));
  row.sealedReasons = quotes(findings) ? seal(JSON.stringify(findings), SHOWN, row) : null;
}

/** A reservation's entries, with the operator's words decrypted. */
export function entriesOf(row: Shown): Entries {
  const findings = open(row.sealedReasons, SHOWN, row);
  return findings === null ? row.entries : withFindings(row.entries, JSON.parse(findings) as string[]);
}

/** Stores a decision, with the operator's words about the guest encrypted. */
export function keepDecision(row: Decided, signals: Signals, outcome: Decision): void {
  const { hits } = signals.blacklist;
  const findings = outcome.entries.blacklist.findings;
  const quoted: Quoted = { reasons: hits.map(({ reason }) => reason), findings };
  row.signals = withReasons(signals, () => null);
  row.outcome = { ...outcome, entries: withFindings(outcome.entries, findings.map(withoutReason)) };
  const hasWords = quotes(findings) || quoted.reasons.some((reason) => reason !== null);
  row.sealedReasons = hasWords ? seal(JSON.stringify(quoted), DECIDED, row) : null;
}

/** A stored decision with the operator's words decrypted. */
export function decisionWithReasons<Row extends Decided>(row: Row): Row {
  const text = open(row.sealedReasons, DECIDED, row);
  if (text === null) return row;
  const { reasons, findings } = JSON.parse(text) as Quoted;
  const outcome = { ...row.outcome, entries: withFindings(row.outcome.entries, findings) };
  return { ...row, signals: withReasons(row.signals, (n) => reasons[n] ?? null), outcome };
}

function withReasons(signals: Signals, reasonOf: (n: number) => string | null): Signals {
  const hits = signals.blacklist.hits.map((hit, n) => ({ ...hit, reason: reasonOf(n) }));
  return { ...signals, blacklist: { ...signals.blacklist, hits } };
}
