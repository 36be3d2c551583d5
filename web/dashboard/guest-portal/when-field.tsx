import { t } from '@lingui/core/macro';
import { Group, NativeSelect } from '@mantine/core';
import { worded } from '../look/words.js';
import type { Question } from './content.js';

type When = NonNullable<Question['when']>;

interface WhenFieldProps {
  when: When | null;
  /** Number of the question. */
  n: number;
  earlier: readonly Question[];
  onChange(when: When | null): void;
}

const YES = 'true';
const NO = 'false';

/** The answers that a question can depend on; empty for answers in the guest's own words. */
function answersTo({ kind, choices }: Question): { value: string; label: string }[] {
  if (kind === 'CHOICE') return (choices ?? []).map(({ id, label }) => ({ value: id, label }));
  if (kind !== 'ACKNOWLEDGEMENT') return [];
  return [
    { value: YES, label: t`Checked` },
    { value: NO, label: t`Not checked` },
  ];
}

/** A condition on the answer to a question; the first answer if none is chosen yet. */
function whenOf(question: Question, answer: string | undefined): When {
  const isBox = question.kind === 'ACKNOWLEDGEMENT';
  return {
    field: question.id,
    text: isBox ? null : (answer ?? ''),
    isAcknowledged: isBox ? answer === YES : null,
  };
}

/** Whether a question is always asked, or only after a certain answer to an earlier one. */
export function WhenField({ when, n, earlier, onChange }: WhenFieldProps) {
  const eligible = earlier.filter((one) => answersTo(one).length > 0 || one.id === when?.field);
  if (eligible.length === 0 && !when) return null;
  const asked = eligible.find(({ id }) => id === when?.field);
  const answers = asked ? answersTo(asked) : [];
  const answer = when?.text ?? String(when?.isAcknowledged ?? '');
  const isKnown = answers.some(({ value }) => value === answer);
  const setField = (id: string) => {
    const next = eligible.find((one) => one.id === id);
    onChange(next ? whenOf(next, answersTo(next)[0]?.value) : null);
  };
  return (
    <Group gap="lg" align="end">
      <NativeSelect
        label={t`Ask question ${n + 1}`}
        value={when?.field ?? ''}
        data={[
          { value: '', label: t`Always` },
          // The question was moved below this one or removed: the service refuses the condition.
          ...(when && !asked ? [{ value: when.field, label: t`Depending on a question that is no longer above` }] : []),
          ...eligible.map(({ id, label }) => ({
            value: id,
            label: t`Depending on question ${earlier.findIndex((one) => one.id === id) + 1}: ${label ?? worded(id)}`,
          })),
        ]}
        onChange={({ currentTarget }) => setField(currentTarget.value)}
      />
      {asked && (
        <NativeSelect
          label={t`Answer that asks question ${n + 1}`}
          value={answer}
          data={isKnown ? answers : [...answers, { value: answer, label: answer }]}
          onChange={({ currentTarget }) => onChange(whenOf(asked, currentTarget.value))}
        />
      )}
    </Group>
  );
}
