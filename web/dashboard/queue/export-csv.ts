import type { QueueRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { RISKS } from '../look/badges.js';
import { nameOf } from '../look/words.js';
import type { Filter, Sort } from './views.js';

const PAGE = 100;

const COLUMNS: [string, (row: QueueRow) => string | number | null | undefined][] = [
  ['Reservation', ({ id }) => id],
  ['Confirmation code', ({ confirmationCode }) => confirmationCode],
  ['Guest', ({ guest }) => nameOf(guest)],
  ['Booking', ({ status }) => status.toLowerCase()],
  ['Arrival', ({ checkInDate }) => checkInDate?.slice(0, 10)],
  ['Departure', ({ checkOutDate }) => checkOutDate?.slice(0, 10)],
  ['Listing', ({ listing }) => listing?.nickname],
  ['Decision', ({ summary }) => summary.compositeStatus],
  ['Risk', ({ summary }) => summary.riskColor && RISKS[summary.riskColor].word],
  ['Risk score', ({ summary }) => summary.riskScore],
  ['Reason', ({ summary }) => summary.topRisks[0] ?? summary.reason],
  ['Guest portal', ({ summary }) => summary.guestPortalStatus.toLowerCase()],
  ['Received', ({ createdAt }) => createdAt],
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
