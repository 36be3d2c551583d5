import type { Signals } from '../../checks/signals.js';
import { flagged } from '../../rules/judge.js';
import { type FiredRule, effectOf } from '../../rules/run-rules.js';
import { type Decision, POLICY_VERSION, decide } from '../decide.js';

export interface Difference {
  /** Names from the outcome down, parted by dots. */
  path: string;
  /** null where the member was not there. */
  stored: unknown;
  now: unknown;
}

export interface Replay {
  same: boolean;
  policyVersion: string;
  storedPolicyVersion: string;
  differences: Difference[];
}

/** What is stored of a decision; `rules` are those of the operator that fired, where any did. */
export interface Replayable {
  signals: Signals;
  outcome: Decision;
  rules?: FiredRule[];
}

/**
 * Decides again on the stored signals by the policy of today, and tells what comes out otherwise. What the operator's own
 * rules said stays as it was. Calls nobody.
 */
export function replayDecision({ signals, outcome, rules = [] }: Replayable): Replay {
  const { flags } = effectOf(outcome.verificationStatus, rules);
  const decided = decide(signals);
  const ofRules = outcome.counterfactuals.filter(({ kind }) => kind === 'change_rule');
  const whole = { ...decided, counterfactuals: [...decided.counterfactuals, ...ofRules] };
  const now = JSON.parse(JSON.stringify(flagged(whole, flags))) as Decision;
  const differences = differencesBetween(outcome, now, []);
  return {
    same: differences.length === 0,
    policyVersion: POLICY_VERSION,
    storedPolicyVersion: outcome.policyVersion,
    differences,
  };
}

/** The deepest places at which two JSON values differ; lists of different lengths differ as a whole. */
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
