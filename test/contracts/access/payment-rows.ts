import type { Fixture } from './fixture.js';
import { ownRow } from './profiles.js';
import { graph, rest } from './row.js';

// The contract lists no error for these operations, so an unknown reservation is 404.
const unknown = ownRow('404 reservation_not_found');

let sent = 0;
const nextId = () => `event-${(sent += 1)}`;
const event = () => ({
  event_source: 'other',
  event_id: nextId(),
  event_type: 'charge',
  event_status: 'success',
});
const named = ({ reservation }: Fixture) => ({ params: { id: reservation } });

export const paymentRows = [
  rest('GET /reservations/:id/payments', unknown, named),
  rest('POST /reservations/:id/payments', unknown, (own) => ({ ...named(own), body: event() })),
  rest('POST /payments/events', unknown, ({ reservation }) => ({ body: { ...event(), reservation_id: reservation } })),

  graph(
    'Mutation.recordPaymentEvents',
    ownRow('RESERVATION_NOT_FOUND'),
    ({ reservation }) => `mutation { recordPaymentEvents(input: { paymentEvents: [{
      reservationId: "${reservation}", eventSource: other, eventId: "${nextId()}",
      eventType: charge, eventStatus: success
    }] }) { paymentEvents { eventId duplicate } userErrors { code message field rule } } }`,
  ),
];
