import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const EVENT = '{ sequence accountId type }';
const ENTRY = `{ edges { node {
  id accountId recordId actor { keyId address }
  record { id ... on Account { name } ... on Listing { listingName: name } ... on Reservation { confirmationCode } }
} } }`;

export const logRows = [
  rest('GET /events', OWN_ACCOUNT),
  rest('GET /events', ownRow('404 account_not_found'), ({ account }) => ({ query: `?user_id=${account}` })),
  graph('Query.events', ownRow('ACCOUNT_NOT_FOUND'), ({ account }) => `{ events(accountId: "${account}") ${EVENT} }`),
  graph('Query.events', ownRow('empty'), ({ reservation }) => `{ events(reservationId: "${reservation}") ${EVENT} }`),
  graph(
    'Query.eventConnection',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ eventConnection(accountId: "${account}") { edges { node ${EVENT} } } }`,
  ),
  graph('Query.event', ownRow('null'), ({ account }) => `{ event(accountId: "${account}", sequence: 1) ${EVENT} }`),
  graph(
    'Query.eventsAt',
    ownRow('null'),
    ({ account }) => `{ eventsAt(positions: [{ accountId: "${account}", sequence: 1 }]) ${EVENT} }`,
  ),
  graph('Query.lastEventSequence', ownRow('0'), ({ account }) => `{ lastEventSequence(accountId: "${account}") }`),

  graph('Query.lastEventSequences', OWN_ACCOUNT, () => '{ lastEventSequences { accountId sequence } }'),

  graph(
    'Subscription.accountEvents',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `subscription { accountEvents(accountId: "${account}", since: 0) ${EVENT} }`,
  ),

  graph(
    'Subscription.familyEvents',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `subscription { familyEvents(after: [{ accountId: "${account}", sequence: 0 }]) ${EVENT} }`,
  ),

  graph('Query.auditTrail', OWN_ACCOUNT, () => `{ auditTrail(first: 100) ${ENTRY} }`),
  graph(
    'Query.auditTrail',
    OWN_ACCOUNT,
    ({ reservation }) => `{ auditTrail(filter: { recordId: "${reservation}" }) ${ENTRY} }`,
  ),
];
