import { t } from '@lingui/core/macro';
import type { QueueRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { RISKS } from '../look/badges.js';
import { nameOf } from '../look/words.js';
import type { Filter, Sort } from './views.js';

const PAGE = 100;

const COLUMNS: [string, (row: QueueRow) => string | number | null | undefined][] = [
  [t`Reservation`, ({ id }) => id],
  [t`Confirmation code`, ({ confirmationCode }) => confirmationCode],
  [t`Guest`, ({ guest }) => nameOf(guest)],
  [t`Booking`, ({ status }) => status.toLowerCase()],
  [t`Arrival`, ({ checkInDate }) => checkInDate?.slice(0, 10)],
  [t`Departure`, ({ checkOutDate }) => checkOutDate?.slice(0, 10)],
  [t`Listing`, ({ listing }) => listing?.nickname],
  [t`Decision`, ({ summary }) => summary.compositeStatus],
  [t`Risk`, ({ summary }) => summary.riskColor && RISKS[summary.riskColor].word],
  [t`Risk score`, ({ summary }) => summary.riskScore],
  [t`Reason`, ({ summary }) => summary.topRisks[0] ?? summary.reason],
  [t`Guest portal`, ({ summary }) => summary.guestPortalStatus.toLowerCase()],
  [t`Received`, ({ createdAt }) => createdAt],
];

/** A CSV cell. Text that a spreadsheet would read as a formula gets a leading apostrophe. */
function cellOf(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All reservations of a list as CSV. */
export async function csvOf(filter: Filter, sort: Sort): Promise<string> {
  const lines = [COLUMNS.map(([name]) => name).join(',')];
  let after: string | null = null;
  do {
    const { reservationConnection: page }: Awaited<ReturnType<typeof ask<'Review'>>> = await ask('Review', {
      filter,
      sort,
      first: PAGE,
      after,
    });
    for (const { node } of page.edges) lines.push(COLUMNS.map(([, read]) => cellOf(read(node))).join(','));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return `${lines.join('\r\n')}\r\n`;
}
