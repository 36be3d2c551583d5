import type { ReservationParts } from '../graph/answers.js';
import { Moment, Tag, amountOf, worded } from '../look/words.js';

export function Notes({ notes }: { notes: ReservationParts['notes'] }) {
  return (
    <section>
      <h2>Notes</h2>
      {notes.length === 0 && <p className="quiet">None yet.</p>}
      {notes.map(({ id, text, createdAt }) => (
        <blockquote key={id}>
          <p>{text}</p>
          <footer>
            <Moment at={createdAt} />
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
        {events.map(({ id, eventType, eventStatus, occurredAt, amount, currency, purpose }) => (
          <li key={id}>
            <p className="line">
              <span>
                {worded(eventType)}, {worded(purpose).toLowerCase()}: {amountOf(amount, currency)}
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

export function Messages({ messages }: { messages: ReservationParts['messages'] }) {
  if (messages.length === 0) return null;
  return (
    <section>
      <h2>Messages</h2>
      <ul className="entries">
        {messages.map(({ id, tag, via, status, createdAt, sentAt, message }) => (
          <li key={id}>
            <p className="line">
              <span>
                {message.subject ?? tag ?? 'Message'} <span className="quiet">by {via}</span>
              </span>
              <Tag kind={status}>{worded(status)}</Tag>
            </p>
            {message.text && <p className="words">{message.text}</p>}
            <p className="quiet">
              <Moment at={sentAt ?? createdAt} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
