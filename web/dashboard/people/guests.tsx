import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { useDoing } from '../graph/use-asked.js';
import { paragraphOf } from '../language/server-words.js';
import { DecisionBadge, RiskBadge } from '../look/badges.js';
import { textIn } from '../look/confirm.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { whole } from '../look/numbers.js';
import { PageHeader } from '../look/page-header.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { Day } from '../look/when.js';
import { Fact, amountOf, dayOf, worded } from '../look/words.js';
import { SegmentSummary, segmentName } from './segment-words.js';
import { Segments } from './segments.js';

type Found = Operations['Guest']['answer'];
type Stay = Found['reservationConnection']['edges'][number]['node'];

/** Guests by segment, and one guest's stays. The search is not in the address, since it is personal data. */
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
      <PageHeader title={t`Guests`} note={t`Guests are recognized by email address or phone number.`} />
      <form className="list-bar" role="search" onSubmit={search}>
        <TextInput
          name="guest"
          required
          aria-label={t`Email or phone`}
          placeholder={t`Email or phone`}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
        <Button type="submit" variant="default" loading={doing.isBusy}>
          <Trans>Find</Trans>
        </Button>
        {found && (
          <Button variant="subtle" onClick={() => setFound(null)}>
            <Trans>Back to all guests</Trans>
          </Button>
        )}
      </form>
      <Failure failed={doing.failed} />
      {found ? <FoundGuest found={found} /> : <Segments />}
    </>
  );
}

function FoundGuest({ found: { guestSegment, reservationConnection: stays } }: { found: Found }) {
  if (!guestSegment.found && stays.totalCount === 0)
    return <EmptyState text={t`No guest has this email or phone number.`} />;
  return (
    <>
      {guestSegment.found && <Segment segment={guestSegment.found} />}
      {guestSegment.suggestions.length > 0 && (
        <p className="quiet">
          <Trans>Similar: {guestSegment.suggestions.join(', ')}</Trans>
        </p>
      )}
      {stays.totalCount > 0 && (
        <>
          <h2>
            <Trans>Reservations ({whole(stays.totalCount)})</Trans>
          </h2>
          <DataTable label={t`Reservations`} columns={STAYS} rows={stays.edges.map(({ node }) => node)} empty={null} />
        </>
      )}
    </>
  );
}

function Segment({ segment }: { segment: NonNullable<Found['guestSegment']['found']> }) {
  const { segment: words, rfmScores, metrics, topFactors } = segment;
  return (
    <Panel title={segmentName(words.name)}>
      <p>
        <SegmentSummary segment={words} />
      </p>
      <dl className="facts">
        <Fact name={t({ message: 'Tier', comment: 'Rank of the guest’s segment, 1 to 8.' })}>
          <Trans>{words.tier} of 8</Trans>
        </Fact>
        <Fact name={t`Recency, frequency, value`}>
          {rfmScores.recency}, {rfmScores.frequency}, {rfmScores.monetary}
        </Fact>
        <Fact name={t`Stays`}>{metrics.totalStays}</Fact>
        <Fact name={t`Nights`}>{metrics.totalNights}</Fact>
        <Fact name={t`Paid`}>{amountOf(metrics.totalRevenue)}</Fact>
        <Fact name={t`First and last stay`}>
          {dayOf(metrics.firstStayDate)} – {dayOf(metrics.lastStayDate)}
        </Fact>
      </dl>
      {topFactors.length > 0 && (
        <ul>
          {topFactors.map(({ description, phrase }) => (
            <li key={description}>{paragraphOf([phrase], description)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const STAYS: readonly Column<Stay>[] = [
  {
    key: 'code',
    name: t`Reservation`,
    cell: ({ id, confirmationCode }) => (
      <PageLink to="/reservation/$id" params={{ id }} inherit>
        {confirmationCode}
      </PageLink>
    ),
  },
  { key: 'arrival', name: t`Arrival`, isPlain: true, cell: ({ checkInDate }) => <Day date={checkInDate} /> },
  { key: 'listing', name: t`Listing`, isPlain: true, cell: ({ listing }) => listing?.nickname ?? '–' },
  { key: 'status', name: t`Status`, isPlain: true, cell: ({ status }) => worded(status) },
  {
    key: 'risk',
    name: t`Risk`,
    isPlain: true,
    cell: ({ summary: { riskColor, riskScore } }) => <RiskBadge color={riskColor} score={riskScore} />,
  },
  {
    key: 'decision',
    name: t`Decision`,
    isPlain: true,
    cell: ({ summary }) => <DecisionBadge status={summary.compositeStatus} />,
  },
];
