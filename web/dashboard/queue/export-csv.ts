import { t } from '@lingui/core/macro';
import type { QueueRow } from '../graph/answers.js';
import { ask } from '../graph/ask.js';
import { DECISIONS, RISKS } from '../look/badges.js';
import { type Cell, csvFile, csvLine } from '../look/csv.js';
import { nameOf, worded } from '../look/words.js';
import { topReasonOf } from './top-reason.js';
import type { Filter, Sort } from './views.js';

const PAGE = 100;

const COLUMNS: [string, (row: QueueRow) => Cell][] = [
  [t`Reservation`, ({ id }) => id],
  [t`Confirmation code`, ({ confirmationCode }) => confirmationCode],
  [t`Guest`, ({ guest }) => nameOf(guest)],
  [t`Status`, ({ status }) => worded(status)],
  [t`Arrival`, ({ checkInDate }) => checkInDate?.slice(0, 10)],
  [t`Departure`, ({ checkOutDate }) => checkOutDate?.slice(0, 10)],
  [t`Listing`, ({ listing }) => listing?.nickname],
  [t`Decision`, ({ summary }) => DECISIONS[summary.compositeStatus].word],
  [t`Risk`, ({ summary }) => summary.riskColor && RISKS[summary.riskColor].word],
  [t`Risk score`, ({ summary }) => summary.riskScore],
  [t`Reason`, ({ summary }) => topReasonOf(summary)],
  [t`Guest portal`, ({ summary }) => worded(summary.guestPortalStatus)],
  [t`Received`, ({ createdAt }) => createdAt],
];

/** All reservations of a list as CSV. */
export async function csvOf(filter: Filter, sort: Sort): Promise<string> {
  const lines = [csvLine(COLUMNS.map(([name]) => name))];
  let after: string | null = null;
  do {
    const { reservationConnection: page }: Awaited<ReturnType<typeof ask<'Review'>>> = await ask('Review', {
      filter,
      sort,
      first: PAGE,
      after,
    });
    for (const { node } of page.edges) lines.push(csvLine(COLUMNS.map(([, read]) => read(node))));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return csvFile(lines);
}
