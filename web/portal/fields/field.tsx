import { useId } from 'react';
import type { Question } from '../state/question.js';
import { useSpoken } from '../words/use-words.js';
import { AgreementText } from './agreement-text.js';
import { CodeField } from './code-field.js';
import { CountryChoice } from './country-choice.js';
import { type FieldProps, Problem } from './field-parts.js';
import { FileField } from './file-field.js';
import { People } from './people.js';
import { RuleBoxes } from './rule-boxes.js';
import { SignatureField } from './signature-field.js';

const TYPES: Record<string, { type: string; inputMode?: 'decimal' }> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'text', inputMode: 'decimal' as const },
};

/** Addresses and numbers run left to right in every language. */
const DIRECTION: Record<string, 'ltr' | undefined> = { email: 'ltr', tel: 'ltr' };

/** What browsers fill in by themselves. */
const AUTOCOMPLETE: Record<string, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  birthDate: 'bday',
  address: 'street-address',
  country: 'country',
  legalName: 'name',
  fullName: 'name',
};

/** One thing that a screen shows or asks for. */
export function Field(props: FieldProps) {
  const { question, value, onChange, problems } = props;
  const { words } = useSpoken();
  const id = useId();
  if (question.kind === 'words') return <p className="told">{words.texts[question.text] ?? question.text}</p>;
  if (question.kind === 'agreement') return <AgreementText />;
  if (question.kind === 'people') return <People {...props} question={question} field={Field} />;
  if (question.kind === 'rules') return <RuleBoxes {...props} question={question} />;
  if (question.kind === 'file') return <FileField {...props} question={question} />;
  if (question.kind === 'signature') return <SignatureField {...props} />;
  const label = question.label ?? words.fields[question.name] ?? question.name;
  const problem = problems[''];
  const told = {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  if (question.kind === 'check')
    return (
      <div className="field">
        <label className="tick">
          <input
            {...told}
            type="checkbox"
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
          />
          <span>{label}</span>
        </label>
        <Problem id={id} text={problem} />
      </div>
    );
  if (question.kind === 'choice') return <Choice {...props} question={question} label={label} />;
  const common = {
    ...told,
    id,
    value: String(value ?? ''),
    autoComplete: AUTOCOMPLETE[question.name],
    dir: DIRECTION[question.kind],
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {question.optional && <span className="quiet">({words.page.optional})</span>}
      </label>
      {question.kind === 'country' && <CountryChoice {...common} onChange={onChange} />}
      {question.kind === 'long_text' && (
        <textarea {...common} rows={4} onChange={(event) => onChange(event.target.value)} />
      )}
      {TYPES[question.kind] && (
        <input {...common} {...TYPES[question.kind]} onChange={(event) => onChange(event.target.value)} />
      )}
      {question.confirmBy && (
        <CodeField via={question.confirmBy} to={String(value ?? '').trim()} before={question.confirmed ?? null} />
      )}
      <Problem id={id} text={problem} />
    </div>
  );
}

type ChoiceProps = FieldProps & { question: Extract<Question, { kind: 'choice' }>; label: string };

function Choice({ question, label, value, onChange, problems }: ChoiceProps) {
  const spoken = useSpoken();
  const id = useId();
  const problem = problems[''];
  return (
    <fieldset className="field" aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{label}</legend>
      {question.choices.map((choice) => (
        <label className="tick" key={choice.id}>
          <input
            type="radio"
            name={id}
            checked={value === choice.id}
            aria-invalid={problem ? true : undefined}
            onChange={() => onChange(choice.id)}
          />
          <span>{choiceText(choice, spoken)}</span>
        </label>
      ))}
      <Problem id={id} text={problem} />
    </fieldset>
  );
}

/** A choice with an amount is worded by the portal; the host's own words stand as they are. */
function choiceText({ id, label }: { id: string; label?: string }, { words, language }: ReturnType<typeof useSpoken>) {
  if (!label?.startsWith('{"sum"')) return label ?? words.choices[id] ?? id;
  const { sum, currency } = JSON.parse(label) as { sum: number; currency: string };
  if (sum === 0 && id === 'deposit') return words.choices.depositZero;
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency }).format(sum);
  return words.choices[id]?.replace('{amount}', amount);
}
