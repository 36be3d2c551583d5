import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import type { PaymentEventStatus, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { Badge, type Tone } from '../look/badges.js';
import { textIn } from '../look/confirm.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { authorName } from '../look/authors.js';
import { Failure } from '../look/states.js';
import { Ago } from '../look/when.js';
import { amountOf, withinSentence, worded } from '../look/words.js';

/** The team's notes, and a form that adds one without a decision. */
export function Notes({ reservation, onDone }: { reservation: ReservationParts; onDone(): void }) {
  const { id: reservationId, notes, erasedAt } = reservation;
  const mayWrite = useMay('MANAGER') && !erasedAt;
  const { isBusy, failed, run } = useDoing();
  const write = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const text = textIn(new FormData(element), 'text');
    if (!(await run(() => ask('AddNote', { id: reservationId, text })))) return;
    element.reset();
    onDone();
  };
  return (
    <Panel title={t`Notes`}>
      {mayWrite && (
        <form className="form-stack" onSubmit={(event) => void write(event)} aria-label={t`Add note`}>
          <Textarea
            label={t`New note`}
            data-key="n"
            name="text"
            rows={2}
            required
            withAsterisk={false}
            maxLength={10_000}
          />
          <Failure failed={failed} />
          <div>
            <Button type="submit" size="compact-sm" variant="default" loading={isBusy}>
              <Trans>Add note</Trans>
            </Button>
          </div>
        </form>
      )}
      {notes.length === 0 && (
        <p className="quiet after-form">
          <Trans>No notes yet.</Trans>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="entries">
          {notes.map(({ id, text, createdAt, author }) => (
            <li key={id}>
              <p className="entry-text">{text}</p>
              <p className="quiet">
                {author ? authorName(author) : t`Another account`}, <Ago at={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const PAYMENT_TONES: Readonly<Record<PaymentEventStatus, Tone>> = {
  info: 'quiet',
  warning: 'warn',
  success: 'good',
  failure: 'bad',
};

export function Payments({ events }: { events: ReservationParts['paymentEvents'] }) {
  if (events.length === 0) return null;
  return (
    <Panel title={t`Payments`}>
      <ul className="entries">
        {events.map(({ id, eventType, eventStatus, occurredAt, amount, purpose }) => (
          <li key={id}>
            <p className="entry-line">
              <span>
                {worded(eventType)}, {withinSentence(worded(purpose))}: {amountOf(amount)}
              </span>
              <Badge tone={PAYMENT_TONES[eventStatus]}>{worded(eventStatus)}</Badge>
            </p>
            <p className="quiet">
              <Ago at={occurredAt} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
