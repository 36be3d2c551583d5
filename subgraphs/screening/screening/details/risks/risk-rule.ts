import type { Answer, Signals } from '../../checks/signals.js';
import type { Risk } from '../check-result.js';

/** One row of a risk table: when the risk applies, what it adds, and how to remove it. */
export interface RiskRule extends Risk {
  /** What would remove the risk, as an imperative for the operator; absent if nothing specific would. */
  change?: string;
  /** False if the signal is unknown. */
  applies(signals: Signals): boolean;
  /** The same signals without this risk and with nothing else made worse; used for counterfactuals. */
  without(signals: Signals): Signals;
}

/** The risks of a table that apply, in the table's order. */
export function risksOf(rules: readonly RiskRule[], signals: Signals): Risk[] {
  return rules
    .filter((rule) => rule.applies(signals))
    .map(({ code, points, text, recommendation }) => ({ code, points, text, recommendation }));
}

/** The value of an answer, or null if unknown. */
export function valueOf<T>(answer: Answer<T> | null): T | null {
  return answer?.known ? answer.value : null;
}

/** A known answer with some members replaced; an unknown one is returned unchanged. */
export function corrected<T>(answer: Answer<T> | null, change: Partial<T>): Answer<T> | null {
  return answer?.known ? { ...answer, value: { ...answer.value, ...change } } : answer;
}
