import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Code, NativeSelect } from '@mantine/core';
import { IconAdjustments, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { RuleState } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { Confirm } from '../look/confirm.js';
import { PageHeader } from '../look/page-header.js';
import { Panel, RowButton } from '../look/panel.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import { actionText } from './actions-field.js';
import { BackTestResult, type Tested } from './back-test-result.js';
import type { Fact } from './fact-words.js';
import { conditionInWords } from './condition-words.js';
import { type Rule, RuleEditor } from './rule-editor.js';
import { RuleHistory } from './rule-history.js';

const STATES: Record<RuleState, { name: string; choice: string; tone: Tone }> = {
  DRAFT: {
    name: t({ message: 'Draft', comment: 'State of a rule: no effect yet.' }),
    choice: t({ message: 'Draft', comment: 'State of a rule: no effect yet.' }),
    tone: 'quiet',
  },
  SHADOW: {
    name: t({ message: 'Shadow', comment: 'State of a rule: it is evaluated and counted, but has no effect.' }),
    choice: t`Shadow: counted, no effect`,
    tone: 'info',
  },
  LIVE: {
    name: t({
      message: 'Live',
      context: 'rule',
      comment: 'State of a rule: it takes effect. The states are draft, shadow and live.',
    }),
    choice: t({
      message: 'Live',
      context: 'rule',
      comment: 'State of a rule: it takes effect. The states are draft, shadow and live.',
    }),
    tone: 'good',
  },
};

/** The account's own rules: written, tested on past decisions, then switched on. */
export default function Rules() {
  const { data, failed, again } = useAsked('Rules', {});
  const [removing, setRemoving] = useState<Rule | null>(null);
  const [remembering, setRemembering] = useState<Rule | null>(null);
  const [editing, setEditing] = useState<Rule | 'new' | null>(null);
  const doing = useDoing(again);
  return (
    <>
      <PageHeader
        title={t`Rules`}
        note={t`Conditions of your own that approve, decline or flag reservations.`}
        actions={
          <Button
            leftSection={<IconPlus size={16} />}
            disabled={!data || editing !== null}
            onClick={() => setEditing('new')}
          >
            <Trans>New rule</Trans>
          </Button>
        }
      />
      <Failure failed={failed ?? doing.failed} onRetry={failed ? again : undefined} />
      {data && editing && (
        <RuleEditor
          key={editing === 'new' ? editing : editing.id}
          rule={editing === 'new' ? null : editing}
          facts={data.ruleFacts}
          onDone={(isSaved) => {
            setEditing(null);
            document.querySelector('h1')?.focus();
            if (isSaved) again();
          }}
        />
      )}
      {!data && !failed && <Skeletons rows={4} />}
      {data?.businessRules.length === 0 && !editing && <NoRules onWrite={() => setEditing('new')} />}
      {data?.businessRules.map((rule) => (
        <RuleCard
          key={rule.id}
          rule={rule}
          facts={data.ruleFacts}
          isBusy={doing.isBusy}
          onState={(state) => void doing.change(() => ask('SetRuleState', { id: rule.id, state }))}
          onEdit={() => {
            setEditing(rule);
            window.scrollTo({ top: 0 });
          }}
          onHistory={() => setRemembering(rule)}
          onRemove={() => setRemoving(rule)}
        />
      ))}
      {remembering && (
        <RuleHistory
          rule={remembering}
          onClose={(isRestored) => {
            setRemembering(null);
            if (isRestored) again();
          }}
        />
      )}
      {removing && (
        <Confirm
          title={t`Delete ${removing.name}?`}
          action={t`Delete`}
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

const NoRules = ({ onWrite }: { onWrite(): void }) => (
  <EmptyState
    icon={<IconAdjustments size={32} stroke={1.5} aria-hidden />}
    text={t`No rules yet. A rule looks at each decision, and approves, declines or flags the reservation.`}
    action={
      <Button onClick={onWrite}>
        <Trans>Write the first rule</Trans>
      </Button>
    }
  />
);

interface RuleCardProps {
  rule: Rule;
  facts: readonly Fact[];
  isBusy: boolean;
  onState(state: RuleState): void;
  onEdit(): void;
  onHistory(): void;
  onRemove(): void;
}

function RuleCard({
  rule: { id, name, condition, actions, state, version },
  facts,
  isBusy,
  onState,
  onEdit,
  onHistory,
  onRemove,
}: RuleCardProps) {
  const [tested, setTested] = useState<Tested | null>(null);
  const doing = useDoing();
  const inWords = conditionInWords(condition, facts);
  const test = () => void doing.run(async () => setTested((await ask('BackTest', { id })).backTestBusinessRule));
  return (
    <Panel>
      <div className="rule-head">
        <h2>{name}</h2>
        <Badge tone={STATES[state].tone}>{STATES[state].name}</Badge>
        <span className="quiet">
          <Trans>Version {version}</Trans>
        </span>
      </div>
      <p className="rule-text">
        <Trans>
          If {inWords ?? <Code>{condition}</Code>} then <strong>{actions.map(actionText).join(', ')}</strong>
        </Trans>
      </p>
      <Failure failed={doing.failed} />
      {tested && <BackTestResult tested={tested} />}
      <div className="rule-actions">
        <NativeSelect
          size="xs"
          aria-label={t`State of ${name}`}
          value={state}
          disabled={isBusy}
          data={Object.entries(STATES).map(([value, { choice }]) => ({ value, label: choice }))}
          onChange={(event) => onState(event.currentTarget.value as RuleState)}
        />
        <Button size="xs" variant="default" loading={doing.isBusy} onClick={test}>
          <Trans>
            Test on past decisions<span className="unseen">: {name}</span>
          </Trans>
        </Button>
        <RowButton of={name} isBusy={isBusy} onClick={onEdit}>
          <Trans>Edit</Trans>
        </RowButton>
        <RowButton of={name} isBusy={isBusy} onClick={onHistory}>
          <Trans>History</Trans>
        </RowButton>
        <RowButton of={name} isBusy={isBusy} isDangerous onClick={onRemove}>
          <Trans>Delete</Trans>
        </RowButton>
      </div>
    </Panel>
  );
}
