import { open, seal } from '#kit/cipher/cipher.js';
import { type Phrase, type StoredPhrase, storedPhrase } from '#kit/phrase.js';
import type { Reservation, StoredEntry } from '../../booking/reservation/reservation.entity.js';
import type { Signals } from '../checks/signals.js';
import type { EntryKey } from '../checks/catalog.js';
import type { DecisionPhrases } from '../../booking/facts/decision-phrases.js';
import { type WordedDecision, withoutPhrases } from './decide.js';
import type { StoredDecision } from './decision.entity.js';
import { type Packed, unpackDecision } from './packing/pack-decision.js';
import { type ResultColumns, type ShownResult, packResult, unpackResult } from './packing/pack-result.js';

const SHOWN = 'screening.reservation.sealed_reasons';
const DECIDED = 'screening.decision.sealed_reasons';

type Entries = Partial<Record<EntryKey, StoredEntry>>;
type Shown = ResultColumns & Pick<Reservation, 'accountId' | 'id' | 'sealedReasons'>;
type Decided = Pick<StoredDecision, 'accountId' | 'id' | 'signals' | 'outcome' | 'sealedReasons'>;

/** The operator's words about a guest that a decision quotes: by block list match, and in the check's findings. */
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

/** What a reservation's `sealedReasons` hold: the findings that quote, and their phrases. */
interface Shows {
  findings: string[];
  phrases: StoredPhrase[];
}

/** Stores what a reservation shows of a decision, with the operator's words about the guest encrypted. */
export function keepShown(row: Reservation, { entries, phrases, topRisks, topRecommendations }: WordedDecision): void {
  const { findings } = entries.blacklist;
  const stored = storedPhrases(phrases);
  const quoted = stored.entries.blacklist?.findings ?? [];
  packResult(row, {
    entries: withFindings(entries, findings.map(withoutReason)),
    phrases: withQuoted(stored, quoted.map(unquoted)),
    topRisks,
    topRecommendations,
  });
  const shows: Shows = { findings, phrases: quoted };
  row.sealedReasons = quotes(findings) ? seal(JSON.stringify(shows), SHOWN, row) : null;
}

/** What a reservation shows of its decision, with the operator's words decrypted; no phrases in older results. */
export function shownOf(row: Shown): ShownResult {
  const result = unpackResult(row);
  const { entries, phrases } = result;
  const text = open(row.sealedReasons, SHOWN, row);
  if (text === null) return result;
  const sealed = JSON.parse(text) as Shows | string[];
  if (Array.isArray(sealed)) return { ...result, entries: withFindings(entries, sealed) };
  return {
    ...result,
    entries: withFindings(entries, sealed.findings),
    phrases: phrases && withQuoted(phrases, sealed.phrases),
  };
}

/** Without the operator's words. */
function unquoted({ code, values }: StoredPhrase): StoredPhrase {
  return { code, values: { ...values, why: { code: 'blacklist.no_reason' } } };
}

function withQuoted(phrases: DecisionPhrases, findings: StoredPhrase[]): DecisionPhrases {
  const { blacklist } = phrases.entries;
  return blacklist ? { ...phrases, entries: { ...phrases.entries, blacklist: { ...blacklist, findings } } } : phrases;
}

function storedPhrases({ reason, topRisks, topRecommendations, entries }: DecisionPhrases<Phrase>): DecisionPhrases {
  const stored = Object.entries(entries).map(([key, said]) => [
    key,
    { help: said!.help.map(storedPhrase), findings: said!.findings.map(storedPhrase) },
  ]);
  return {
    reason: reason.map(storedPhrase),
    topRisks: topRisks.map(storedPhrase),
    topRecommendations: topRecommendations.map(storedPhrase),
    entries: Object.fromEntries(stored) as DecisionPhrases['entries'],
  };
}

/** Stores a decision, with the operator's words about the guest encrypted. */
export function keepDecision(row: Decided, signals: Signals, outcome: WordedDecision): void {
  const { hits } = signals.blacklist;
  const findings = outcome.entries.blacklist.findings;
  const quoted: Quoted = { reasons: hits.map(({ reason }) => reason), findings };
  row.signals = withReasons(signals, () => null);
  row.outcome = { ...withoutPhrases(outcome), entries: withFindings(outcome.entries, findings.map(withoutReason)) };
  const hasWords = quotes(findings) || quoted.reasons.some((reason) => reason !== null);
  row.sealedReasons = hasWords ? seal(JSON.stringify(quoted), DECIDED, row) : null;
}

/** A stored decision, unpacked and with the operator's words decrypted. */
export function decisionWithReasons<Row extends Decided & Packed>(stored: Row): Row {
  const row = unpackDecision(stored);
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
