import type { Signals } from '../../checks/signals.js';
import { flagged } from '../../rules/judge.js';
import { type FiredRule, effectOf } from '../../rules/run-rules.js';
import { type Decision, POLICY_VERSION, decide, withoutPhrases } from '../decide.js';

export interface Difference {
  /** Path within the outcome, separated by dots. */
  path: string;
  /** null if absent. */
  stored: unknown;
  now: unknown;
}

export interface Replay {
  same: boolean;
  policyVersion: string;
  storedPolicyVersion: string;
  differences: Difference[];
}

/** The stored parts of a decision; `rules` are the operator's rules that fired. */
export interface Replayable {
  signals: Signals;
  outcome: Decision;
  rules?: FiredRule[];
}

/**
 * Repeats the decision on the stored signals under the current policy and returns the differences. The effect of the
 * operator's own rules is kept as stored. Makes no external calls.
 */
export function replayDecision({ signals, outcome, rules = [] }: Replayable): Replay {
  const { flags } = effectOf(outcome.verificationStatus, rules);
  const decided = decide(signals);
  const ofRules = outcome.counterfactuals.filter(({ kind }) => kind === 'change_rule');
  const whole = { ...decided, counterfactuals: [...decided.counterfactuals, ...ofRules] };
  const now = JSON.parse(JSON.stringify(withoutPhrases(flagged(whole, flags)))) as Decision;
  const differences = differencesBetween(withoutPhrases(outcome), now, []);
  return {
    same: differences.length === 0,
    policyVersion: POLICY_VERSION,
    storedPolicyVersion: outcome.policyVersion,
    differences,
  };
}

/** Deepest paths at which two JSON values differ; lists of different lengths differ as a whole. */
function differencesBetween(stored: unknown, now: unknown, path: string[]): Difference[] {
  const below = membersOfBoth(stored, now);
  if (!below) return stored === now ? [] : [{ path: path.join('.'), stored: stored ?? null, now: now ?? null }];
  return below.flatMap(([name, left, right]) => differencesBetween(left, right, [...path, name]));
}

function membersOfBoth(stored: unknown, now: unknown): [name: string, stored: unknown, now: unknown][] | null {
  if (typeof stored !== 'object' || typeof now !== 'object' || !stored || !now) return null;
  if (Array.isArray(stored) !== Array.isArray(now)) return null;
  if (Array.isArray(stored) && stored.length !== (now as unknown[]).length) return null;
  const [left, right] = [stored as Record<string, unknown>, now as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].map((name) => [name, left[name], right[name]]);
}
