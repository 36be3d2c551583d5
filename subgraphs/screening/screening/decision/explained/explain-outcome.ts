import type { ScreenName } from '../../../booking/facts/screens.js';
import type { EntryKey } from '../../checks/catalog.js';
import { entryField } from '../../summary.type.js';
import type { Change } from '../change.js';
import type { Decision } from '../decide.js';
import type { Counterfactual, CounterfactualKind, DecisionOutcome } from './outcome.type.js';

/** The stored outcome as the graph shows it. */
export function explainOutcome(outcome: Decision): DecisionOutcome {
  const entries = Object.fromEntries(
    Object.entries(outcome.entries).map(([key, entry]) => [
      entryField(key),
      { ...entry, helpPhrases: [], findingPhrases: [] },
    ]),
  );
  return { ...outcome, entries, counterfactuals: outcome.counterfactuals.map(counterfactualOf) };
}

function counterfactualOf(change: Change): Counterfactual {
  const { kind, text, entry, code, screen, rule, missing }: Whole = change;
  return {
    kind: kind.toUpperCase() as CounterfactualKind,
    text,
    entry: entry ?? null,
    code: code ?? null,
    screen: screen ?? null,
    rule: rule ?? null,
    missing: missing ?? [],
  };
}

/** Every member that a change can have. */
interface Whole {
  kind: string;
  text: string;
  entry?: EntryKey;
  code?: string;
  screen?: ScreenName;
  rule?: string;
  missing?: string[];
}

/** A path in the stored outcome as one in the graph: `entries.credit_check.status` → `entries.creditCheck.status`. */
export function graphPath(path: string): string {
  return path.replace(/^entries\.(\w+)/, (_, key: string) => `entries.${entryField(key)}`);
}
