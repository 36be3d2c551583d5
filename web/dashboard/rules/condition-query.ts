import { t } from '@lingui/core/macro';
import type { Field, RuleGroupType, RuleType } from 'react-querybuilder';
import { formatQuery } from 'react-querybuilder/formatQuery';
import { parseCEL } from 'react-querybuilder/parseCEL';
import { type Fact, factName } from './fact-words.js';

/** The condition that the builder shows. A builder without any comparison has no condition. */
export const conditionOf = (query: RuleGroupType): string =>
  query.rules.length === 0 ? '' : formatQuery(query, { format: 'cel', parseNumbers: false });

/** Spaces and quotes outside of texts make no difference. */
const plain = (condition: string) =>
  condition
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, n) => (n % 2 ? part : part.replaceAll(/\s/g, '')))
    .join('');

export const isComparison = (rule: RuleGroupType['rules'][number]): rule is RuleType => 'field' in rule;

const comparisons = (group: RuleGroupType): RuleType[] =>
  group.rules.flatMap((rule) => (isComparison(rule) ? [rule] : comparisons(rule)));

/** The condition for the builder; null if the builder can't show every part of it. */
export function queryOf(condition: string, facts: readonly Fact[]): RuleGroupType | null {
  if (!condition.trim()) return { combinator: 'and', rules: [] };
  const query = parseCEL(condition, { listsAsArrays: true });
  const names = new Set(facts.map(({ name }) => name));
  const areKnown = comparisons(query).every(
    ({ field, value, valueSource }) => names.has(field) && (valueSource !== 'field' || names.has(String(value))),
  );
  return areKnown && plain(conditionOf(query)) === plain(condition) ? query : null;
}

/** Whether every comparison has a value. */
export const isComplete = (query: RuleGroupType): boolean =>
  comparisons(query).every(
    ({ operator, value }) =>
      operator === 'null' || operator === 'notNull' || (Array.isArray(value) ? value.length > 0 : value !== ''),
  );

const EQUAL = [
  { name: '=', label: t`is` },
  { name: '!=', label: t`is not` },
];
const ORDER = [
  ['<', t`is less than`, t`is before`],
  ['<=', t`is at most`, t`is on or before`],
  ['>', t`is more than`, t`is after`],
  ['>=', t`is at least`, t`is on or after`],
] as const;
const AMONG = [
  { name: 'in', label: t`is one of` },
  { name: 'notIn', label: t`is not one of` },
];
const TEXT = [
  { name: 'contains', label: t`contains` },
  { name: 'beginsWith', label: t`begins with` },
  { name: 'endsWith', label: t`ends with` },
];
const KNOWN = [
  { name: 'null', label: t`is unknown` },
  { name: 'notNull', label: t`is known` },
];

/** The comparisons that a fact allows, in words. */
export function operatorsOf({ kind, values, mayBeUnknown }: Fact) {
  const order = (at: 1 | 2) => ORDER.map((words) => ({ name: words[0], label: words[at] }));
  const byKind = {
    NUMBER: [...EQUAL, ...order(1)],
    DATE: [...EQUAL, ...order(2)],
    FLAG: [EQUAL[0]!],
    TEXT: [...EQUAL, ...AMONG, ...(values ? [] : TEXT)],
  };
  return [...byKind[kind], ...(mayBeUnknown ? KNOWN : [])];
}

/** The facts as fields of the builder. */
export const fieldsOf = (facts: readonly Fact[]): Field[] =>
  facts.map((fact) => ({ name: fact.name, label: factName(fact) }));
