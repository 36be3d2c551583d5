import type { ComponentType } from 'react';
import type { Question } from '../state/question.js';
import { filled, useSpoken } from '../words/use-words.js';
import { type FieldProps, Problem } from './field-parts.js';

type PeopleProps = FieldProps & {
  question: Extract<Question, { kind: 'people' }>;
  /** Renders one question of a person. */
  field: ComponentType<FieldProps>;
};

type Person = Record<string, unknown>;

/** Several people, each with the same questions. */
export function People({ question, field: Field, value, onChange, problems }: PeopleProps) {
  const { words } = useSpoken();
  const people = (Array.isArray(value) ? value : []) as Person[];
  const personOf = (at: number) => filled(words.page.person, { n: at + 1 });
  const change = (at: number, person: Person) => onChange(people.map((one, n) => (n === at ? person : one)));
  return (
    <div className="people">
      {people.map((person, at) => (
        <fieldset className="person" key={at}>
          <legend>{personOf(at)}</legend>
          {question.questions.map((one) => (
            <Field
              key={one.name}
              question={one}
              value={person[one.name]}
              onChange={(given) => change(at, { ...person, [one.name]: given || undefined })}
              problems={{ '': problems[`${at}.${one.name}`] ?? '' }}
            />
          ))}
          {people.length > question.least && (
            <button
              className="plain"
              type="button"
              aria-label={`${words.page.remove}: ${personOf(at)}`}
              onClick={() => onChange(people.filter((_, n) => n !== at))}
            >
              {words.page.remove}
            </button>
          )}
        </fieldset>
      ))}
      <Problem id={question.name} text={problems['']} />
      {people.length < question.most && (
        <button className="second" type="button" onClick={() => onChange([...people, {}])}>
          {words.page.add}
        </button>
      )}
    </div>
  );
}
