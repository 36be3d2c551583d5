import type { Fixture } from './fixture.js';
import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('400 reservation_not_found');
const unlisted = ownRow('404 reservation_not_found');
const unknownField = ownRow('RESERVATION_NOT_FOUND');

// Waits, so that no analysis is still writing when the next row checks the stored data.
const AT_ONCE = '?sync=1&skip_gp=1';
const WORK = 'work: { sync: true, skipPortal: true }';
const ALONE = { without_listing: true, guest: { last_name: 'Lee' } };
const RECORD = `{
  id accountId confirmationCode guestPortalUrl guest { fullName } account { name parent { name } } listing { name }
  assignee { name } dueAt tags notes { text } messages { message { text } } paymentEvents { nameOnCard } report { url } summary { reason }
}`;
const DATES = { check_in_date: '2030-05-01', check_out_date: '2030-05-03' };

const named = ({ reservation }: Fixture) => ({ params: { id: reservation } });

export const reservationRows = [
  rest('POST /reservations', OWN_ACCOUNT, () => ({ query: AT_ONCE, body: ALONE })),
  rest('POST /reservations', ownRow('400 listing_not_found'), ({ listing }) => ({
    query: AT_ONCE,
    body: { listing_id: listing, guest: ALONE.guest, ...DATES },
  })),
  rest('GET /reservations', OWN_ACCOUNT, () => ({ query: '?size=100' })),
  rest('GET /reservations/:id', unknown, named),
  rest('GET /reservations/:id', unknown, () => ({ params: { id: 'CANARYCODE' }, query: '?pms=api' })),
  rest('PUT /reservations/:id', unknown, (own) => ({ ...named(own), query: AT_ONCE, body: { number_of_guests: 2 } })),
  rest('GET /reservations/:id/summary', unlisted, named),
  rest('GET /reservations/:id/status', unlisted, named),
  rest('GET /reservations/:id/report', unlisted, named),
  rest('GET /reservations/:id/notes', unlisted, named),
  rest('GET /reservations/:id/guestportal', unlisted, named),
  rest('GET /reservations/:id/embed', unlisted, named),
  rest('POST /reservations/:id/status', unlisted, (own) => ({ ...named(own), body: { supervised: 'approve' } })),

  graph('Query.reservation', ownRow('null'), ({ reservation }) => `{ reservation(id: "${reservation}") ${RECORD} }`),
  graph('Query.reservations', OWN_ACCOUNT, () => `{ reservations(size: 100) { total items ${RECORD} } }`),
  graph(
    'Query.reservationConnection',
    OWN_ACCOUNT,
    () => `{ reservationConnection(first: 100) { edges { node ${RECORD} } } }`,
  ),
  graph(
    'Query.explainDecision',
    ownRow('null'),
    ({ reservation }) => `{ explainDecision(reservationId: "${reservation}") { signals { asOf } } }`,
  ),
  graph(
    'Query.watchlistSubjects',
    ownRow('empty'),
    ({ reservation }) => `{ watchlistSubjects(reservationId: "${reservation}") { name birthDate } }`,
  ),
  graph(
    'Query.guestPlaces',
    ownRow('null'),
    ({ reservation }) => `{ guestPlaces(reservationId: "${reservation}") { home { city } network { city } } }`,
  ),
  graph(
    'Mutation.createReservation',
    OWN_ACCOUNT,
    () =>
      `mutation { createReservation(input: { reservation: { withoutListing: true, guest: { lastName: "Lee" } }, ${WORK} }) { reservation ${RECORD} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateReservation',
    unknownField,
    ({ reservation: id }) =>
      `mutation { updateReservation(input: { id: "${id}", reservation: { numberOfGuests: 3 }, ${WORK} }) { reservation ${RECORD} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.addNote',
    unknownField,
    ({ reservation }) =>
      `mutation { addNote(input: { reservationId: "${reservation}", text: "Canary" }) { note { id text } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateReviews',
    unknownField,
    ({ reservation }) =>
      `mutation { updateReviews(input: { reservationIds: ["${reservation}"], addTags: ["canary"] }) { reservations ${RECORD} userErrors { code message field rule } } }`,
  ),
  graph('Query.reservationTags', ownRow('empty'), () => '{ reservationTags }'),
  graph(
    'Query.reservationFigures',
    OWN_ACCOUNT,
    () =>
      '{ reservationFigures(days: 7) { received days { received } screens { screen } colors { color } rules { name } } }',
  ),
  graph(
    'Mutation.decideReservation',
    unknownField,
    ({ reservation }) =>
      `mutation { decideReservation(input: { id: "${reservation}", decision: decline }) { reservation ${RECORD} userErrors { code message field rule } } }`,
  ),
  graph(
    'Subscription.verificationStatusChanged',
    unknownField,
    ({ reservation }) => `subscription {
      verificationStatusChanged(reservationId: "${reservation}", since: 0) { type reservation ${RECORD} }
    }`,
  ),
  graph(
    'Subscription.guestPortalChanged',
    unknownField,
    async ({ freshPortal }) => `subscription {
      guestPortalChanged(reservationId: "${await freshPortal()}", since: 0) { type reservation ${RECORD} }
      }`,
  ),
  graph(
    'Subscription.reservationChanged',
    unknownField,
    ({ reservation }) => `subscription {
      reservationChanged(reservationId: "${reservation}", since: 0) { type reservation ${RECORD} }
    }`,
  ),
  graph(
    'Subscription.reservationsChanged',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `subscription {
      reservationsChanged(accountId: "${account}", since: 0) { type reservation ${RECORD} }
    }`,
  ),
  graph(
    'Subscription.familyReservationsChanged',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `subscription {
      familyReservationsChanged(after: [{ accountId: "${account}", sequence: 0 }]) { type reservation ${RECORD} }
    }`,
  ),

  // The same code in another account is another reservation.
  rest('POST /reservations', OWN_ACCOUNT, () => ({
    query: AT_ONCE,
    body: { ...ALONE, confirmation_code: 'CANARYCODE' },
  })),
];
