import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { Operations } from '../graph/answers.js';
import { useAsked } from '../graph/use-asked.js';
import { useConnection } from '../graph/use-connection.js';
import { Badge } from '../look/badges.js';
import { Bar } from '../look/bar.js';
import { DataTable } from '../look/data-table.js';
import type { Column } from '../look/row-table.js';
import { PageLink } from '../look/link.js';
import { ListFoot } from '../look/list-foot.js';
import { Panel } from '../look/panel.js';
import { EmptyState, Failure } from '../look/states.js';
import { amountOf, dayOf, nameOf } from '../look/words.js';
import { SegmentSummary, segmentName } from './segment-words.js';

type Counted = Operations['SegmentCounts']['answer']['segmentCounts'][number];
type Listed = Operations['SegmentGuests']['answer']['segmentGuestConnection']['edges'][number]['node'];

const COLUMNS: readonly Column<Listed>[] = [
  {
    key: 'guest',
    name: t`Guest`,
    cell: ({ reservation }) =>
      reservation ? (
        <>
          <PageLink to="/reservation/$id" params={{ id: reservation.id }} inherit>
            {nameOf(reservation.guest)}
          </PageLink>{' '}
          <span className="quiet">{reservation.confirmationCode}</span>
        </>
      ) : (
        <span className="quiet">
          <Trans>Erased</Trans>
        </span>
      ),
  },
  { key: 'segment', name: t`Segment`, isPlain: true, cell: ({ segment }) => segmentName(segment.name) },
  { key: 'stays', name: t`Stays`, isNumber: true, cell: ({ metrics }) => metrics.totalStays },
  { key: 'nights', name: t`Nights`, isNumber: true, cell: ({ metrics }) => metrics.totalNights },
  {
    key: 'paid',
    name: t`Paid`,
    isNumber: true,
    cell: ({ metrics }) => (metrics.totalStays === 0 ? '–' : amountOf(metrics.totalRevenue)),
  },
  { key: 'last', name: t`Last stay`, cell: ({ metrics }) => dayOf(metrics.lastStayDate) },
  {
    key: 'next',
    name: t`Next stay`,
    isPlain: true,
    cell: ({ flags }) =>
      flags.hasFutureBooking && (
        <Badge tone="info">
          <Trans>Booked</Trans>
        </Badge>
      ),
  },
];

/** Guest counts by segment, and the guests of one segment or all. */
export function Segments() {
  const [segment, setSegment] = useState<string | null>(null);
  const counts = useAsked('SegmentCounts', {});
  const page = useConnection('SegmentGuests', { segment, first: 50 }, (answer) => answer.segmentGuestConnection);
  const words = counts.data?.segmentCounts.find((one) => one.segment.name === segment)?.segment;
  const title = segment === null ? t`All guests` : segmentName(segment);
  return (
    <>
      <Failure failed={counts.failed ?? page.failed} onRetry={() => (counts.again(), page.again())} />
      {counts.data && (
        <Plot
          counts={counts.data.segmentCounts}
          chosen={segment}
          onChoose={(name) => setSegment(name === segment ? null : name)}
        />
      )}
      <h2>{title}</h2>
      {words && (
        <p>
          <SegmentSummary segment={words} />
        </p>
      )}
      <DataTable
        label={title}
        columns={COLUMNS}
        rows={page.rows}
        hasFailed={page.failed !== null}
        empty={<EmptyState icon={<IconUsers size={32} stroke={1.5} aria-hidden />} text={t`No guests yet.`} />}
        foot={<ListFoot page={page} />}
      />
    </>
  );
}

interface PlotProps {
  counts: Counted[];
  chosen: string | null;
  onChoose(name: string): void;
}

/** A bar for each segment. A click selects it; a second click shows all guests again. */
function Plot({ counts, chosen, onChoose }: PlotProps) {
  const most = Math.max(1, ...counts.map(({ guests }) => guests));
  return (
    <Panel title={t`Segments`}>
      <div className="segments">
        {counts.map(({ segment: { name }, guests }) => (
          <div key={name} className="bar-row">
            <Button
              size="compact-sm"
              justify="start"
              variant={name === chosen ? 'filled' : 'subtle'}
              className={name === chosen ? undefined : 'row-button'}
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              {segmentName(name)}
            </Button>
            <Bar part={guests / most} />
            <span className="number">{guests}</span>
          </div>
        ))}
      </div>
    </Panel>
  );
}
