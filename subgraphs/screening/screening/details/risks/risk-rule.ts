import type { Answer, Signals } from '../../checks/signals.js';
import type { Risk } from '../check-result.js';

/** One row of a table of risks: when it holds, what it adds, and how things would look without it. */
export interface RiskRule extends Risk {
  /** Says nothing (false) where the signal is unknown. */
  applies(signals: Signals): boolean;
  /** The same facts with this cause gone and nothing else made worse; for the counterfactuals. */
  without(signals: Signals): Signals;
}

/** The risks of a table that hold, in the table's order. */
export function risksOf(rules: readonly RiskRule[], signals: Signals): Risk[] {
  return rules
    .filter((rule) => rule.applies(signals))
    .map(({ code, points, text, recommendation }) => ({ code, points, text, recommendation }));
}

/** What an answer says, or null while nobody could say. */
export function valueOf<T>(answer: Answer<T> | null): T | null {
  return answer?.known ? answer.value : null;
}

/** A known answer with some members replaced; an unknown one stays as it is. */
export function corrected<T>(answer: Answer<T> | null, change: Partial<T>): Answer<T> | null {
  return answer?.known ? { ...answer, value: { ...answer.value, ...change } } : answer;
}
