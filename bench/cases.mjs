import { GUEST, STAY } from './seed.mjs';

const MEMBERS = `
  id accountId confirmationCode status source numberOfGuests nights totalPrice { amount currency } averageDailyRate { amount }
  checkInDate checkOutDate guestPortalUrl
  guest { firstName lastName fullName phone email location }
  listing { id nickname location { timeZoneName } }
  createdAt updatedAt
  summary { queued }`;

const READ = `query Read($id: ID!) { reservation(id: $id) { ${MEMBERS} } }`;
const LIST = `query List($from: Int!) { reservations(from: $from, size: 25) { total items { ${MEMBERS} } } }`;

const PLAIN = `query Plain($from: Int!) { reservations(from: $from, size: 25) { items { ${MEMBERS} } } }`;
const CONNECTION = `query Connection($filter: ReservationFilter) {
  reservationConnection(first: 25, sort: CREATED_AT_DESCENDING, filter: $filter) {
    edges { cursor node { ${MEMBERS} } } pageInfo { hasNextPage endCursor } } }`;

const NESTED = `query Nested($from: Int!) { reservations(from: $from, size: 25) { items {
  id confirmationCode status source numberOfGuests nights totalPrice { amount currency } checkInDate checkOutDate
  guest { firstName lastName fullName phone email } createdAt updatedAt
  summary { status compositeStatus guestPortalStatus riskColor riskScore queued }
  listing { id nickname location { timeZoneName } } account { id name } } } }`;

const graphql = (query, variables) => ({ method: 'POST', path: '/graphql', body: { query, variables } });
const read = (id) => ({ path: `/v1/reservations/${id}` });

/**
 * The measured cases: name, the process that answers, and the next request. `ids` are those of the stored reservations.
 */
export function casesOf({ ids, listingId }) {
  const anyId = () => ids[Math.floor(Math.random() * ids.length)];
  const anyPage = () => Math.floor(Math.random() * Math.min(200, ids.length - 25));
  const create = { listing_id: listingId, ...STAY };
  // Each guest is different: an analysis reads the other stays of its guest.
  const guest = () => {
    const number = Math.floor(Math.random() * 1e7);
    return { ...GUEST, email: `g${number}@gmail.com`, phone: `+1720${String(number).padStart(7, '0')}` };
  };
  const createPath = '/v1/reservations?sync=1&skip_gp=1';
  return {
    yardstick: { title: 'yardstick: Express + pg', server: 'yardstick', next: () => read(anyId()) },
    rest: { title: 'REST reservation', server: 'service', next: () => read(anyId()) },
    graphql: { title: 'GraphQL, same members', server: 'service', next: () => graphql(READ, { id: anyId() }) },
    summary: {
      title: 'REST summary',
      server: 'service',
      next: () => ({ path: `/v1/reservations/${anyId()}/summary` }),
    },
    create: {
      title: 'REST create and analyse',
      server: 'service',
      next: () => ({ method: 'POST', path: createPath, body: { ...create, guest: guest() } }),
    },
    list: { title: 'GraphQL list, first 25', server: 'service', next: () => graphql(LIST, { from: 0 }) },
    plainList: { title: 'the same, not counted', server: 'service', next: () => graphql(PLAIN, { from: 0 }) },
    connection: { title: 'GraphQL connection, newest 25', server: 'service', next: () => graphql(CONNECTION, {}) },
    filtered: {
      title: 'the same, a filter finds none',
      server: 'service',
      next: () => graphql(CONNECTION, { filter: { riskColor: 'black' } }),
    },
    join: {
      title: 'yardstick: one join',
      server: 'yardstick',
      next: (from = anyPage()) => ({ path: `/nested?from=${from}` }),
    },
    nested: {
      title: 'GraphQL list of 25, nested',
      server: 'service',
      next: (from = anyPage()) => graphql(NESTED, { from }),
    },
    deepList: {
      title: 'GraphQL list, 25 anywhere',
      server: 'service',
      next: () => graphql(LIST, { from: Math.floor(Math.random() * (ids.length - 25)) }),
    },
  };
}
