import { t } from '@lingui/core/macro';
import { ActionIcon, Button, NativeSelect, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { createContext, useContext, useMemo } from 'react';
import {
  type ActionProps,
  type CombinatorSelectorProps,
  type FieldSelectorProps,
  type OperatorSelectorProps,
  QueryBuilder,
  type RuleGroupType,
  type ValueEditorProps,
  type ValueSourceSelectorProps,
} from 'react-querybuilder';
import { fieldsOf, operatorsOf } from './condition-query.js';
import { type Fact, factDescription, factValue } from './fact-words.js';

interface ConditionBuilderProps {
  facts: readonly Fact[];
  query: RuleGroupType;
  onChange(query: RuleGroupType): void;
}

const FactsContext = createContext<ReadonlyMap<string, Fact>>(new Map());

const COMBINATORS = [
  { name: 'and', label: t`All of these hold` },
  { name: 'or', label: t`At least one of these holds` },
];

const CONTROLS = {
  combinatorSelector: Combinator,
  fieldSelector: FactSelect,
  operatorSelector: Comparison,
  valueSourceSelector: Source,
  valueEditor: Value,
  addRuleAction: Add,
  addGroupAction: Add,
  removeRuleAction: Remove,
  removeGroupAction: Remove,
};

const WORDS = {
  addRule: { label: t`Add a comparison`, title: '' },
  addGroup: { label: t`Add a group`, title: '' },
  removeRule: { label: t`Remove the comparison`, title: '' },
  removeGroup: { label: t`Remove the group`, title: '' },
};

/** Builds a condition from comparisons of facts, in groups. */
export function ConditionBuilder({ facts, query, onChange }: ConditionBuilderProps) {
  const byName = useMemo(() => new Map(facts.map((fact) => [fact.name, fact])), [facts]);
  const fields = useMemo(() => fieldsOf(facts), [facts]);
  const factOf = (name: string) => byName.get(name) ?? facts[0]!;
  return (
    <FactsContext value={byName}>
      <QueryBuilder
        fields={fields}
        query={query}
        onQueryChange={onChange}
        combinators={COMBINATORS}
        getOperators={(name) => operatorsOf(factOf(name))}
        getValueSources={(name) => (canCompare(factOf(name)) ? ['value', 'field'] : ['value'])}
        getDefaultValue={({ field, operator }) => startValue(factOf(field), operator)}
        controlElements={CONTROLS}
        translations={WORDS}
        addRuleToNewGroups
        resetOnOperatorChange
      />
    </FactsContext>
  );
}

/** Whether a fact can be compared with another fact too: two countries, two dates, two numbers. */
const canCompare = ({ kind, values }: Fact) => kind !== 'FLAG' && !values;

function startValue({ example }: Fact, operator: string): unknown {
  const value: unknown = JSON.parse(example);
  return operator === 'in' || operator === 'notIn' ? [value] : value;
}

function FactSelect({ options, value, handleOnChange }: FieldSelectorProps) {
  const fact = useContext(FactsContext).get(String(value));
  return (
    <NativeSelect
      className="condition-fact"
      aria-label={t`Fact`}
      description={fact && factDescription(fact)}
      inputWrapperOrder={['input', 'description']}
      data={(options as Flat).map(({ name, label }) => ({ value: name, label }))}
      value={value}
      onChange={(event) => handleOnChange(event.currentTarget.value)}
    />
  );
}

interface ChoiceProps {
  label: string;
  options: readonly { name: string; label: string }[];
  value: string | undefined;
  onChange(value: string): void;
}

const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <NativeSelect
    aria-label={label}
    data={options.map((option) => ({ value: option.name, label: option.label }))}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);

type Flat = { name: string; label: string }[];

function Comparison({ options, value, handleOnChange }: OperatorSelectorProps) {
  return <Choice label={t`Comparison`} options={options as Flat} value={value} onChange={handleOnChange} />;
}

const SOURCES: Flat = [
  { name: 'value', label: t`a value` },
  { name: 'field', label: t`another fact` },
];

function Source({ value, handleOnChange }: ValueSourceSelectorProps) {
  return <Choice label={t`Compared with`} options={SOURCES} value={value} onChange={handleOnChange} />;
}

function Combinator({ options, value, handleOnChange, level }: CombinatorSelectorProps) {
  const label = level === 0 ? t`When the rule fires` : t`When the group holds`;
  return <Choice label={label} options={options as Flat} value={value} onChange={handleOnChange} />;
}

const BOOLEANS = [
  { name: 'true', label: t`yes` },
  { name: 'false', label: t`no` },
];

function Value({ field, operator, value, valueSource, values, handleOnChange }: ValueEditorProps) {
  const fact = useContext(FactsContext).get(field);
  if (!fact || operator === 'null' || operator === 'notNull') return null;
  if (valueSource === 'field') {
    const options = (values ?? []).flatMap((option) => ('options' in option ? option.options : [option])) as Flat;
    return <Choice label={t`Other fact`} options={options} value={String(value)} onChange={handleOnChange} />;
  }
  if (Array.isArray(value))
    return (
      <TagsInput aria-label={t`Values`} value={value.map(String)} data={fact.values ?? []} onChange={handleOnChange} />
    );
  if (fact.values)
    return (
      <Choice
        label={t`Value`}
        options={fact.values.map((name) => ({ name, label: factValue(name, fact) }))}
        value={String(value)}
        onChange={handleOnChange}
      />
    );
  if (fact.kind === 'FLAG')
    return (
      <Choice
        label={t`Value`}
        options={BOOLEANS}
        value={String(value)}
        onChange={(chosen) => handleOnChange(chosen === 'true')}
      />
    );
  if (fact.kind === 'NUMBER')
    return <NumberInput aria-label={t`Value`} value={value as number} onChange={handleOnChange} hideControls />;
  return (
    <TextInput
      aria-label={t`Value`}
      type={fact.kind === 'DATE' ? 'date' : 'text'}
      value={String(value)}
      onChange={(event) => handleOnChange(event.currentTarget.value)}
    />
  );
}

function Add({ label, handleOnClick }: ActionProps) {
  return (
    <Button size="compact-sm" variant="default" onClick={handleOnClick}>
      {label}
    </Button>
  );
}

function Remove({ label, handleOnClick }: ActionProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={String(label)} onClick={handleOnClick}>
      <IconTrash size={16} stroke={1.5} />
    </ActionIcon>
  );
}
