import { t } from '@lingui/core/macro';
import { Checkbox, Group, NativeSelect, TextInput, Textarea } from '@mantine/core';
import type { PortalFieldKind, PortalFileFormat, PortalScreen } from '../graph/answers.js';
import { type Refused, problemAt } from '../graph/ask.js';
import { SCREENS } from '../look/screen-names.js';
import { worded } from '../look/words.js';
import { RichTextField } from '../rich-text/rich-text-field.js';
import { type Content, FILE_FORMATS, QUESTION_KINDS, type Question, type Rule, type Slot, freeId } from './content.js';
import { ItemList } from './item-list.js';
import { WhenField } from './when-field.js';

export interface EditorProps {
  content: Content;
  failed: Refused | null;
  onChange(change: Content): void;
}

const OWN_WORDS = t`Leave it empty to use the portal’s text in the guest’s language.`;

/** A text that may stay empty where the portal has words of its own. */
const hasOwnWords = (id: string) => !/_\d+$/.test(id);

/** Rules that the guest accepts one by one. */
export const RulesEditor = ({ content: { rules = [] }, failed, onChange }: EditorProps) => (
  <ItemList<Rule>
    items={rules}
    nameOf={(number) => t`rule ${number}`}
    add={t`Add rule`}
    newItem={() => ({ id: freeId('rule', rules), text: null })}
    onChange={(next) => onChange({ rules: next })}
  >
    {({ id, text }, change, n) => (
      <RichTextField
        label={t`Rule ${n + 1}`}
        description={hasOwnWords(id) ? OWN_WORDS : undefined}
        placeholder={hasOwnWords(id) ? worded(id) : undefined}
        required={!hasOwnWords(id)}
        minRows={1}
        maxLength={1000}
        value={text ?? ''}
        error={problemAt(failed, 'rules', String(n))}
        onChange={(value) => change({ text: value || null })}
      />
    )}
  </ItemList>
);

const Formats = ({
  types,
  onChange,
}: {
  types: readonly PortalFileFormat[];
  onChange(next: PortalFileFormat[]): void;
}) => (
  <Checkbox.Group label={t`Formats`} value={[...types]} onChange={(next) => onChange(next as PortalFileFormat[])}>
    <Group gap="sm">
      {FILE_FORMATS.map((format) => (
        <Checkbox key={format} value={format} label={format === 'WEBP' ? 'WebP' : format} />
      ))}
    </Group>
  </Checkbox.Group>
);

interface MegabytesProps {
  value: number;
  onChange(value: number): void;
}

const Megabytes = ({ value, onChange }: MegabytesProps) => (
  <TextInput
    label={t`Largest file, MB`}
    type="number"
    min={1}
    value={String(value)}
    onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
  />
);

/** Files that the guest uploads. */
export const SlotsEditor = ({ content: { slots = [] }, failed, onChange }: EditorProps) => (
  <ItemList<Slot>
    items={slots}
    nameOf={(number) => t`file ${number}`}
    add={t`Add file`}
    newItem={() => ({
      id: freeId('file', slots),
      label: null,
      required: true,
      types: ['PDF', 'JPEG', 'PNG'],
      maxMegabytes: 10,
    })}
    onChange={(next) => onChange({ slots: next })}
  >
    {({ id, label, required, types, maxMegabytes }, change, n) => (
      <>
        <TextInput
          label={t`File ${n + 1}`}
          description={hasOwnWords(id) ? OWN_WORDS : undefined}
          placeholder={hasOwnWords(id) ? worded(id) : t`For example: proof of insurance`}
          required={!hasOwnWords(id)}
          withAsterisk={false}
          value={label ?? ''}
          error={problemAt(failed, 'slots', String(n))}
          onChange={({ currentTarget: { value } }) => change({ label: value || null })}
        />
        <Group gap="lg" align="end">
          <Formats types={types} onChange={(next) => change({ types: next })} />
          <Megabytes value={maxMegabytes} onChange={(next) => change({ maxMegabytes: next })} />
          <Required isRequired={required} onChange={(next) => change({ required: next })} />
        </Group>
      </>
    )}
  </ItemList>
);

const Required = ({ isRequired, onChange }: { isRequired: boolean; onChange(is: boolean): void }) => (
  <Checkbox
    className="beside-input"
    label={t`Required`}
    checked={isRequired}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);

/** Questions to the guest. */
export const QuestionsEditor = ({ content: { fields = [] }, failed, onChange }: EditorProps) => (
  <ItemList<Question>
    items={fields}
    nameOf={(number) => t`question ${number}`}
    add={t`Add question`}
    newItem={() => ({
      id: freeId('question', fields),
      kind: 'TEXT',
      label: null,
      required: false,
      types: null,
      maxMegabytes: null,
      choices: null,
      when: null,
    })}
    onChange={(next) => onChange({ fields: next })}
  >
    {(question, change, n) => (
      <QuestionFields
        {...{ question, change, n }}
        earlier={fields.slice(0, n)}
        error={problemAt(failed, 'fields', String(n))}
      />
    )}
  </ItemList>
);

interface QuestionFieldsProps {
  question: Question;
  n: number;
  earlier: readonly Question[];
  error: string | null;
  change(change: Partial<Question>): void;
}

function QuestionFields({ question, n, earlier, error, change }: QuestionFieldsProps) {
  const { id, kind, label, required, choices, types, maxMegabytes, when } = question;
  const setKind = (next: PortalFieldKind) =>
    change({
      kind: next,
      choices: next === 'CHOICE' ? (choices ?? []) : null,
      types: next === 'FILE' ? types : null,
      maxMegabytes: next === 'FILE' ? maxMegabytes : null,
    });
  return (
    <>
      <RichTextField
        label={t`Question ${n + 1}`}
        description={hasOwnWords(id) ? OWN_WORDS : undefined}
        placeholder={hasOwnWords(id) ? worded(id) : undefined}
        required={!hasOwnWords(id)}
        minRows={1}
        maxLength={500}
        value={label ?? ''}
        error={error}
        onChange={(value) => change({ label: value || null })}
      />
      <Group gap="lg" align="end">
        <NativeSelect
          label={t`Answer to question ${n + 1}`}
          value={kind}
          data={QUESTION_KINDS}
          onChange={({ currentTarget }) => setKind(currentTarget.value as PortalFieldKind)}
        />
        <Required isRequired={required} onChange={(next) => change({ required: next })} />
      </Group>
      {kind === 'CHOICE' && (
        <Textarea
          label={t`Choices of question ${n + 1}`}
          description={t`One on each line.`}
          required
          withAsterisk={false}
          autosize
          minRows={2}
          defaultValue={(choices ?? []).map((choice) => choice.label).join('\n')}
          onChange={({ currentTarget }) => change({ choices: choicesOf(currentTarget.value, choices ?? []) })}
        />
      )}
      {kind === 'FILE' && (
        <Group gap="lg" align="end">
          <Formats types={types ?? FILE_FORMATS} onChange={(next) => change({ types: next })} />
          <Megabytes value={maxMegabytes ?? 10} onChange={(next) => change({ maxMegabytes: next })} />
        </Group>
      )}
      <WhenField when={when} {...{ n, earlier }} onChange={(next) => change({ when: next })} />
    </>
  );
}

/** Choices from lines of text. A choice that keeps its text keeps its ID, so that stored answers stay valid. */
function choicesOf(text: string, known: readonly { id: string; label: string }[]) {
  const labels = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
  const choices: { id: string; label: string }[] = [];
  for (const label of labels) {
    const id = known.find((one) => one.label === label)?.id ?? freeId('choice', [...known, ...choices]);
    choices.push({ id, label });
  }
  return choices;
}

/** The text above a consent. */
export const DisclosureEditor = ({ content: { disclosure = null }, failed, onChange }: EditorProps) => (
  <RichTextField
    label={t`Text before the consent`}
    description={OWN_WORDS}
    minRows={8}
    maxLength={20_000}
    value={disclosure ?? ''}
    error={problemAt(failed, 'disclosure')}
    onChange={(value) => onChange({ disclosure: value || null })}
  />
);

/** A text above the questions of a screen. */
export const IntroductionField = ({ content: { introduction = null }, failed, onChange }: EditorProps) => (
  <RichTextField
    label={t`Introduction (optional)`}
    description={t`Guests see it above the questions.`}
    minRows={2}
    maxLength={5_000}
    value={introduction ?? ''}
    error={problemAt(failed, 'introduction')}
    onChange={(value) => onChange({ introduction: value || null })}
  />
);

/** Amount of the deposit, and the fee that replaces it. */
export const DepositEditor = ({ content, failed, onChange }: EditorProps) => (
  <div className="form-stack narrow-form">
    <TextInput
      label={t`Deposit`}
      description={t`0 checks the card without holding an amount.`}
      type="number"
      min={0}
      step="any"
      required
      withAsterisk={false}
      defaultValue={String(content.amount ?? 0)}
      error={problemAt(failed, 'amount')}
      onChange={({ currentTarget }) => onChange({ amount: Number(currentTarget.value) })}
    />
    <TextInput
      label={t`Currency`}
      description={t`Three letters, such as EUR.`}
      required
      withAsterisk={false}
      value={content.currency ?? ''}
      error={problemAt(failed, 'currency')}
      onChange={({ currentTarget }) => onChange({ currency: currentTarget.value.toUpperCase() })}
    />
    <TextInput
      label={t`Waiver fee (optional)`}
      description={t`Guests can pay this fee instead of the deposit. Empty: no waiver.`}
      type="number"
      min={0}
      step="any"
      defaultValue={content.waiverFee === null ? '' : String(content.waiverFee)}
      error={problemAt(failed, 'waiverFee')}
      onChange={({ currentTarget: { value } }) => onChange({ waiverFee: value ? Number(value) : null })}
    />
  </div>
);

/** Which contact details the guest confirms with a code, and whether they are asked to share how they fill in the portal. */
export const CodesEditor = ({ content, onChange }: EditorProps) => (
  <div className="form-stack">
    <Checkbox
      label={t`Guests confirm their email with a code`}
      description={t`If the service sends email.`}
      checked={content.confirmEmail ?? false}
      onChange={({ currentTarget }) => onChange({ confirmEmail: currentTarget.checked })}
    />
    <Checkbox
      label={t`Guests confirm their phone number with a code`}
      description={t`If the service sends text messages.`}
      checked={content.confirmPhone ?? false}
      onChange={({ currentTarget }) => onChange({ confirmPhone: currentTarget.checked })}
    />
    <Checkbox
      label={t`Ask guests for consent to analyze how they fill in the portal`}
      description={t`Time per step, pasted fields, time zone and device: small hints for fraud detection. Guests can go on without it.`}
      checked={content.askBehavior ?? true}
      onChange={({ currentTarget }) => onChange({ askBehavior: currentTarget.checked })}
    />
  </div>
);

/** Whether guests who take a selfie also turn their head in front of the camera. */
export const MovementEditor = ({ content, onChange }: EditorProps) => (
  <Checkbox
    label={t`Guests also turn their head in front of the camera`}
    description={t`Only if they agree to a face comparison. Detects most photos that are held up to the camera, not videos or deepfakes. Guests can leave it to a reviewer.`}
    checked={content.askMovement ?? false}
    onChange={({ currentTarget }) => onChange({ askMovement: currentTarget.checked })}
  />
);

const OF_ADULTS: readonly PortalScreen[] = ['IDVerification', 'IDCollection', 'UsageAgreement'];

/** Screens that every adult completes with their own link. */
export const AdultsEditor = ({ content: { eachAdult = [] }, onChange }: EditorProps) => (
  <Checkbox.Group
    label={t`Every adult completes these with a link of their own`}
    value={eachAdult}
    onChange={(next) => onChange({ eachAdult: next as PortalScreen[] })}
  >
    <div className="form-stack">
      {OF_ADULTS.map((screen) => (
        <Checkbox key={screen} value={screen} label={SCREENS[screen].name} description={SCREENS[screen].asks} />
      ))}
    </div>
  </Checkbox.Group>
);
