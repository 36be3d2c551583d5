import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { MessageChannel, MessageTrigger, TemplateRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Panel } from '../look/panel.js';
import { Failure } from '../look/states.js';
import { ContentFields } from './content-fields.js';
import { CHANNELS, TRIGGERS } from './message-words.js';
import { Preview } from './preview.js';
import { EXAMPLES } from './placeholders.js';

/** A template as typed. */
type Draft = Pick<TemplateRow, 'tag' | 'via' | 'trigger' | 'gated' | 'enabled'> &
  Record<'subject' | 'text' | 'html' | 'delayMinutes' | 'hoursBeforeCheckIn' | 'repeatHours', string>;

const EMPTY: Draft = {
  tag: '',
  via: 'email',
  trigger: 'manual',
  delayMinutes: '0',
  hoursBeforeCheckIn: '24',
  repeatHours: '24',
  subject: '',
  text: '',
  html: '',
  gated: false,
  enabled: true,
};

const draftOf = ({ tag, via, trigger, gated, enabled, ...given }: TemplateRow): Draft => ({
  tag,
  via,
  trigger,
  gated,
  enabled,
  subject: given.subject ?? '',
  text: given.text ?? '',
  html: given.html ?? '',
  delayMinutes: String(given.delayMinutes),
  hoursBeforeCheckIn: String(given.hoursBeforeCheckIn ?? 24),
  repeatHours: String(given.repeatHours ?? ''),
});

/** The template for the graph: only what its channel and trigger have. */
function templateOf(draft: Draft) {
  const isEmail = draft.via === 'email';
  const isBefore = draft.trigger === 'before_check_in';
  return {
    ...draft,
    tag: draft.tag.trim(),
    subject: isEmail ? draft.subject : null,
    html: (isEmail && draft.html) || null,
    text: draft.text || null,
    delayMinutes: isBefore ? 0 : Number(draft.delayMinutes),
    hoursBeforeCheckIn: isBefore ? Number(draft.hoursBeforeCheckIn) : null,
    repeatHours: draft.trigger === 'portal_incomplete' && draft.repeatHours ? Number(draft.repeatHours) : null,
  };
}

interface TemplateEditorProps {
  /** Null for a new one. */
  template: TemplateRow | null;
  /** Names in use. */
  taken: readonly string[];
  /** Gets the saved template's name, or null if the editor was cancelled. */
  onDone(tag: string | null): void;
}

/** Writes a template, beside a preview with an example guest. */
export function TemplateEditor({ template, taken, onDone }: TemplateEditorProps) {
  const [draft, setDraft] = useState<Draft>(template ? draftOf(template) : EMPTY);
  const { isBusy, failed, run } = useDoing();
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const isTaken = !template && taken.includes(draft.tag.trim());
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTaken) return;
    const wanted = templateOf(draft);
    if (await run(() => ask('SaveTemplate', { template: wanted }))) onDone(wanted.tag);
  };
  return (
    <Panel title={template ? t`Edit ${template.tag}` : t`New template`}>
      <form className="template-editor" aria-label={t`Template`} onSubmit={(event) => void save(event)}>
        <div className="form-stack">
          <TextInput
            ref={name}
            label={t`Name`}
            description={template ? t`The name of a template cannot change.` : t`Letters, digits, “.”, “_” and “-”.`}
            required
            withAsterisk={false}
            readOnly={template !== null}
            pattern="[A-Za-z0-9._\-]{1,64}"
            value={draft.tag}
            error={isTaken && t`Another template has this name. Choose another one.`}
            onChange={({ currentTarget: { value } }) => set({ tag: value })}
          />
          <Timing draft={draft} onChange={set} />
          <ContentFields via={draft.via} content={draft} isTextRequired={!draft.html} onChange={set} />
          {draft.via === 'email' && (
            <Textarea
              label={t`HTML version (optional)`}
              description={t`For email programs that show HTML. The text is for the others.`}
              autosize
              minRows={2}
              maxRows={12}
              value={draft.html}
              onChange={({ currentTarget: { value } }) => set({ html: value })}
            />
          )}
          <Checkbox
            label={t`Wait until the guest is approved or verified`}
            checked={draft.gated}
            onChange={({ currentTarget: { checked } }) => set({ gated: checked })}
          />
          <Checkbox
            label={t`Use this template`}
            description={t`Nothing goes out while this is off.`}
            checked={draft.enabled}
            onChange={({ currentTarget: { checked } }) => set({ enabled: checked })}
          />
          <Failure failed={failed} />
          <Group gap="xs">
            <Button type="submit" loading={isBusy}>
              <Trans>Save template</Trans>
            </Button>
            <Button variant="default" onClick={() => onDone(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </div>
        <Preview title={t`Preview with an example guest`} via={draft.via} content={draft} values={EXAMPLES} />
      </form>
    </Panel>
  );
}

/** A first reminder goes out a day after the booking, unless another time was entered. */
const timingFor = (trigger: MessageTrigger, { delayMinutes }: Draft): Partial<Draft> =>
  trigger === 'portal_incomplete' && delayMinutes === '0' ? { trigger, delayMinutes: '1440' } : { trigger };

function Timing({ draft, onChange }: { draft: Draft; onChange(change: Partial<Draft>): void }) {
  const { via, trigger } = draft;
  return (
    <div className="field-pairs">
      <NativeSelect
        label={t`Channel`}
        value={via}
        data={Object.entries(CHANNELS).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => onChange({ via: value as MessageChannel })}
      />
      <NativeSelect
        label={t`Sent when`}
        value={trigger}
        data={Object.entries(TRIGGERS).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => onChange(timingFor(value as MessageTrigger, draft))}
      />
      {trigger === 'before_check_in' && (
        <TextInput
          type="number"
          label={t`Hours before check-in`}
          required
          withAsterisk={false}
          min={0}
          max={8_760}
          value={draft.hoursBeforeCheckIn}
          onChange={({ currentTarget: { value } }) => onChange({ hoursBeforeCheckIn: value })}
        />
      )}
      {trigger !== 'before_check_in' && trigger !== 'manual' && (
        <TextInput
          type="number"
          label={trigger === 'portal_incomplete' ? t`Minutes after the reservation` : t`Minutes later`}
          required
          withAsterisk={false}
          min={0}
          max={525_600}
          value={draft.delayMinutes}
          onChange={({ currentTarget: { value } }) => onChange({ delayMinutes: value })}
        />
      )}
      {trigger === 'portal_incomplete' && (
        <TextInput
          type="number"
          label={t`Repeat every (hours)`}
          description={t`Until the guest has finished or the stay starts, at most 10 times. Empty: once.`}
          min={1}
          max={720}
          value={draft.repeatHours}
          onChange={({ currentTarget: { value } }) => onChange({ repeatHours: value })}
        />
      )}
    </div>
  );
}
