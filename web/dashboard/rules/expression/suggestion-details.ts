import { t } from '@lingui/core/macro';
import { type Fact, factDescription, factName, factValue } from '../fact-words.js';
import type { ConditionFunction } from './functions.js';

function lines(...texts: readonly (string | null)[]): HTMLElement {
  const box = document.createElement('div');
  for (const text of texts) {
    if (text) box.append(Object.assign(document.createElement('p'), { textContent: text }));
  }
  return box;
}

/** What a fact says, beside its suggestion. */
export function aboutFact(fact: Fact): HTMLElement {
  const { example, values, mayBeUnknown } = fact;
  const meanings = values?.map((value) => `"${value}" (${factValue(value, fact)})`).join(', ');
  return lines(
    factName(fact),
    factDescription(fact),
    t`Example: ${example}`,
    meanings ? t`Values: ${meanings}` : null,
    mayBeUnknown ? t`May be unknown.` : null,
  );
}

/** What a function returns, beside its suggestion. */
export const aboutFunction = ({ about, example }: ConditionFunction): HTMLElement =>
  lines(about, t`Example: ${example}`);
