import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { MessageChannel, ReservationParts, TemplateRow } from '../graph/answers.js';
import { ask, failureBeside, problemAt } from '../graph/ask.js';
import { useAsked, useDoing } from '../graph/use-asked.js';
import { Dialog } from '../look/dialog.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { nameOf } from '../look/words.js';
import { type Content, ContentFields } from '../messages/content-fields.js';
import { CHANNELS } from '../messages/message-words.js';
import { Preview } from '../messages/preview.js';
import { valuesOf } from '../messages/placeholders.js';
import { momentOf } from '../triage/due.js';
import '../messages/messages.css';

interface SendMessageProps {
  reservation: ReservationParts;
  onClose(): void;
  onDone(): void;
}

interface Draft extends Content {
  via: MessageChannel;
}

const isSame = (draft: Draft, { via, subject, text }: TemplateRow) =>
  draft.via === via && draft.subject === (subject ?? '') && draft.text === (text ?? '');

/** Writes a message to the guest, from a template or without one. */
export function SendMessage({ reservation, onClose, onDone }: SendMessageProps) {
  const { guest } = reservation;
  const channels = [guest.email && ('email' as const), guest.phone && ('sms' as const)].filter((via) => !!via);
  const name = nameOf(guest);
  if (!channels[0])
    return (
      <Dialog title={t`Message to ${name}`} onClose={onClose}>
        <p>
          <Trans>The guest has no email address and no phone number. Add one with “Edit” under “Stay”.</Trans>
        </p>
      </Dialog>
    );
  return (
    <Dialog title={t`Message to ${name}`} size="lg" onClose={onClose}>
      <MessageForm
        reservation={reservation}
        channels={channels as MessageChannel[]}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Dialog>
  );
}

interface MessageFormProps {
  reservation: ReservationParts;
  /** Those that reach the guest. */
  channels: MessageChannel[];
  onDone(): void;
}

function MessageForm({ reservation, channels, onDone }: MessageFormProps) {
  const { data, failed: unread, again } = useAsked('MessageTemplates', {});
  const [template, setTemplate] = useState<TemplateRow | null>(null);
  const [draft, setDraft] = useState<Draft>({ via: channels[0]!, subject: '', text: '' });
  const { isBusy, failed, run } = useDoing();
  // Templates of this account do not exist in those below: there only their texts are used.
  const isOwn = data?.me?.id === reservation.account?.id;
  const choices = (data?.messageTemplates ?? []).filter(
    ({ enabled, via, text }) => enabled && channels.includes(via) && (isOwn || text),
  );
  const asItIs = isOwn && template && isSame(draft, template) ? template : null;
  const choose = (tag: string) => {
    const chosen = choices.find((one) => one.tag === tag) ?? null;
    setTemplate(chosen);
    if (chosen) setDraft({ via: chosen.via, subject: chosen.subject ?? '', text: chosen.text ?? '' });
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sendAfter = momentOf(String(new FormData(event.currentTarget).get('sendAfter')));
    const { via, subject, text } = draft;
    const written = { via, message: { text, ...(via === 'email' && { subject }) } };
    const message = { ...(asItIs ? { tag: asItIs.tag } : written), sendAfter };
    if (!(await run(() => ask('SendMessage', { id: reservation.id, message })))) return;
    showToast({ text: t`Message queued` });
    onDone();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap="sm">
        <Failure failed={unread} onRetry={again} />
        <div className="field-pairs">
          <NativeSelect
            label={t`Template`}
            value={template?.tag ?? ''}
            data={[{ value: '', label: t`No template` }, ...choices.map(({ tag }) => ({ value: tag, label: tag }))]}
            onChange={({ currentTarget: { value } }) => choose(value)}
          />
          <NativeSelect
            label={t`Channel`}
            value={draft.via}
            data={channels.map((value) => ({ value, label: CHANNELS[value] }))}
            error={problemAt(failed, 'via')}
            onChange={({ currentTarget: { value } }) => setDraft({ ...draft, via: value as MessageChannel })}
          />
        </div>
        <ContentFields
          via={draft.via}
          content={draft}
          isTextRequired={!asItIs?.html}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <TextInput
          type="datetime-local"
          name="sendAfter"
          label={t`Send at (optional)`}
          description={t`Leave it empty to send now.`}
          error={problemAt(failed, 'sendAfter')}
        />
        {draft.text && <Preview title={t`Preview`} via={draft.via} content={draft} values={valuesOf(reservation)} />}
        {template && <TemplateNote template={template} isChanged={!asItIs} />}
        <Failure failed={failureBeside(failed, ['via', 'sendAfter'])} />
        <div>
          <Button type="submit" loading={isBusy}>
            <Trans>Send message</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** What else a template brings, as long as its content is unchanged. */
function TemplateNote({ template: { gated, html }, isChanged }: { template: TemplateRow; isChanged: boolean }) {
  if (!gated && !html) return null;
  if (isChanged)
    return (
      <p className="quiet">
        {gated && t`You changed the text, so the message does not wait for approval.`}{' '}
        {html && t`The HTML version of the template is not sent.`}
      </p>
    );
  return (
    <p className="quiet">
      {gated && t`The message waits until the guest is approved or verified.`}{' '}
      {html && t`The HTML version of the template is sent too.`}
    </p>
  );
}
