import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ManagedParts, MessageStatus, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { Panel, RowButton } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Failure } from '../look/states.js';
import { showToast } from '../look/toasts.js';
import { Ago } from '../look/when.js';
import { worded } from '../look/words.js';
import { CHANNELS } from '../messages/message-words.js';
import { SendMessage } from './send-message.js';

type Message = ReservationParts['messages'][number];

interface State {
  word: string;
  tone: Tone;
  /** It has not gone out yet. */
  isWaiting?: boolean;
  note?: string;
}

const STATES: Readonly<Record<MessageStatus, State>> = {
  queued: { word: t`Queued`, tone: 'wait', isWaiting: true },
  waiting_for_approval: {
    word: t`Waiting for approval`,
    tone: 'warn',
    isWaiting: true,
    note: t`Goes out when the guest is approved or verified.`,
  },
  held: {
    word: t({
      message: 'Held',
      context: 'message',
      comment: 'The message waits because the service has no provider for it.',
    }),
    tone: 'warn',
    isWaiting: true,
    note: t`Goes out once the service has a provider for it.`,
  },
  sent: { word: t`Sent`, tone: 'good' },
  simulated: { word: t`Simulated`, tone: 'quiet', note: t`The account is in test mode: nothing was sent.` },
  failed: { word: t`Failed`, tone: 'bad' },
  canceled: { word: t`Canceled`, tone: 'quiet' },
};

interface MessagesProps {
  reservation: ReservationParts;
  /** Has the texts; null for viewers. */
  managed: ManagedParts | null;
  onDone(): void;
}

/** The messages to the guest, newest first. Managers send one by hand, and cancel those that have not gone out. */
export function Messages({ reservation, managed, onDone }: MessagesProps) {
  const { id, messages, erasedAt } = reservation;
  const maySend = useMay('MANAGER') && !erasedAt;
  const [isWriting, setWriting] = useState(false);
  const { isBusy, failed, change } = useDoing(onDone);
  const cancel = (messageId: string) =>
    void change(async () => {
      await ask('CancelMessage', { id: messageId });
      showToast({ text: t`Message canceled` });
    });
  return (
    <Panel
      title={t`Messages`}
      actions={
        maySend && (
          <Button size="compact-sm" variant="default" data-key="m" onClick={() => setWriting(true)}>
            <Trans>Send message</Trans>
          </Button>
        )
      }
    >
      <Failure failed={failed} />
      {messages.length === 0 && (
        <p className="quiet">
          <Trans>No messages yet.</Trans>
        </p>
      )}
      <ul className="entries">
        {messages.toReversed().map((message) => (
          <li key={message.id}>
            <MessageLine
              message={message}
              content={managed?.messages.find((one) => one.id === message.id)?.message ?? null}
              isBusy={isBusy}
              onCancel={maySend ? () => cancel(message.id) : null}
            />
          </li>
        ))}
      </ul>
      {isWriting && (
        <SendMessage key={id} reservation={reservation} onClose={() => setWriting(false)} onDone={onDone} />
      )}
    </Panel>
  );
}

interface MessageLineProps {
  message: Message;
  content: ManagedParts['messages'][number]['message'] | null;
  isBusy: boolean;
  /** Null if the viewer may not cancel. */
  onCancel: (() => void) | null;
}

function MessageLine({ message, content, isBusy, onCancel }: MessageLineProps) {
  const { tag, via, status, reason } = message;
  const { word, tone, isWaiting = false, note } = STATES[status];
  const title = content?.subject ?? tag ?? CHANNELS[via];
  // The other states say it themselves.
  const why = status === 'failed' || (status === 'canceled' && reason !== 'canceled') ? reason : null;
  return (
    <>
      <p className="entry-line">
        <span>{title}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      {note && <p className="quiet">{note}</p>}
      {why && <p className="quiet">{worded(why)}.</p>}
      {content?.text && (
        <details>
          <summary>
            <Trans>
              Text<span className="unseen"> of {title}</span>
            </Trans>
          </summary>
          <p className="entry-text">{content.text}</p>
        </details>
      )}
      <div className="entry-line">
        <p className="quiet">
          {CHANNELS[via]}, <MessageTime message={message} />
        </p>
        {isWaiting && onCancel && (
          <RowButton of={title} isBusy={isBusy} isDangerous onClick={onCancel}>
            <Trans>Cancel</Trans>
          </RowButton>
        )}
      </div>
    </>
  );
}

/** When it was or will be sent, otherwise when it was created. */
function MessageTime({ message: { status, sentAt, sendAfter, createdAt } }: { message: Message }) {
  if (sentAt) return <Ago at={sentAt} />;
  if (status !== 'queued' || Date.parse(sendAfter) < Date.now()) return <Ago at={createdAt} />;
  return (
    <>
      <Trans>
        goes out <Ago at={sendAfter} />
      </Trans>
    </>
  );
}
