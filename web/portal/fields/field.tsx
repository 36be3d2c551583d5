import { type ComponentProps, type ReactNode, useId } from 'react';
import { COUNTRY_CODES } from '../../graph/country-codes.js';
import { AgreementText, RichLine, RichText } from '../rich-text/rich-text.js';
import type { Question } from '../state/question.js';
import { usePortal } from '../state/use-portal.js';
import { filled, useSpoken } from '../words/use-words.js';
import { CodeField } from './code-field.js';
import { ConsentBox } from './consent-box.js';
import { type FieldProps, Problem } from './field-parts.js';
import { FileField } from './file-field.js';
import { People } from './people.js';
import { SignatureField } from './signature-field.js';

type RuleProps = FieldProps & { question: Extract<Question, { kind: 'rules' }> };

/** Each rule with a box of its own. */
function RuleBoxes({ question, value, onChange, problems }: RuleProps) {
  const { words } = useSpoken();
  const id = useId();
  const ticked = (Array.isArray(value) ? value : []) as string[];
  const turn = (rule: string) =>
    onChange(ticked.includes(rule) ? ticked.filter((one) => one !== rule) : [...ticked, rule]);
  if (question.rules.length === 0) return null;
  return (
    <fieldset className="field" aria-describedby={problems[''] ? `${id}-problem` : undefined}>
      <legend>{words.errors.rules}</legend>
      {question.rules.map((rule) => (
        <label className="tick" key={rule.id}>
          <input type="checkbox" checked={ticked.includes(rule.id)} onChange={() => turn(rule.id)} />
          <span>{rule.text ? <RichLine text={rule.text} /> : (words.rules[rule.id] ?? rule.id)}</span>
        </label>
      ))}
      <Problem id={id} text={problems['']} />
    </fieldset>
  );
}

type CountryProps = Omit<ComponentProps<'select'>, 'onChange'> & { onChange(code: string): void };

/** A country by its name in the guest's language. */
function CountryChoice({ onChange, ...rest }: CountryProps) {
  const { language, words } = useSpoken();
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const named = COUNTRY_CODES.map((code) => [code, names.of(code) ?? code] as const);
  named.sort(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <select {...rest} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.page.chooseOne}</option>
      {named.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The text in force. HTML was sanitised by the service, and the page's policy runs no script of it. */
function Agreement() {
  const { words } = useSpoken();
  const { agreement } = usePortal();
  if (!agreement) return <p className="told">{words.texts.noAgreement}</p>;
  const { format, content } = agreement;
  const label = words.screens.UsageAgreement![0];
  const region = { dir: 'auto', tabIndex: 0, role: 'region', 'aria-label': label } as const;
  if (format === 'html') return <div className="agreement" {...region} dangerouslySetInnerHTML={{ __html: content }} />;
  if (format === 'markdown')
    return (
      <div className="agreement" {...region}>
        <AgreementText text={content} />
      </div>
    );
  return (
    <div className="agreement as-written" {...region}>
      <p>{content}</p>
    </div>
  );
}

const TYPES: Record<string, { type: string; inputMode?: 'decimal' }> = {
  text: { type: 'text' },
  email: { type: 'email' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'text', inputMode: 'decimal' as const },
};

/**
 * Addresses and numbers run left to right in every language, and other texts as what is entered: "1 Main St" stays as it
 * is in Arabic. An empty field has the direction of the page.
 */
function directionOf(kind: string, value: unknown): 'ltr' | 'auto' | undefined {
  if (kind === 'email' || kind === 'tel') return 'ltr';
  return (kind === 'text' || kind === 'long_text') && value ? 'auto' : undefined;
}

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

/** One question or text of a screen. A consent has a box of its own. */
export function Field(props: FieldProps) {
  const { question } = props;
  const about = 'about' in question && question.about;
  return about ? (
    <ConsentBox about={about}>
      <AnyField {...props} />
    </ConsentBox>
  ) : (
    <AnyField {...props} />
  );
}

function AnyField(props: FieldProps) {
  const { question, value, onChange, problems, onSolved } = props;
  const { words } = useSpoken();
  const id = useId();
  if (question.kind === 'words') return <p className="told">{words.texts[question.text] ?? question.text}</p>;
  if (question.kind === 'written') return <RichText className="told" text={question.text} />;
  if (question.kind === 'agreement') return <Agreement />;
  if (question.kind === 'people') return <People {...props} question={question} field={Field} />;
  if (question.kind === 'rules') return <RuleBoxes {...props} question={question} />;
  if (question.kind === 'file') return <FileField {...props} question={question} />;
  if (question.kind === 'signature') return <SignatureField {...props} />;
  const label = question.label ? <RichLine text={question.label} /> : (words.fields[question.name] ?? question.name);
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
    'data-name': question.name,
    value: String(value ?? ''),
    autoComplete: AUTOCOMPLETE[question.name],
    dir: directionOf(question.kind, value),
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
        <CodeField
          via={question.confirmBy}
          to={String(value ?? '').trim()}
          before={question.confirmed ?? null}
          onConfirmed={onSolved}
        />
      )}
      <Problem id={id} text={problem} />
    </div>
  );
}

type ChoiceProps = FieldProps & { question: Extract<Question, { kind: 'choice' }>; label: ReactNode };

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
function choiceText({ id, label }: { id: string; label?: string }, { words, locale }: ReturnType<typeof useSpoken>) {
  if (!label?.startsWith('{"sum"')) return label ?? words.choices[id] ?? id;
  const { sum, currency } = JSON.parse(label) as { sum: number; currency: string };
  if (sum === 0 && id === 'deposit') return words.choices.depositZero;
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(sum);
  return filled(words.choices[id] ?? '', { amount });
}
