import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { AgreementFormat } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Phone } from '../guest-portal/phone.js';
import { Confirm } from '../look/confirm.js';
import { useLeaveGuard } from '../look/use-leave-guard.js';
import { Panel } from '../look/panel.js';
import { SaveRow } from '../look/save-row.js';
import { RichTextField } from '../rich-text/rich-text-field.js';
import {
  type AgreementText,
  type Scope,
  type Written,
  inputOf,
  isSame,
  keyOf,
  scopeOf,
  storedOf,
  writtenOf,
} from './agreement-scope.js';
import { readAgreementSearch } from './agreement-search.js';
import { AgreementState } from './agreement-state.js';

const FORMATS: { value: AgreementFormat; label: string }[] = [
  { value: 'markdown', label: t`Markdown` },
  { value: 'html', label: 'HTML' },
  { value: 'text', label: t`Plain text` },
];

const LONGEST = 200_000;

interface AgreementFormProps {
  scope: Scope;
  /** The text that the scope has of its own. */
  own: AgreementText | null;
  /** The account's text, which holds where there is no other. */
  account: AgreementText | null;
  /** Reads the texts again. */
  onDone(): void;
}

/** Edits one agreement, beside a phone that shows it. The form starts with the text that holds now. */
export function AgreementForm({ scope, own, account, onDone }: AgreementFormProps) {
  const text = own ?? account;
  const { shown, isDirty, failed, isBusy, said, problem, write, save, remove } = useAgreement(scope, own, text, onDone);
  const [isAsking, setAsking] = useState(false);
  const leaveQuestion = useLeaveGuard({
    isDirty,
    keeps: ({ fullPath, search }) =>
      fullPath === '/agreement' && keyOf(scopeOf(readAgreementSearch(search))) === keyOf(scope),
    lost: t`Your changes to the usage agreement are lost.`,
  });
  return (
    <div className="agreement-editor">
      <Panel>
        <form className="form-stack" onSubmit={(event) => void save(event)}>
          <AgreementState scope={scope} own={own} account={account} />
          <NativeSelect
            label={t`Format`}
            value={shown.format}
            data={FORMATS}
            onChange={({ currentTarget }) => write({ format: currentTarget.value as AgreementFormat })}
          />
          <TextField written={shown} error={problem} onChange={(content) => write({ content })} />
          <SaveRow {...{ failed, isBusy, said }} />
        </form>
        {own && (
          <Button className="form-foot" size="compact-md" variant="default" onClick={() => setAsking(true)}>
            <Trans>Remove this agreement</Trans>
          </Button>
        )}
      </Panel>
      <Phone
        screen="UsageAgreement"
        tasks={[{ screen: 'UsageAgreement', content: null }]}
        agreement={shown.content.trim() ? shown : null}
        listing={scope.kind === 'listing' ? scope.name : null}
      />
      {isAsking && (
        <RemoveQuestion
          onDone={(isSure) => {
            setAsking(false);
            if (isSure) void remove();
          }}
        />
      )}
      {leaveQuestion}
    </div>
  );
}

/** What is written and not saved yet, and the actions that save it. `text` is the one that holds now. */
function useAgreement(scope: Scope, own: AgreementText | null, text: AgreementText | null, onDone: () => void) {
  const [draft, setDraft] = useState<Written | null>(null);
  /** The draft that was saved: the form shows it until the page has read it. */
  const [saved, setSaved] = useState<Written | null>(null);
  const [said, setSaid] = useState('');
  const [isBlank, setBlank] = useState(false);
  const { isBusy, failed, run } = useDoing();
  const version = `${own?.sha256} ${own?.version}`;
  useEffect(() => {
    setDraft((now) => (now === saved ? null : now));
    setSaved(null);
  }, [version]);
  const before = writtenOf(text);
  const shown = draft ?? before;
  const write = (change: Partial<Written>) => {
    const next = { ...shown, ...change };
    setDraft(isSame(next, before) ? null : next);
    setSaid('');
    setBlank(false);
  };
  const store = async (written: Written | null): Promise<boolean> => {
    const isDone = await run(() => ask('SaveAgreement', { agreement: inputOf(scope, written) }));
    if (isDone) {
      setSaid(written ? t`Saved.` : t`Removed.`);
      onDone();
    }
    return isDone;
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!shown.content.trim()) return setBlank(true);
    if (await store(draft || !text ? storedOf(shown, text) : text)) setSaved(draft);
  };
  const remove = async () => {
    if (!(await store(null))) return;
    setDraft(null);
    // The button that had the focus goes away.
    document.querySelector('h1')?.focus();
  };
  const isDirty = draft !== null && draft !== saved;
  const problem = isBlank ? t`Write a text, or remove the agreement.` : null;
  return { shown, isDirty, failed, isBusy, said, problem, write, save, remove };
}

interface TextFieldProps {
  written: Written;
  error: string | null;
  onChange(content: string): void;
}

/** Markdown with buttons that format it. HTML and plain text are edited as they are stored. */
function TextField({ written: { format, content }, error, onChange }: TextFieldProps) {
  const field = { label: t`Text`, value: content, error, minRows: 12, maxRows: 28, maxLength: LONGEST };
  if (format === 'markdown') return <RichTextField {...field} hasPlaceholders={false} onChange={onChange} />;
  return (
    <Textarea
      {...field}
      className={format === 'html' ? 'agreement-source' : undefined}
      description={
        format === 'html'
          ? t`Scripts, styles, forms, pictures and relative links are removed when you save. The preview shows what stays.`
          : undefined
      }
      autosize
      dir="auto"
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}

const RemoveQuestion = ({ onDone }: { onDone(isSure: boolean): void }) => (
  <Confirm title={t`Remove this agreement?`} action={t`Remove`} isDangerous onDone={(form) => onDone(form !== null)}>
    <p>
      <Trans>
        Guests who sign later get the text of their listing, of their channel or of all guests, if there is one. What
        was signed stays as it was.
      </Trans>
    </p>
  </Confirm>
);
