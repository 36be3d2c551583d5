import { type FormEvent, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { TextField, textIn } from '../look/confirm.js';
import { PageTitle } from '../look/page-title.js';
import { Fact, Problem, Tag, amountOf, dayOf, worded } from '../look/words.js';
import { Segments } from './segments.js';

type Found = Operations['Guest']['answer'];

/** One guest over all stays: the segment, why, and the stays themselves. Nothing of it stands in the address. */
export default function Guests() {
  const [found, setFound] = useState<Found | null>(null);
  const doing = useDoing();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const guestId = textIn(new FormData(event.currentTarget), 'guest');
    void doing.run(async () => {
      setFound(null);
      setFound(await ask('Guest', { guestId }));
    });
  };
  return (
    <>
      <PageTitle text="Guests" />
      <p>Guests are known by email address or phone number; their segment follows from completed stays.</p>
      <form className="sheet" role="search" onSubmit={search}>
        <TextField label="Email or phone" name="guest" required />
        <button type="submit" disabled={doing.isBusy}>
          Find
        </button>
      </form>
      <Problem failed={doing.failed} />
      {found && !found.guestSegment.found && found.reservations.total === 0 && <p className="empty">No such guest.</p>}
      {found?.guestSegment.found && <Segment segment={found.guestSegment.found} />}
      {found && found.guestSegment.suggestions.length > 0 && (
        <p className="quiet">Perhaps: {found.guestSegment.suggestions.join(', ')}</p>
      )}
      {found && found.reservations.total > 0 && <Stays page={found.reservations} />}
      {found && (
        <p>
          <button type="button" className="second" onClick={() => setFound(null)}>
            Back to all guests
          </button>
        </p>
      )}
      {!found && <Segments />}
    </>
  );
}

function Segment({ segment }: { segment: NonNullable<Found['guestSegment']['found']> }) {
  const { segment: words, rfmScores, metrics, topFactors } = segment;
  return (
    <section>
      <h2>{words.name}</h2>
      <p>
        {words.description} <strong>{words.recommendedAction}</strong>
      </p>
      <dl>
        <Fact name="Tier">{words.tier} of 8</Fact>
        <Fact name="Recency, frequency, money">
          {rfmScores.recency}, {rfmScores.frequency}, {rfmScores.monetary}
        </Fact>
        <Fact name="Stays">{metrics.totalStays}</Fact>
        <Fact name="Nights">{metrics.totalNights}</Fact>
        <Fact name="Paid">{amountOf(metrics.totalRevenue, metrics.currency)}</Fact>
        <Fact name="First and last stay">
          {dayOf(metrics.firstStayDate)} – {dayOf(metrics.lastStayDate)}
        </Fact>
      </dl>
      {topFactors.length > 0 && (
        <ul>
          {topFactors.map(({ description }) => (
            <li key={description}>{description}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Stays({ page }: { page: Found['reservations'] }) {
  return (
    <section>
      <h2>Reservations ({page.total})</h2>
      <ul className="cards">
        {page.items.map(({ id, confirmationCode, checkInDate, status, summary }) => (
          <li key={id}>
            <p className="line">
              <span>
                <a href={`#/reservation/${id}`}>{confirmationCode}</a>{' '}
                <span className="quiet">
                  {dayOf(checkInDate)}, {worded(status.toLowerCase()).toLowerCase()}
                </span>
              </span>
              <Tag kind={summary.compositeStatus}>{worded(summary.compositeStatus)}</Tag>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
