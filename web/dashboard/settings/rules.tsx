import { Button, Code, NativeSelect } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { useState } from 'react';
import type { Operations, PortalScreen, RuleState } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { SCREENS } from '../look/screen-names.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { BackTestResult, type Tested } from './back-test-result.js';
import { ACTIONS, RuleForm } from './rule-form.js';

type Rule = Operations['Rules']['answer']['businessRules'][number];

const STATES: Record<RuleState, { name: string; choice: string; tone: Tone }> = {
  DRAFT: { name: 'Draft', choice: 'Draft', tone: 'quiet' },
  SHADOW: { name: 'Shadow', choice: 'Shadow: counted, no effect', tone: 'info' },
  LIVE: { name: 'Live', choice: 'Live', tone: 'good' },
};

/** The account's own rules: written, tested on past decisions, then switched on. */
export default function Rules() {
  const { data, failed, again } = useAsked('Rules', {});
  const [removing, setRemoving] = useState<Rule | null>(null);
  const doing = useDoing(again);
  return (
    <>
      <PageHeader title="Rules" note="Conditions of your own that approve, decline or flag reservations." />
      <Failure failed={failed ?? doing.failed} onRetry={failed ? again : undefined} />
      <RuleForm onDone={again} />
      {!data && !failed && <Skeletons rows={4} />}
      {data?.businessRules.length === 0 && (
        <EmptyState icon={<IconAdjustments size={32} stroke={1.5} aria-hidden />} text="No rules yet." />
      )}
      {data?.businessRules.map((rule) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          isBusy={doing.isBusy}
          onState={(state) => void doing.change(() => ask('SetRuleState', { id: rule.id, state }))}
          onRemove={() => setRemoving(rule)}
        />
      ))}
      {removing && (
        <Confirm
          title={`Delete ${removing.name}?`}
          action="Delete"
          isDangerous
          onDone={(form) => {
            setRemoving(null);
            if (form) void doing.change(() => ask('DeleteRule', { id: removing.id }));
          }}
        />
      )}
    </>
  );
}

interface RuleCardProps {
  rule: Rule;
  isBusy: boolean;
  onState(state: RuleState): void;
  onRemove(): void;
}

function RuleCard({
  rule: { id, name, condition, actions, state, version },
  isBusy,
  onState,
  onRemove,
}: RuleCardProps) {
  const [tested, setTested] = useState<Tested | null>(null);
  const doing = useDoing();
  const test = () => void doing.run(async () => setTested((await ask('BackTest', { id })).backTestBusinessRule));
  const then = actions.map(({ kind, screen }) =>
    screen ? `Require “${SCREENS[screen as PortalScreen].name}”` : ACTIONS[kind],
  );
  return (
    <Panel>
      <div className="rule-head">
        <h2>{name}</h2>
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        <span className="quiet">Version {version}</span>
      </div>
      <p className="rule-text">
        If <Code>{condition}</Code> then <strong>{then.join(', ')}</strong>
      </p>
      <Failure failed={doing.failed} />
      {tested && <BackTestResult tested={tested} />}
      <div className="rule-actions">
        <NativeSelect
          size="xs"
          aria-label={`State of ${name}`}
          value={state}
          disabled={isBusy}
          data={Object.entries(STATES).map(([value, { choice }]) => ({ value, label: choice }))}
          onChange={(event) => onState(event.currentTarget.value as RuleState)}
        />
        <Button size="compact-sm" variant="default" loading={doing.isBusy} onClick={test}>
          Test on past decisions<span className="unseen">: {name}</span>
        </Button>
        <RowButton of={name} isBusy={isBusy} isDangerous onClick={onRemove}>
          Delete
        </RowButton>
      </div>
    </Panel>
  );
}
