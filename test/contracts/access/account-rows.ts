import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const EVENT = '{ sequence accountId type }';

export const accountRows = [
  rest('GET /accounts/me', OWN_ACCOUNT),
  graph('Query.me', OWN_ACCOUNT, () => '{ me { id name } }'),

  graph('Query.events', ownRow('empty'), ({ reservation }) => `{ events(reservationId: "${reservation}") ${EVENT} }`),
  graph('Query.event', ownRow('null'), ({ account }) => `{ event(accountId: "${account}", sequence: 1) ${EVENT} }`),
  graph('Query.lastEventSequence', ownRow('0'), ({ account }) => `{ lastEventSequence(accountId: "${account}") }`),
];
