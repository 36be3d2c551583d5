import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, Group, SegmentedControl, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { Failure, Skeletons } from '../look/states.js';
import { type Action, ActionsField } from './actions-field.js';
import { ConditionBuilder } from './condition-builder.js';
import { conditionOf, isComplete, queryOf } from './condition-query.js';
import type { Fact } from './fact-words.js';
import './rules.css';

export type Rule = Operations['Rules']['answer']['businessRules'][number];

const Expression = lazy(async () => import('./expression/expression.js'));

const VIEWS = [
  { value: 'builder', label: t`Builder` },
  { value: 'text', label: t`Expression` },
];

interface RuleEditorProps {
  /** Null: a new one. */
  rule: Rule | null;
  facts: readonly Fact[];
  /** `isSaved`: whether something changed. */
  onDone(isSaved: boolean): void;
}

/** Writes a rule: by comparisons, or as an expression if the builder can't show it. */
export function RuleEditor({ rule, facts, onDone }: RuleEditorProps) {
  const { isBusy, failed, run } = useDoing();
  const [name, setName] = useState(rule?.name ?? '');
  const [condition, setCondition] = useState(rule?.condition ?? 'reservation.nights >= 14');
  const [query, setQuery] = useState(() => queryOf(condition, facts));
  const [isText, setText] = useState(query === null);
  const [actions, setActions] = useState<Action[]>(rule?.actions ?? [{ kind: 'FLAG', screen: null }]);
  const nameField = useRef<HTMLInputElement>(null);
  // The button that opened the editor is above or below it.
  useEffect(() => nameField.current?.focus(), []);
  const isReady = name.trim() && condition.trim() && (isText || (query && isComplete(query)));
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const input = { id: rule?.id ?? null, name: name.trim(), condition: condition.trim(), actions };
    if (await run(() => ask('SaveRule', input))) onDone(true);
  };
  const write = (text: string) => {
    setCondition(text);
    setQuery(queryOf(text, facts));
  };
  return (
    <Panel
      title={rule ? t`Edit ${rule.name}` : t`New rule`}
      note={t`A new or changed rule is a draft. Test it on past decisions, then switch it to shadow or live.`}
    >
      <form
        className="form-stack"
        onSubmit={(event) => void save(event)}
        aria-label={rule ? t`Edit rule` : t`New rule`}
      >
        <TextInput
          ref={nameField}
          label={t`Name`}
          required
          withAsterisk={false}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="space-between">
          <h3 className="rule-if">
            <Trans>If</Trans>
          </h3>
          <SegmentedControl
            size="xs"
            transitionDuration={0}
            classNames={{ label: 'rule-view' }}
            aria-label={t`Write the condition as`}
            data={VIEWS.map((view) => ({ ...view, disabled: view.value === 'builder' && !query }))}
            value={isText ? 'text' : 'builder'}
            onChange={(view) => setText(view === 'text')}
          />
        </Group>
        {isText || !query ? (
          <Suspense fallback={<Skeletons rows={2} />}>
            <Expression condition={condition} facts={facts} isForBuilder={query !== null} onChange={write} />
          </Suspense>
        ) : (
          <>
            <ConditionBuilder
              facts={facts}
              query={query}
              onChange={(changed) => {
                setQuery(changed);
                setCondition(conditionOf(changed));
              }}
            />
            <p className="quiet rule-expression">
              <Trans>As an expression:</Trans> <Code>{condition || '–'}</Code>
            </p>
          </>
        )}
        <ActionsField actions={actions} onChange={setActions} />
        <Failure failed={failed} />
        <EditorButtons isBusy={isBusy} isReady={Boolean(isReady)} onCancel={() => onDone(false)} />
      </form>
    </Panel>
  );
}

interface EditorButtonsProps {
  isBusy: boolean;
  isReady: boolean;
  onCancel(): void;
}

const EditorButtons = ({ isBusy, isReady, onCancel }: EditorButtonsProps) => (
  <Group gap="xs">
    <Button type="submit" loading={isBusy} disabled={!isReady}>
      <Trans>Save as draft</Trans>
    </Button>
    <Button variant="default" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </Group>
);
