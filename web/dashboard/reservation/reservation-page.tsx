import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type Icon, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import type { Target } from '../address/target.js';
import { ListingPicture } from '../booking/listing-picture.js';
import type { ManagedParts, ReservationParts } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { EmptyState, Failure, Skeletons } from '../look/states.js';
import KeyHelp from '../look/key-help.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { useMay } from '../look/role.js';
import { Day, daysTo, relativeDay } from '../look/when.js';
import { Fact, amountOf, nameOf, worded } from '../look/words.js';
import { Adults } from './adults.js';
import { AuthorityReport } from './authority-report.js';
import { Checks } from './checks.js';
import { Decision } from './decision.js';
import { Deposit } from './deposit.js';
import { EditReservation } from './edit-reservation.js';
import { EraseGuest } from './erase-guest.js';
import { Explanation } from './explanation.js';
import { Identity } from './identity.js';
import { Matches } from './matches.js';
import { Messages } from './messages.js';
import { PortalLinks } from './portal-links.js';
import { Notes, Payments } from './records.js';
import { SignedAgreement } from './signed-copy.js';
import { StayMap } from './stay-map.js';
import { Steps } from './steps.js';
import { Timeline } from './timeline.js';
import { TriagePanel } from './triage-panel.js';
import { type Neighbours, useCaseKeys } from './use-case-keys.js';
import './case.css';

const NewsSearch = lazy(async () => import('./news-search.js'));

interface ReservationPageProps {
  id: string;
  /** Null if it was not opened from a list. */
  neighbours: Neighbours | null;
}

/** A reservation with everything that supports a decision. Updates live. */
export default function ReservationPage({ id, neighbours }: ReservationPageProps) {
  const mayDecide = useMay('MANAGER');
  const { data, failed, again } = useAsked(mayDecide ? 'ManagedReservation' : 'Reservation', { id });
  const [isHelping, setHelping] = useState(false);
  const navigate = useNavigate();
  useCaseKeys(neighbours, () => setHelping(true));
  if (!data) return failed ? <Failure failed={failed} onRetry={again} /> : <Skeletons rows={10} />;
  const { reservation, explainDecision, reservationScreens } = data;
  const crumbs = [{ name: t`Review`, target: neighbours?.list ?? { to: '/review' } }];
  if (!reservation)
    return (
      <>
        <PageHeader title={t`Reservation not found`} crumbs={crumbs} />
        <EmptyState text={t`There is no reservation at this address, or it belongs to another account.`} />
      </>
    );
  const managed = mayDecide ? (reservation as ReservationParts & ManagedParts) : null;
  return (
    <div className="case-frame">
      <PageHeader
        title={nameOf(reservation.guest)}
        crumbs={crumbs}
        picture={reservation.listing && <ListingPicture listing={reservation.listing} size="regular" />}
        note={stayOf(reservation)}
        actions={neighbours && <Pager neighbours={neighbours} />}
      />
      <Failure failed={failed} onRetry={again} />
      <Decision
        reservation={reservation}
        onDecided={() => neighbours && void navigate(neighbours.next ?? neighbours.list)}
      />
      <div className="case">
        <div>
          <Explanation reservation={reservation} decision={explainDecision} onDone={again} />
          {mayDecide && <Matches reservation={reservation} onDone={again} />}
          {managed && <Identity reservation={reservation} managed={managed} onDone={again} />}
          <Checks details={reservation.summary.details} isTest={reservation.account?.mode === 'test'} />
          <Steps
            reservation={reservation}
            settings={reservationScreens?.inForce ?? []}
            managed={managed}
            onDone={again}
          />
          <Adults reservation={reservation} managed={managed} onDone={again} />
          {mayDecide && <SignedAgreement reservation={reservation} />}
          {mayDecide && <AuthorityReport reservation={reservation} />}
          {managed && !reservation.erasedAt && <News reservation={reservation} managed={managed} />}
        </div>
        <div>
          <TriagePanel reservation={reservation} onDone={again} />
          <Stay reservation={reservation} onDone={again} />
          {managed && !reservation.erasedAt && <StayMap reservation={reservation} />}
          <Messages reservation={reservation} managed={managed} onDone={again} />
          <Notes reservation={reservation} onDone={again} />
          <Deposit reservation={reservation} onDone={again} />
          <Payments events={reservation.paymentEvents} />
          <Timeline reservation={reservation} />
          <EraseGuest reservation={reservation} onDone={again} />
        </div>
      </div>
      {isHelping && <KeyHelp onClose={() => setHelping(false)} />}
    </div>
  );
}

/** Links to the reservations around this one in its list. */
const Pager = ({ neighbours: { previous, next } }: { neighbours: Neighbours }) => (
  <Button.Group aria-label={t`Other reservations of the list`}>
    <PagerButton target={previous} name={t`Previous reservation`} icon={IconChevronUp} />
    <PagerButton target={next} name={t`Next reservation`} icon={IconChevronDown} />
  </Button.Group>
);

interface PagerButtonProps {
  target: Target | null;
  name: string;
  icon: Icon;
}

function PagerButton({ target, name, icon: Sign }: PagerButtonProps) {
  const navigate = useNavigate();
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={name}
      title={name}
      disabled={!target}
      onClick={() => void navigate(target!)}
    >
      <Sign size={16} aria-hidden />
    </Button>
  );
}

/** The search by hand opens on request: most guests need none. */
function News({ reservation, managed }: { reservation: ReservationParts; managed: ManagedParts }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t`News`} note={t`Search the news for this guest. The result does not change the checks.`}>
      {isOpen ? (
        <Suspense fallback={<Skeletons rows={3} />}>
          <NewsSearch reservation={reservation} managed={managed} />
        </Suspense>
      ) : (
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          <Trans>Search the news</Trans>
        </Button>
      )}
    </Panel>
  );
}

/** “Lake Chalet · arrives tomorrow, 4 nights · HM3O5J” */
function stayOf({ listing, checkInDate, nights, confirmationCode }: ReservationParts): string {
  const stay = [checkInDate && arrivalOf(checkInDate), nights && plural(nights, { one: '# night', other: '# nights' })]
    .filter(Boolean)
    .join(', ');
  return [listing?.nickname, stay, confirmationCode].filter(Boolean).join(' · ');
}

function arrivalOf(date: string): string {
  const days = daysTo(date);
  if (days === 0) return t`arrives today`;
  if (days === 1) return t`arrives tomorrow`;
  if (days === -1) return t`arrived yesterday`;
  return days < 0 ? t`arrived ${relativeDay(date)}` : t`arrives ${relativeDay(date)}`;
}

function Stay({ reservation, onDone }: { reservation: ReservationParts; onDone(): void }) {
  const { guest, listing, summary } = reservation;
  const mayEdit = useMay('MANAGER') && !reservation.erasedAt;
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel
      title={t`Stay`}
      actions={
        mayEdit && (
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            <Trans>
              Edit<span className="unseen"> reservation</span>
            </Trans>
          </Button>
        )
      }
    >
      <dl className="facts">
        <Fact name={t`Listing`}>{listing ? `${listing.nickname}, ${listing.location.city}` : '–'}</Fact>
        <Fact name={t`Arrival`}>
          <Day date={reservation.checkInDate} />
        </Fact>
        <Fact name={t`Departure`}>
          <Day date={reservation.checkOutDate} />
        </Fact>
        <Fact name={t`Guests`}>{reservation.numberOfGuests}</Fact>
        {/* 0 stands for a price that nobody stated. */}
        <Fact name={t`Price`}>{reservation.totalPrice.amount ? amountOf(reservation.totalPrice) : t`Not stated`}</Fact>
        <Fact name={t`Booked on`}>{reservation.source}</Fact>
        <Fact name={t`Status`}>{worded(reservation.status.toLowerCase())}</Fact>
        <Fact name={t`Confirmation code`}>{reservation.confirmationCode}</Fact>
        <Fact name={t`Email`}>{guest.email ?? '–'}</Fact>
        <Fact name={t`Phone`}>{guest.phone ?? '–'}</Fact>
        <Fact name={t`Home`}>{guest.location ?? '–'}</Fact>
        <Fact name={t`Account`}>{reservation.account?.name ?? '–'}</Fact>
        <Fact name={t`Guest portal`}>{worded(summary.guestPortalStatus.toLowerCase())}</Fact>
      </dl>
      {!reservation.erasedAt && <PortalLinks id={reservation.id} />}
      {isEditing && <EditReservation reservation={reservation} onClose={() => setEditing(false)} onDone={onDone} />}
    </Panel>
  );
}
