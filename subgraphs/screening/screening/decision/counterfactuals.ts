import type { Signals } from '../checks/signals.js';
import { causesOf } from './causes.js';
import { applyChange, type Change } from './change.js';
import { verdictOf, type Verdict } from './verdict.js';

/** A change can bring a lack to light (the only payment was the one taken back); more than three rounds were never seen. */
const ROUNDS = 6;

const made = (signals: Signals, changes: readonly Change[]): Signals => changes.reduce(applyChange, signals);
const verified = (signals: Signals): boolean => verdictOf(signals).verificationStatus === 'verified';

/**
 * What would have to change for the guest to be verified: all of the changes made together, in their order, give
 * `verified`, and none of them can be left out. Empty for a verified guest.
 */
export function counterfactuals(signals: Signals, verdict: Verdict): Change[] {
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
