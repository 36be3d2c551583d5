import { type Phrase, paragraph } from '#kit/phrase.js';
import type { DecisionPhrases, EntryPhrases } from '../../booking/facts/decision-phrases.js';
import { type EntryKey, CATALOG, ENTRY_KEYS, checkPhrases } from '../checks/catalog.js';
import type { Signals } from '../checks/signals.js';
import type { CheckResult, Entry } from '../details/check-result.js';
import { advicePhrase, meaningPhrase, phrase, riskPhrase, screenPhrases } from '../details/phrases.js';
import { riskScore } from '../details/risks/risk-score.js';
import { simulationNote } from '../scenario/simulated-result.js';
import { causesOf } from './causes.js';
import { type Change, applyChange } from './change.js';
import { type Verdict, verdictOf } from './verdict.js';
import { type WeighedRisk, weighedRisks } from './weighed-risks.js';

type RiskColor = 'green' | 'yellow' | 'orange' | 'red' | 'black';

/** Score from which each color applies; green is below yellow. Set by judgment, not learned from outcomes. */
const COLOR_FROM = { yellow: 20, orange: 40, red: 65 } as const;

/** Risks that no good history outweighs: an exact match on a list of blocked guests, and proven card fraud. */
const BLACK = [
  'blacklist_email',
  'blacklist_phone',
  'blacklist_document_number',
  'card_reported_stolen',
  'payment_chargeback',
];

/**
 * Color of a score (0–100). Black for the risks above and for a DECLINE, whatever the score. Green only if every
 * enabled check is complete, so an unknown guest is yellow at best.
 */
function riskColor(
  score: number,
  codes: readonly string[],
  facts: { declined: boolean; complete: boolean },
): RiskColor {
  if (facts.declined || codes.some((code) => BLACK.includes(code))) return 'black';
  if (score >= COLOR_FROM.red) return 'red';
  if (score >= COLOR_FROM.orange) return 'orange';
  return score >= COLOR_FROM.yellow || !facts.complete ? 'yellow' : 'green';
}

/** Explains the status in sentences for the operator: what is pending, what needs review, what was not checked. */
function reasonFor(signals: Signals, verdict: Verdict): Phrase[] {
  const { openPages, skippedPages, waitingFor, found, notLookedAt, verificationStatus } = verdict;
  const isPending = verificationStatus === 'pending';
  const checks = checkPhrases(found);
  const sentences = [
    ...simulationNote(signals),
    signals.booking.status === 'CANCELED' && phrase('reason.canceled'),
    openPages.length > 0 && phrase('reason.portal_open', { screens: screenPhrases(openPages) }),
    skippedPages.length > 0 && phrase('reason.screens_skipped', { screens: screenPhrases(skippedPages) }),
    waitingFor.length > 0 && phrase('reason.waiting_for', { checks: checkPhrases(waitingFor) }),
    found.length > 0 && phrase(isPending ? 'reason.already_review' : 'reason.review', { checks }),
    notLookedAt.length > 0 && phrase('reason.portal_skipped', { checks: checkPhrases(notLookedAt) }),
    verificationStatus === 'verified' && phrase('reason.verified'),
  ];
  return sentences.filter((sentence) => sentence !== false);
}

/**
 * A change can reveal another gap (the only payment was the one charged back). More than three rounds never occurred.
 */
const ROUNDS = 6;

const made = (signals: Signals, changes: readonly Change[]): Signals => changes.reduce(applyChange, signals);
const verified = (signals: Signals): boolean => verdictOf(signals).verificationStatus === 'verified';

/**
 * The changes that would make the guest verified: applied together, in order, they give `verified`, and none can be
 * left out. Empty for a verified guest.
 */
function counterfactuals(signals: Signals, verdict: Verdict): Change[] {
  const changes: Change[] = [];
  let [now, current] = [verdict, signals];
  for (let round = 0; round < ROUNDS && now.verificationStatus !== 'verified'; round++) {
    const causes = causesOf(current, now);
    changes.push(...causes);
    current = made(current, causes);
    now = verdictOf(current);
  }
  return pruned(signals, changes);
}

/**
 * Removes changes that are not needed, last and lightest first, until each remaining one is. It repeats because two
 * changes may concern one payment, so that one becomes redundant only after another is removed.
 */
function pruned(signals: Signals, changes: Change[]): Change[] {
  let kept = changes;
  for (const change of changes.toReversed()) {
    const fewer = kept.filter((other) => other !== change);
    if (verified(made(signals, fewer))) kept = fewer;
  }
  return kept.length === changes.length ? kept : pruned(signals, kept);
}

/**
 * Version of the policy; incremented when a rule, weight, threshold or text changes, so that stored decisions name theirs.
 */
export const POLICY_VERSION = '12';

/** Number of risks and recommendations in the summary; `contributions` holds all of them. */
export const TOP = 5;

export interface Decision {
  verificationStatus: 'verified' | 'review' | 'pending';
  reason: string;
  /** 0–100, equal to the value of `general_risk`. */
  riskScore: number;
  riskColor: RiskColor;
  topRisks: string[];
  topRecommendations: string[];
  entries: Record<EntryKey, Entry>;
  /** Contributing factors of the score, heaviest first; negative points lower it. */
  contributions: { entry: EntryKey; code: string; points: number; text: string }[];
  /** Changes that together would make the guest verified; empty if they already are. */
  counterfactuals: Change[];
  policyVersion: string;
}

/** A decision and its texts as phrases, for readers of other languages. */
export interface WordedDecision extends Decision {
  phrases: DecisionPhrases<Phrase>;
}

/**
 * The automatic decision on stored signals. Pure and deterministic: the same signals always give the same decision. For
 * thresholds see `FRAUD_THRESHOLDS`, `GENERAL_REVIEW_FROM` and `COLOR_FROM`; for weights the risk tables; for
 * precedence `verdictOf`.
 */
export function decide(signals: Signals): WordedDecision {
  const verdict = verdictOf(signals);
  const risks = weighedRisks(verdict.results);
  const score = riskScore(risks);
  const phrases = phrasesFor(signals, verdict, risks);
  return {
    verificationStatus: verdict.verificationStatus,
    reason: paragraph(phrases.reason),
    riskScore: score,
    riskColor: colorOf(score, risks, verdict),
    topRisks: phrases.topRisks.map(({ text }) => text),
    topRecommendations: phrases.topRecommendations.map(({ text }) => text),
    entries: entriesOf(verdict.results, phrases),
    contributions: risks.map(({ entry, code, points, text }) => ({ entry, code, points, text })),
    counterfactuals: counterfactuals(signals, verdict),
    policyVersion: POLICY_VERSION,
    phrases,
  };
}

/** The decision without its phrases, as it is stored and replayed. */
export function withoutPhrases({ phrases: _, ...decision }: Decision & { phrases?: unknown }): Decision {
  return decision;
}

function phrasesFor(signals: Signals, verdict: Verdict, risks: WeighedRisk[]): DecisionPhrases<Phrase> {
  const raising = risks.filter(({ points }) => points > 0);
  const advice = raising.flatMap(({ code, recommendation }) =>
    recommendation ? [advicePhrase(code, recommendation)] : [],
  );
  const distinct = advice.filter(({ text }, n) => advice.findIndex((other) => other.text === text) === n);
  return {
    reason: reasonFor(signals, verdict),
    topRisks: raising.slice(0, TOP).map(riskPhrase),
    topRecommendations: distinct.slice(0, TOP),
    entries: entryPhrases(verdict.results, signals),
  };
}

function colorOf(score: number, risks: WeighedRisk[], { results }: Verdict): RiskColor {
  const statuses = ENTRY_KEYS.map((key) => results[key].status);
  const codes = risks.map(({ code }) => code);
  return riskColor(score, codes, {
    declined: statuses.includes('DECLINE'),
    complete: !statuses.includes('INCOMPLETE'),
  });
}

function entryPhrases(
  results: Record<EntryKey, CheckResult>,
  signals: Signals,
): Record<EntryKey, EntryPhrases<Phrase>> {
  const note = simulationNote(signals);
  const entries = ENTRY_KEYS.map((key) => {
    const { status, help, findings } = results[key];
    const usual = CATALOG[key].help[status];
    return [key, { help: [...note, ...(help ?? (usual ? [meaningPhrase(key, status, usual)] : []))], findings }];
  });
  return Object.fromEntries(entries) as Record<EntryKey, EntryPhrases<Phrase>>;
}

function entriesOf(
  results: Record<EntryKey, CheckResult>,
  { entries: said }: DecisionPhrases<Phrase>,
): Record<EntryKey, Entry> {
  const entries = ENTRY_KEYS.map((key) => {
    const { status, value } = results[key];
    const { help, findings } = said[key]!;
    return [
      key,
      {
        status,
        ...(value !== undefined && { value }),
        ...(help.length > 0 && { help: paragraph(help) }),
        findings: findings.map(({ text }) => text),
      },
    ];
  });
  return Object.fromEntries(entries) as Record<EntryKey, Entry>;
}
