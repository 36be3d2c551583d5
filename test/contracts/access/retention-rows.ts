import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

/** No other guest has it, so that no row of the owner is used up. */
const EMAIL = 'nobody@nowhere.example';

export const retentionRows = [
  rest('POST /guests/erase', OWN_ACCOUNT, () => ({ body: { email: EMAIL } })),
  graph(
    'Mutation.eraseGuest',
    OWN_ACCOUNT,
    () =>
      `mutation { eraseGuest(input: { email: "${EMAIL}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  ),
  graph('Query.retention', OWN_ACCOUNT, () => '{ retention { accountId noteDays } }'),
  graph(
    'Query.retention',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ retention(accountId: "${account}") { accountId noteDays } }`,
  ),
  graph(
    'Mutation.setRetention',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) =>
      `mutation { setRetention(input: { accountId: "${account}", retention: { noteDays: 700 } }) { retention { accountId } userErrors { code message field rule } } }`,
  ),
];
