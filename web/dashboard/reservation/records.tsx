import type { FormEvent } from 'react';
import type { ManagedParts, ReservationParts } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { textIn } from '../look/confirm.js';
import { useMay } from '../look/role.js';
import { Moment, Problem, Tag, amountOf, worded } from '../look/words.js';

type Author = ReservationParts['notes'][number]['author'];

const nameOf = (author: Author) =>
  (author && 'person' in author ? author.person?.name : null) ?? author?.account?.name ?? 'Another account';

/** Remarks, and the place to write one without deciding anything. */
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
    <section>
      <h2>Notes</h2>
      {mayWrite && (
        <form className="sheet" onSubmit={(event) => void write(event)} aria-label="Write a note">
          <label htmlFor="new-note">New note</label>
          <textarea id="new-note" name="text" rows={2} required maxLength={10_000} />
          <Problem failed={failed} />
          <button type="submit" className="second" disabled={isBusy}>
            Add note
          </button>
        </form>
      )}
      {notes.length === 0 && <p className="quiet">None yet.</p>}
      {notes.map(({ id, text, createdAt, author }) => (
        <blockquote key={id}>
          <p>{text}</p>
          <footer>
            {nameOf(author)}, <Moment at={createdAt} />
          </footer>
        </blockquote>
      ))}
    </section>
  );
}

export function Payments({ events }: { events: ReservationParts['paymentEvents'] }) {
  if (events.length === 0) return null;
  return (
    <section>
      <h2>Payments</h2>
      <ul className="entries">
        {events.map(({ id, eventType, eventStatus, occurredAt, amount, purpose }) => (
          <li key={id}>
            <p className="line">
              <span>
                {worded(eventType)}, {worded(purpose).toLowerCase()}: {amountOf(amount)}
              </span>
              <Tag kind={eventStatus}>{worded(eventStatus)}</Tag>
            </p>
            <p className="quiet">
              <Moment at={occurredAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MessagesProps {
  messages: ReservationParts['messages'];
  /** Their words; null for viewers. */
  managed: ManagedParts | null;
}

export function Messages({ messages, managed }: MessagesProps) {
  const wordsOf = (id: string) => managed?.messages.find((one) => one.id === id)?.message;
  if (messages.length === 0) return null;
  return (
    <section>
      <h2>Messages</h2>
      <ul className="entries">
        {messages.map(({ id, tag, via, status, createdAt, sentAt }) => (
          <li key={id}>
            <p className="line">
              <span>
                {wordsOf(id)?.subject ?? tag ?? 'Message'} <span className="quiet">by {via}</span>
              </span>
              <Tag kind={status}>{worded(status)}</Tag>
            </p>
            {wordsOf(id)?.text && <p className="words">{wordsOf(id)?.text}</p>}
            <p className="quiet">
              <Moment at={sentAt ?? createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
