import { z } from 'zod';
import { RESERVATION, type ReservationRow, reservationRecord } from '#records/reservation.js';
import { STATUS, type StatusRow, statusRecord } from '#records/status.js';
import { moneyInput, moneyPlace } from './money-input.js';
import { inputOf } from '../../input-of.js';
import { type RouteInput, isOn, route } from '../../route.js';
import { ListingBody } from '../listings.js';
import { SEGMENT, type SegmentRow, segmentRecord } from '../loyalty/segment-record.js';
import { named } from './named.js';
import { SUMMARY } from './summary-record.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();
const number = z.number().nullish();

/** Some systems spell it "cancelled". */
const status = z.preprocess(
  (given) => (given === 'CANCELLED' ? 'CANCELED' : given),
  z.enum(['CONFIRMED', 'CANCELED', 'INQUIRY']).nullish(),
);

/** The members of a reservation and their types. The screening subgraph validates them further. */
const ReservationBody = z
  .object({
    confirmation_code: text,
    pms_reservation_id: text,
    status,
    source: text,
    listing_id: text,
    number_of_guests: number,
    nights: number,
    total_price: number,
    currency: text,
    check_in_date: text,
    check_out_date: text,
    without_listing: z.boolean().nullish(),
    listing: ListingBody.nullish(),
    guest: z
      .object({
        first_name: text,
        last_name: text,
        full_name: text,
        email: text,
        phone: text,
        location: text,
        birth_date: text,
        ip_address: text,
      })
      .nullish(),
    guests: z
      .array(z.object({ name: text, first_name: text, last_name: text, full_name: text, email: text }))
      .nullish(),
    locale: text,
    metadata: z.record(z.string(), z.unknown()).nullish(),
  })
  .transform(({ listing, ...body }) =>
    listing === null ? { ...body, without_listing: body.without_listing ?? true } : { ...body, listing },
  );

const DecisionBody = z.object({ supervised: z.enum(['approve', 'decline']), notes: text });

const unknown = { status: 400, code: 'reservation_not_found', text: messages.noSuchReservation };
const unlisted = { ...unknown, status: 404 };

function workOf({ query }: RouteInput) {
  return { sync: isOn(query.sync), skipPortal: isOn(query.skip_gp), callback: query.callback ?? null };
}

const reservationInput = ({ body: { total_price, currency, ...body } }: RouteInput) => ({
  ...inputOf(body),
  ...moneyInput('totalPrice', total_price, currency),
});

const placeOf = (loc: string[]) => moneyPlace(loc, 'totalPrice', 'totalPrice');

const record = (found: unknown) => found && reservationRecord(found as ReservationRow);
const verification = (found: unknown) => found && statusRecord(found as StatusRow);

export const reservationRoutes = [
  route({
    method: 'post',
    path: '/reservations',
    summary: 'Create a reservation and start its analysis',
    body: ReservationBody,
    operation: /* GraphQL */ `
      mutation CreateReservation($input: ReservationInput!, $work: WorkInput!, $pms: String!) {
        createReservation(input: { reservation: $input, work: $work, pms: $pms }) {
          reservation {
            ...ReservationRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${RESERVATION}
    `,
    variables: (input) => ({ input: reservationInput(input), work: workOf(input), pms: input.query.pms ?? 'api' }),
    placeOf,
    answer: ({ createReservation }) => record(createReservation),
  }),
  route({
    method: 'put',
    path: '/reservations/:id',
    summary: 'Update a reservation and rerun the affected checks',
    body: ReservationBody,
    operation: /* GraphQL */ `
      mutation UpdateReservation(
        $id: ID!
        $input: ReservationInput!
        $work: WorkInput!
        $pms: String
        $usePmsId: Boolean!
      ) {
        updateReservation(input: { id: $id, reservation: $input, work: $work, pms: $pms, usePmsId: $usePmsId }) {
          reservation {
            ...ReservationRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${RESERVATION}
    `,
    variables: (input) => ({ ...named(input), input: reservationInput(input), work: workOf(input) }),
    placeOf,
    answer: ({ updateReservation }) => record(updateReservation),
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id',
    summary: 'Get a reservation; `queued` is true while its analysis is pending',
    operation: /* GraphQL */ `
      query Reservation($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          ...ReservationRecord
        }
      }
      ${RESERVATION}
    `,
    variables: named,
    answer: ({ reservation }) => record(reservation),
    unknown,
  }),
  route({
    method: 'get',
    path: '/reservations/:id/summary',
    summary: 'Get the verification summary: status, risk, the eleven checks and the guest segments',
    operation: /* GraphQL */ `
      query Summary($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          summary {
            ...SummaryRecord
          }
          loyalty_segments: loyaltySegments {
            ...SegmentRecord
          }
        }
      }
      ${SUMMARY}
      ${SEGMENT}
    `,
    variables: named,
    answer: ({ reservation }) => {
      if (!reservation) return null;
      const { summary, loyalty_segments } = reservation as { summary: object; loyalty_segments: SegmentRow[] | null };
      loyalty_segments?.forEach(segmentRecord);
      // Null only beside an error, which is the response then.
      return { ...summary, loyalty_segments: loyalty_segments ?? [] };
    },
    unknown: unlisted,
    nullable: ['supervised_status'],
  }),
  route({
    method: 'get',
    path: '/reservations/:id/status',
    summary: 'Get the verification status and the supervised decision',
    operation: /* GraphQL */ `
      query Status($id: ID!, $pms: String, $usePmsId: Boolean!) {
        reservation(id: $id, pms: $pms, usePmsId: $usePmsId) {
          ...StatusRecord
        }
      }
      ${STATUS}
    `,
    variables: named,
    answer: ({ reservation }) => verification(reservation),
    unknown: unlisted,
  }),
  route({
    method: 'post',
    path: '/reservations/:id/status',
    summary: 'Record a supervised decision alongside the automated verdict',
    body: DecisionBody,
    operation: /* GraphQL */ `
      mutation Decide($id: ID!, $decision: SupervisedDecision!, $notes: String, $pms: String, $usePmsId: Boolean!) {
        decideReservation(input: { id: $id, decision: $decision, notes: $notes, pms: $pms, usePmsId: $usePmsId }) {
          reservation {
            ...StatusRecord
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
      ${STATUS}
    `,
    variables: (input) => ({ ...named(input), decision: input.body.supervised, notes: input.body.notes ?? null }),
    answer: ({ decideReservation }) => verification(decideReservation),
    unknown: unlisted,
  }),
];
