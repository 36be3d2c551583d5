import type { Signals } from '../checks/signals.js';
import { simulationNote } from '../scenario/simulated-result.js';
import { CATALOG, ENTRY_KEYS, type EntryKey } from '../checks/catalog.js';
import type { CheckResult, Entry } from '../details/check-result.js';
import { riskScore } from '../details/risks/risk-score.js';
import type { Change } from './change.js';
import { counterfactuals } from './counterfactuals.js';
import { reasonFor } from './reason.js';
import { riskColor, type RiskColor } from './risk-color.js';
import { verdictOf, type Verdict } from './verdict.js';
import { weighedRisks, type WeighedRisk } from './weighed-risks.js';

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
