import { Button, NativeSelect } from '@mantine/core';
import type { FormEvent } from 'react';
import type { RuleActionKind } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';

export const ACTIONS: Record<RuleActionKind, string> = {
  FLAG: 'Send to review',
  APPROVE: 'Approve',
  DECLINE: 'Decline',
  NOTIFY: 'Send an event',
  REQUIRE_SCREEN: 'Require a screen',
};

const KINDS: RuleActionKind[] = ['FLAG', 'APPROVE', 'DECLINE', 'NOTIFY'];

/** A new rule starts as a draft without effect. */
export function RuleForm({ onDone }: { onDone(): void }) {
  const { isBusy, failed, run } = useDoing();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    const variables = {
      name: textIn(form, 'name'),
      condition: textIn(form, 'condition'),
      actions: [{ kind: textIn(form, 'kind') as RuleActionKind }],
    };
    if (!(await run(() => ask('SaveRule', variables)))) return;
    element.reset();
    onDone();
  };
  return (
    <Panel
      title="New rule"
      note="A rule starts as a draft. Test it on past decisions, then switch it to shadow or live."
    >
      <form className="form-grid" onSubmit={(event) => void save(event)} aria-label="New rule">
        <TextField label="Name" name="name" required />
        <TextField label="Condition" name="condition" required placeholder="reservation.nights >= 14" />
        <NativeSelect label="Action" name="kind" data={KINDS.map((kind) => ({ value: kind, label: ACTIONS[kind] }))} />
        <div className="form-end">
          <Failure failed={failed} />
          <Button type="submit" loading={isBusy}>
            Save as draft
          </Button>
        </div>
      </form>
    </Panel>
  );
}
