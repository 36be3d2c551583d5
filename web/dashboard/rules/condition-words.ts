import { t } from '@lingui/core/macro';
import type { RuleGroupType, RuleType } from 'react-querybuilder';
import { LOCALE } from '../language/page-language.js';
import { isComparison, operatorsOf, queryOf } from './condition-query.js';
import { type Fact, factName, factValue } from './fact-words.js';

const LISTS = {
  and: new Intl.ListFormat(LOCALE, { type: 'conjunction' }),
  or: new Intl.ListFormat(LOCALE, { type: 'disjunction' }),
};

/** A condition as a sentence, such as “number of guests is more than 6”; null if the builder can't show it. */
export function conditionInWords(condition: string, facts: readonly Fact[]): string | null {
  const query = queryOf(condition, facts);
  return query && query.rules.length > 0 ? groupInWords(query, facts) : null;
}

function groupInWords({ rules, combinator }: RuleGroupType, facts: readonly Fact[]): string {
  const parts = rules.map((rule) => {
    if (isComparison(rule)) return comparisonInWords(rule, facts);
    return rule.rules.length > 1 ? `(${groupInWords(rule, facts)})` : groupInWords(rule, facts);
  });
  return LISTS[combinator === 'or' ? 'or' : 'and'].format(parts);
}

function comparisonInWords({ field, operator, value, valueSource }: RuleType, facts: readonly Fact[]): string {
  const fact = facts.find(({ name }) => name === field)!;
  const comparison = operatorsOf(fact).find(({ name }) => name === operator)?.label ?? operator;
  if (operator === 'null' || operator === 'notNull') return `${nameOf(fact)} ${comparison}`;
  const other = valueSource === 'field' ? facts.find(({ name }) => name === value) : undefined;
  return `${nameOf(fact)} ${comparison} ${other ? nameOf(other) : valueInWords(value, fact)}`;
}

/** Facts of the reservation go without “Reservation:”. */
const nameOf = (fact: Fact): string => {
  const label = factName(fact);
  return fact.name.startsWith('reservation.') ? label.slice(label.indexOf(':') + 2) : label;
};

function valueInWords(value: unknown, fact: Fact): string {
  if (Array.isArray(value)) return LISTS.or.format(value.map((one) => valueInWords(one, fact)));
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  return factValue(String(value), fact);
}
