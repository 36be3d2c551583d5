import { useState } from 'react';
import type { Operations, RuleState } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Confirm } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Problem, Tag, worded } from '../look/words.js';
import { RuleForm } from './rule-form.js';

type Rule = Operations['Rules']['answer']['businessRules'][number];
type Tested = Operations['BackTest']['answer']['backTestBusinessRule'];

const STATES: Record<RuleState, string> = {
  DRAFT: 'Draft',
  SHADOW: 'Shadow: counted, without effect',
  LIVE: 'Live',
};

/** The operator's own rules: written, tried on past decisions, let loose. */
export default function Rules() {
  const { data, failed, again } = useAsked('Rules', {});
  const [removing, setRemoving] = useState<Rule | null>(null);
  const doing = useDoing();
  const change = async (work: () => Promise<unknown>) => {
    if (await doing.run(work)) again();
  };
  return (
    <>
      <PageTitle text="Rules" />
      <Problem failed={failed ?? doing.failed} />
      <RuleForm onDone={again} />
      {data?.businessRules.length === 0 && <p className="empty">There are no rules yet.</p>}
      <ul className="cards">
        {data?.businessRules.map((rule) => (
          <RuleCard
            key={rule.id}
            rule={rule}
            isBusy={doing.isBusy}
            onState={(state) => void change(() => ask('SetRuleState', { id: rule.id, state }))}
            onRemove={() => setRemoving(rule)}
          />
        ))}
      </ul>
      {removing && (
        <Confirm
          title={`Delete ${removing.name}?`}
          action="Delete"
          onDone={(form) => {
            setRemoving(null);
            if (form) void change(() => ask('DeleteRule', { id: removing.id }));
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

function RuleCard({ rule, isBusy, onState, onRemove }: RuleCardProps) {
  const [tested, setTested] = useState<Tested | null>(null);
  const doing = useDoing();
  const test = () =>
    void doing.run(async () => setTested((await ask('BackTest', { id: rule.id })).backTestBusinessRule));
  return (
    <li>
      <p className="line">
        <strong>{rule.name}</strong>
        <Tag kind={`rule-${rule.state}`}>{worded(rule.state)}</Tag>
      </p>
      <p>
        <code>{rule.condition}</code>
      </p>
      <p className="quiet">
        Then{' '}
        {rule.actions
          .map(({ kind, screen }) => [worded(kind).toLowerCase(), screen].filter(Boolean).join(' '))
          .join(', ')}
        . Version {rule.version}.
      </p>
      <Problem failed={doing.failed} />
      {tested && <BackTestResult tested={tested} />}
      <div className="actions small">
        <label>
          <span className="unseen">State of {rule.name}</span>
          <select value={rule.state} disabled={isBusy} onChange={(event) => onState(event.target.value as RuleState)}>
            {Object.entries(STATES).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="second" disabled={doing.isBusy} onClick={test}>
          Try on past decisions<span className="unseen">: {rule.name}</span>
        </button>
        <button type="button" className="second" disabled={isBusy} onClick={onRemove}>
          Delete<span className="unseen"> {rule.name}</span>
        </button>
      </div>
    </li>
  );
}

function BackTestResult({
  tested: { decisions, fired, changed, unknown, notReplayable, changes },
}: {
  tested: Tested;
}) {
  return (
    <div role="status">
      <p>
        Of {decisions} decisions it would have fired on {fired} and changed {changed}; on {unknown} it can’t be told,
        and {notReplayable} can’t be replayed.
      </p>
      <ul>
        {changes.map(({ before, after, count }) => (
          <li key={`${before} ${after}`}>
            {count}: {worded(before).toLowerCase()} → {worded(after).toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  );
}
