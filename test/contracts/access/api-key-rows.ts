import { OWN_ACCOUNT, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('404 api_key_not_found');
const unknownAccount = ownRow('404 account_not_found');
const unknownAccountField = ownRow('ACCOUNT_NOT_FOUND');
const unknownField = ownRow('API_KEY_NOT_FOUND');
const KEY = '{ id description maskedValue account { name } }';

export const apiKeyRows = [
  rest('GET /accounts/keys', OWN_ACCOUNT),
  rest('POST /accounts/keys', OWN_ACCOUNT, () => ({ body: { description: 'One more' } })),
  rest('GET /accounts/keys', unknownAccount, ({ account }) => ({ query: `?user_id=${account}` })),
  rest('POST /accounts/keys', unknownAccount, ({ account }) => ({ body: { description: 'More', user_id: account } })),
  rest('PUT /accounts/keys/:key', unknown, ({ key }) => ({ params: { key }, body: { description: 'Put' } })),
  rest('PATCH /accounts/keys/:key', unknown, ({ key }) => ({ params: { key }, body: { description: 'Patched' } })),
  rest('POST /accounts/keys/:key/rotate', unknown, ({ key }) => ({ params: { key } })),
  rest('DELETE /accounts/keys/:key', ownRow('403 api_key_not_found'), async ({ freshKey }) => ({
    params: { key: await freshKey() },
  })),

  graph('Query.apiKeys', OWN_ACCOUNT, () => `{ apiKeys { total items ${KEY} } }`),
  graph('Query.apiKeyConnection', OWN_ACCOUNT, () => `{ apiKeyConnection { edges { node ${KEY} } } }`),
  graph(
    'Query.apiKeys',
    unknownAccountField,
    ({ account }) => `{ apiKeys(accountId: "${account}") { total items ${KEY} } }`,
  ),
  graph(
    'Query.apiKeyConnection',
    unknownAccountField,
    ({ account }) => `{ apiKeyConnection(accountId: "${account}") { edges { node ${KEY} } } }`,
  ),
  graph(
    'Mutation.createApiKey',
    unknownAccountField,
    ({ account }) =>
      `mutation { createApiKey(input: { accountId: "${account}" }) { issuedApiKey { key ${KEY} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.createApiKey',
    OWN_ACCOUNT,
    () =>
      `mutation { createApiKey(input: { description: "One more" }) { issuedApiKey { key ${KEY} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateApiKey',
    unknownField,
    ({ key }) =>
      `mutation { updateApiKey(input: { id: "${key}", description: "Renamed" }) { apiKey ${KEY} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.rotateApiKey',
    unknownField,
    ({ key }) =>
      `mutation { rotateApiKey(input: { id: "${key}" }) { issuedApiKey { secret key ${KEY} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.deleteApiKey',
    unknownField,
    async ({ freshKey }) =>
      `mutation { deleteApiKey(input: { id: "${await freshKey()}" }) { deletedId userErrors { code message field rule } } }`,
  ),
];
