import type { EntryParts, ManagedParts, ReservationParts } from '../graph/answers.js';
import { useLive } from '../graph/live.js';
import { useAsked } from '../graph/use-asked.js';
import { PageHeader } from '../look/page-header.js';
import { PageTitle } from '../look/page-title.js';
import { useMay } from '../look/role.js';
import { Fact, Problem, Tag, amountOf, dayOf, nameOf, worded } from '../look/words.js';
import { Adults } from './adults.js';
import { AuthorityReport } from './authority-report.js';
import { DecisionForm } from './decision-form.js';
import { Explanation } from './explanation.js';
import { IdPictures } from './id-pictures.js';
import { PortalLinks } from './portal-links.js';
import { Messages, Notes, Payments } from './records.js';
import { SignedAgreement } from './signed-copy.js';
import { Steps } from './steps.js';
import { Timeline } from './timeline.js';

/** The entries of the summary with what was found. */
function Entries({ details }: { details: ReservationParts['summary']['details'] }) {
  return (
    <section>
      <h2>Checks</h2>
      <ul className="entries">
        {Object.entries(details).map(([name, entry]) => (
          <Entry key={name} name={worded(name)} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ name, entry: { status, value, help, findings } }: { name: string; entry: EntryParts }) {
  return (
    <li>
      <p className="line">
        <span>
          {name}
          {value !== null && <span className="quiet"> {value}</span>}
        </span>
        <Tag kind={status}>{worded(status.toLowerCase())}</Tag>
      </p>
      {help && <p className="quiet">{help}</p>}
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One reservation with everything that a decision rests on, changing by itself. */
export default function ReservationPage({ id }: { id: string }) {
  const mayDecide = useMay('MANAGER');
  const { data, failed, again } = useAsked(mayDecide ? 'ManagedReservation' : 'Reservation', { id });
  useLive(again, id);
  if (!data) return failed ? <Problem failed={failed} /> : <p aria-busy="true">Reading…</p>;
  const { reservation, explainDecision, reservationScreens } = data;
  if (!reservation) return <PageTitle text="There is no such reservation" />;
  const managed = mayDecide ? (reservation as ReservationParts & ManagedParts) : null;
  return (
    <>
      <PageHeader title={nameOf(reservation.guest)} crumbs={[{ name: 'Review', address: '#/review' }]} />
      <Problem failed={failed} />
      <div className="columns">
        <div>
          <Verdict reservation={reservation} />
          {mayDecide && <DecisionForm reservation={reservation} onDone={again} />}
          <Explanation decision={explainDecision} />
          <Entries details={reservation.summary.details} />
          <Steps reservation={reservation} asked={reservationScreens?.inForce ?? []} onDone={again} />
          <Adults reservation={reservation} managed={managed} onDone={again} />
          {mayDecide && <SignedAgreement reservation={reservation} />}
          {mayDecide && <AuthorityReport reservation={reservation} />}
          {managed && <IdPictures reservation={reservation} managed={managed} />}
        </div>
        <div>
          <Stay reservation={reservation} />
          <Notes reservation={reservation} onDone={again} />
          <Payments events={reservation.paymentEvents} />
          <Messages messages={reservation.messages} managed={managed} />
          <Timeline reservation={reservation} />
        </div>
      </div>
    </>
  );
}

function Verdict({ reservation: { summary } }: { reservation: ReservationParts }) {
  return (
    <section aria-label="Verdict">
      <p className="verdict">
        <Tag kind={summary.compositeStatus}>{worded(summary.compositeStatus)}</Tag>
        {summary.riskColor && <Tag kind={summary.riskColor}>{summary.riskColor}</Tag>}
        {summary.queued && <span className="quiet">being checked</span>}
      </p>
      <p>{summary.reason}</p>
      {summary.topRecommendations.length > 0 && (
        <ul>
          {summary.topRecommendations.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {summary.businessRules.length > 0 && <p className="quiet">Rules: {summary.businessRules.join(', ')}</p>}
    </section>
  );
}

function Stay({ reservation }: { reservation: ReservationParts }) {
  const { guest, listing, summary } = reservation;
  return (
    <section>
      <h2>Stay</h2>
      <dl>
        <Fact name="Code">{reservation.confirmationCode}</Fact>
        <Fact name="Booking">{worded(reservation.status.toLowerCase())}</Fact>
        <Fact name="Arrival">{dayOf(reservation.checkInDate)}</Fact>
        <Fact name="Departure">{dayOf(reservation.checkOutDate)}</Fact>
        <Fact name="Guests">{reservation.numberOfGuests}</Fact>
        <Fact name="Price">{amountOf(reservation.totalPrice)}</Fact>
        <Fact name="Source">{reservation.source}</Fact>
        <Fact name="Listing">{listing ? `${listing.nickname}, ${listing.location.city}` : '–'}</Fact>
        <Fact name="Email">{guest.email ?? '–'}</Fact>
        <Fact name="Phone">{guest.phone ?? '–'}</Fact>
        <Fact name="Home">{guest.location ?? '–'}</Fact>
        <Fact name="Account">{reservation.account?.name ?? '–'}</Fact>
        <Fact name="Portal">{worded(summary.guestPortalStatus.toLowerCase())}</Fact>
      </dl>
      <PortalLinks id={reservation.id} />
    </section>
  );
}
