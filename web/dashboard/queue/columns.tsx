import { Anchor } from '@mantine/core';
import type { QueueRow } from '../graph/answers.js';
import { Badge, DecisionBadge, RISKS, RiskBadge } from '../look/badges.js';
import type { Column } from '../look/data-table.js';
import { Day } from '../look/when.js';
import { nameOf } from '../look/words.js';

/** A row's decision: the unsaved one if there is one. */
type DecisionOf = (row: QueueRow) => QueueRow['summary']['compositeStatus'];

const BOOKINGS = { CONFIRMED: null, INQUIRY: 'Inquiry', CANCELED: 'Cancelled' };

export function columnsWith(decisionOf: DecisionOf): Column<QueueRow>[] {
  return [
    {
      key: 'guest',
      name: 'Guest',
      cell: ({ id, guest, confirmationCode, status }) => (
        <>
          <Anchor href={`#/reservation/${id}`} inherit>
            {nameOf(guest)}
          </Anchor>{' '}
          <span className="quiet">{confirmationCode}</span>{' '}
          {BOOKINGS[status] && <Badge tone="quiet">{BOOKINGS[status]}</Badge>}
        </>
      ),
    },
    { key: 'arrival', name: 'Arrival', isPlain: true, cell: ({ checkInDate }) => <Day date={checkInDate} /> },
    {
      key: 'listing',
      name: 'Listing',
      isPlain: true,
      isClipped: true,
      cell: ({ listing }) => listing?.nickname ?? '–',
    },
    {
      key: 'reason',
      name: 'Top reason',
      isWide: true,
      isWideOnly: true,
      cell: ({ summary }) => {
        const reason = summary.topRisks[0] ?? summary.reason;
        return <span title={reason}>{reason}</span>;
      },
    },
    { key: 'risk', name: 'Risk', isPlain: true, cell: ({ summary }) => <RiskBadge color={summary.riskColor} /> },
    {
      key: 'decision',
      name: 'Decision',
      isPlain: true,
      cell: (row) => (
        <>
          <DecisionBadge status={decisionOf(row)} />
          {row.summary.queued && <span className="quiet"> checking</span>}
        </>
      ),
    },
    {
      key: 'portal',
      name: 'Portal',
      isWideOnly: true,
      cell: ({ summary }) => (summary.guestPortalStatus === 'COMPLETED' ? 'Completed' : 'Incomplete'),
    },
  ];
}

const levelOf = ({ summary }: QueueRow) => (summary.riskColor ? RISKS[summary.riskColor].level : 0);

/** Sorts arrivals of the same day by risk, highest first. The rows are already sorted by arrival. */
export function byRiskWithinDay(rows: readonly QueueRow[]): QueueRow[] {
  const dayOf = ({ checkInDate }: QueueRow) => checkInDate?.slice(0, 10) ?? '';
  return rows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => (dayOf(a.row) === dayOf(b.row) ? levelOf(b.row) - levelOf(a.row) || a.at - b.at : a.at - b.at))
    .map(({ row }) => row);
}
