import { SCREEN_TITLES } from '#portal-screens';
import { type EntryKey, CATALOG, ENTRY_KEYS } from '../checks/catalog.js';
import type { Signals } from '../checks/signals.js';
import type { CheckResult, Entry } from '../details/check-result.js';
import { riskScore } from '../details/risks/risk-score.js';
import { simulationNote } from '../scenario/simulated-result.js';
import { causesOf } from './causes.js';
import { type Change, applyChange } from './change.js';
import { type Verdict, verdictOf } from './verdict.js';
import { type WeighedRisk, weighedRisks } from './weighed-risks.js';

type RiskColor = 'green' | 'yellow' | 'orange' | 'red' | 'black';

/** The score from which each colour holds; green lies below yellow. Set by judgement, not learned from outcomes. */
const COLOR_FROM = { yellow: 20, orange: 40, red: 65 } as const;

/** Facts that no good history outweighs: an exact match on a list of unwanted guests, and proven card fraud. */
const BLACK = [
  'blacklist_email',
  'blacklist_phone',
  'blacklist_document_number',
  'card_reported_stolen',
  'payment_chargeback',
];

/**
 * The colour of a score (0–100). Black stands for the confirmed facts above and for a DECLINE, whatever the score;
 * green needs everything that is on to have been looked at, so that an unknown guest is yellow at best.
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

const titles = (keys: readonly EntryKey[]): string => keys.map((key) => CATALOG[key].title).join(', ');

/** Why the status is what it is, in sentences for an operator: what is waited for, what was found, what nobody saw. */
function reasonFor(signals: Signals, verdict: Verdict): string {
  const { openPages, waitingFor, found, notLookedAt, verificationStatus } = verdict;
  const pages = openPages.map((name) => SCREEN_TITLES[name]).join(', ');
  const sentences = [
    simulationNote(signals),
    signals.booking.status === 'CANCELED' && 'The reservation is canceled.',
    pages && `Waiting for the guest to finish in the portal: ${pages}.`,
    waitingFor.length > 0 && `Waiting for: ${titles(waitingFor)}.`,
    found.length > 0 &&
      `${verificationStatus === 'pending' ? 'Already to be looked at' : 'To be looked at'}: ${titles(found)}.`,
    notLookedAt.length > 0 && `The portal was skipped, so nobody has looked at: ${titles(notLookedAt)}.`,
    verificationStatus === 'verified' &&
      'Everything that is switched on was looked at, and nothing needs the eyes of a person.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** A change can bring a lack to light (the only payment was the one taken back); more than three rounds were never seen. */
const ROUNDS = 6;

const made = (signals: Signals, changes: readonly Change[]): Signals => changes.reduce(applyChange, signals);
const verified = (signals: Signals): boolean => verdictOf(signals).verificationStatus === 'verified';

/**
 * What would have to change for the guest to be verified: all of the changes made together, in their order, give
 * `verified`, and none of them can be left out. Empty for a verified guest.
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
 * Leaves out what is not needed, the last and lightest first, again until each that stays is needed beside the others:
 * two changes may touch one payment, so that one of them becomes idle only when another has gone.
 */
function pruned(signals: Signals, changes: Change[]): Change[] {
  let kept = changes;
  for (const change of changes.toReversed()) {
    const fewer = kept.filter((other) => other !== change);
    if (verified(made(signals, fewer))) kept = fewer;
  }
  return kept.length === changes.length ? kept : pruned(signals, kept);
}

/** Changes with every rule, weight or threshold, so that a stored decision names the policy that it was made by. */
export const POLICY_VERSION = '7';

/** So many risks and recommendations stand in the summary; all of them stand in `contributions`. */
export const TOP = 5;

export interface Decision {
  verificationStatus: 'verified' | 'review' | 'pending';
  reason: string;
  /** 0–100, the same as the value of `general_risk`. */
  riskScore: number;
  riskColor: RiskColor;
  topRisks: string[];
  topRecommendations: string[];
  entries: Record<EntryKey, Entry>;
  /** What made up the score, the heaviest first; negative points lowered it. */
  contributions: { entry: EntryKey; code: string; points: number; text: string }[];
  /** The changes that together would make the guest verified; empty when they are. */
  counterfactuals: Change[];
  policyVersion: string;
}

/**
 * The machine's decision on stored signals: pure and deterministic, so that the same signals give the same decision
 * again. The thresholds stand with `FRAUD_THRESHOLDS`, `GENERAL_REVIEW_FROM` and `COLOR_FROM`, the weights in the
 * tables of risks, the order of the rules with `verdictOf`.
 */
export function decide(signals: Signals): Decision {
  const verdict = verdictOf(signals);
  const risks = weighedRisks(verdict.results);
  const score = riskScore(risks);
  const raising = risks.filter(({ points }) => points > 0);
  return {
    verificationStatus: verdict.verificationStatus,
    reason: reasonFor(signals, verdict),
    riskScore: score,
    riskColor: colorOf(score, risks, verdict),
    topRisks: raising.slice(0, TOP).map(({ text }) => text),
    topRecommendations: [...new Set(raising.flatMap(({ recommendation }) => recommendation ?? []))].slice(0, TOP),
    entries: entriesOf(verdict.results, signals),
    contributions: risks.map(({ entry, code, points, text }) => ({ entry, code, points, text })),
    counterfactuals: counterfactuals(signals, verdict),
    policyVersion: POLICY_VERSION,
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

function entriesOf(results: Record<EntryKey, CheckResult>, signals: Signals): Record<EntryKey, Entry> {
  const note = simulationNote(signals);
  const entries = ENTRY_KEYS.map((key) => {
    const { status, value, help: said = CATALOG[key].help[status], findings } = results[key];
    const help = [note, said].filter(Boolean).join(' ') || undefined;
    return [key, { status, ...(value !== undefined && { value }), ...(help !== undefined && { help }), findings }];
  });
  return Object.fromEntries(entries) as Record<EntryKey, Entry>;
}
