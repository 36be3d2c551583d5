import { z } from 'zod';
import { RESERVATION, type ReservationRow, reservationRecord } from '#records/reservation.js';
import { dateQuery, dayOf, momentFrom, momentTo, pageOf, pageQuery } from '../../page-query.js';
import { type RouteInput, route } from '../../route.js';
import { messages } from '../../messages.js';

const oneOf = (...words: [string, ...string[]]) => z.enum(words, messages.oneOf(words)).optional();
const text = z.string().max(200).optional();

/** Sort orders; `-` means descending. */
const SORTS: Record<string, string> = {
  created_at: 'CREATED_AT',
  '-created_at': 'CREATED_AT_DESCENDING',
  check_in_date: 'CHECK_IN_DATE',
  '-check_in_date': 'CHECK_IN_DATE_DESCENDING',
  updated_at: 'UPDATED_AT',
  '-updated_at': 'UPDATED_AT_DESCENDING',
};

const ListQuery = z.object({
  ...pageQuery,
  status: oneOf('any', 'CONFIRMED', 'CANCELED', 'CANCELLED', 'INQUIRY'),
  verification_status: oneOf('pending', 'review', 'verified'),
  guest_portal_status: oneOf('COMPLETED', 'INCOMPLETE'),
  risk_color: oneOf('green', 'yellow', 'orange', 'red', 'black'),
  sort: oneOf(...(Object.keys(SORTS) as [string, ...string[]])),
  search: text,
  building: text,
  source: text,
  check_in_from: dateQuery,
  check_in_to: dateQuery,
  check_out_from: dateQuery,
  check_out_to: dateQuery,
  created_from: dateQuery,
  created_to: dateQuery,
  updated_from: dateQuery,
  updated_to: dateQuery,
});

const STATUSES: Record<string, string | null> = { any: null, CANCELLED: 'CANCELED' };

function filterOf({ query }: RouteInput) {
  const { status } = query;
  return {
    status: status === undefined ? null : status in STATUSES ? STATUSES[status] : status,
    verificationStatus: query.verification_status,
    guestPortalStatus: query.guest_portal_status,
    riskColor: query.risk_color,
    search: query.search,
    listingId: query.listing_id || null,
    building: query.building || null,
    source: query.source || null,
    pms: query.pms,
    checkInFrom: dayOf(query.check_in_from),
    checkInTo: dayOf(query.check_in_to),
    checkOutFrom: dayOf(query.check_out_from),
    checkOutTo: dayOf(query.check_out_to),
    createdFrom: momentFrom(query.created_from),
    createdTo: momentTo(query.created_to),
    updatedFrom: momentFrom(query.updated_from),
    updatedTo: momentTo(query.updated_to),
    accountId: query.user_id || null,
  };
}

interface Page {
  items: (ReservationRow & { statuses: object })[];
}

export const reservationListRoutes = [
  route({
    method: 'get',
    path: '/reservations',
    summary: 'List reservations, with filters and sorting',
    query: ListQuery,
    operation: /* GraphQL */ `
      query Reservations($from: Int!, $size: Int!, $filter: ReservationFilter!, $sort: ReservationSort!) {
        reservations(from: $from, size: $size, filter: $filter, sort: $sort) {
          total
          from
          size
          count
          items {
            ...ReservationRecord
            statuses: summary {
              verification_composite_status: compositeStatus
              verification_status: status
              risk_color: riskColor
              guest_portal_status: guestPortalStatus
            }
          }
        }
      }
      ${RESERVATION}
    `,
    variables: (input) => ({
      ...pageOf(input),
      filter: filterOf(input),
      sort: SORTS[input.query.sort ?? 'created_at'],
    }),
    answer: ({ reservations }) => {
      const { items, ...page } = reservations as Page;
      return { ...page, items: items.map(({ statuses, ...item }) => ({ ...reservationRecord(item), ...statuses })) };
    },
  }),
];
