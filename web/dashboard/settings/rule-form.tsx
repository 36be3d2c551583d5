import type { FormEvent } from 'react';
import type { RuleActionKind } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { Problem, worded } from '../look/words.js';

const KINDS: RuleActionKind[] = ['FLAG', 'APPROVE', 'DECLINE', 'NOTIFY'];

/** A new rule begins as a draft and does nothing yet. */
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
    <form className="sheet" onSubmit={(event) => void save(event)} aria-label="New rule">
      <TextField label="Name" name="name" required />
      <TextField label="Condition" name="condition" required hint="For example: reservation.nights >= 14" />
      <label>
        Then
        <select name="kind">
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {worded(kind)}
            </option>
          ))}
        </select>
      </label>
      <Problem failed={failed} />
      <button type="submit" disabled={isBusy}>
        Save as a draft
      </button>
    </form>
  );
}
