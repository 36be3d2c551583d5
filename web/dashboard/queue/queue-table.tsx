import type { KeyboardEvent } from 'react';
import type { QueueRow } from '../graph/answers.js';
import { Moment, Tag, dayOf, nameOf, worded } from '../look/words.js';
import { linkId } from './use-review-keys.js';

interface QueueTableProps {
  rows: QueueRow[];
  isRead: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

/** The rows of the queue; on a narrow page each is a card. */
export function QueueTable({ rows, isRead, onKeyDown }: QueueTableProps) {
  if (rows.length === 0) return <p className="empty">{isRead ? 'No reservation fits.' : 'Reading…'}</p>;
  return (
    <table className="rows" onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {['Guest', 'Verdict', 'Risk', 'Arrival', 'Listing', 'Portal', 'Received'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { id, guest, summary, listing, ...row } }: { row: QueueRow }) {
  return (
    <tr>
      <th scope="row">
        <a id={linkId(id)} href={`#/reservation/${id}`}>
          {nameOf(guest)}
        </a>
        <span className="quiet">
          {row.confirmationCode}
          {row.status !== 'CONFIRMED' && `, ${worded(row.status.toLowerCase()).toLowerCase()}`}
        </span>
      </th>
      <td data-name="Verdict">
        <Tag kind={summary.compositeStatus}>{worded(summary.compositeStatus)}</Tag>
        {summary.queued && <span className="quiet"> being checked</span>}
      </td>
      <td data-name="Risk">{summary.riskColor ? <Tag kind={summary.riskColor}>{summary.riskColor}</Tag> : '–'}</td>
      <td data-name="Arrival">{dayOf(row.checkInDate)}</td>
      <td data-name="Listing">{listing?.nickname ?? '–'}</td>
      <td data-name="Portal">{worded(summary.guestPortalStatus.toLowerCase())}</td>
      <td data-name="Received">
        <Moment at={row.createdAt} />
      </td>
    </tr>
  );
}
