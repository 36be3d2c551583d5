import { useId } from 'react';
import type { Question } from '../state/question.js';
import { useSpoken } from '../words/use-words.js';
import { type FieldProps, Problem } from './field-parts.js';

type RuleProps = FieldProps & { question: Extract<Question, { kind: 'rules' }> };

/** Each rule with a box of its own. */
export function RuleBoxes({ question, value, onChange, problems }: RuleProps) {
  const { words } = useSpoken();
  const id = useId();
  const ticked = (Array.isArray(value) ? value : []) as string[];
  const turn = (rule: string) =>
    onChange(ticked.includes(rule) ? ticked.filter((one) => one !== rule) : [...ticked, rule]);
  if (question.rules.length === 0) return null;
  return (
    <fieldset className="field" aria-describedby={problems[''] ? `${id}-problem` : undefined}>
      <legend>{words.screens.HouseRules![1]}</legend>
      {question.rules.map((rule) => (
        <label className="tick" key={rule.id}>
          <input type="checkbox" checked={ticked.includes(rule.id)} onChange={() => turn(rule.id)} />
          <span>{rule.text ?? words.rules[rule.id] ?? rule.id}</span>
        </label>
      ))}
      <Problem id={id} text={problems['']} />
    </fieldset>
  );
}
