import { FORBIDDEN_TO_ALL, OWN_ACCOUNT, ownRow, parentsRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = '400 account_not_found';
const unknownField = 'ACCOUNT_NOT_FOUND';
const CHANGE = { phone: '+13035550100' };
const ACCOUNT = '{ id name email parent { id name } children { id name } }';

export const accountRows = [
  rest('GET /accounts/me', OWN_ACCOUNT),
  rest('GET /accounts/children', OWN_ACCOUNT),
  rest('POST /accounts/register', OWN_ACCOUNT, () => ({ body: { name: 'One more' } })),
  rest('POST /accounts/signup', OWN_ACCOUNT, () => ({ query: '?pms=api' })),
  rest('PUT /accounts/:id', ownRow(unknown), ({ account }) => ({ params: { id: account }, body: CHANGE })),
  rest('PUT /accounts/:id', ownRow(unknown), async ({ freshAccount }) => ({
    params: { id: await freshAccount() },
    query: '?suspended=true&status=disabled',
  })),
  rest('PUT /accounts/:id', parentsRow(unknown), ({ parent }) => ({ params: { id: parent }, body: CHANGE })),
  // No account may deactivate itself.
  rest('PUT /accounts/:id', FORBIDDEN_TO_ALL, () => ({ params: { id: 'me' }, query: '?suspended=true' })),

  graph('Query.me', OWN_ACCOUNT, () => `{ me ${ACCOUNT} }`),
  graph('Query.account', ownRow('null'), ({ account }) => `{ account(id: "${account}") ${ACCOUNT} }`),
  graph('Query.account', parentsRow('null'), ({ parent }) => `{ account(id: "${parent}") ${ACCOUNT} }`),
  graph('Query.accounts', OWN_ACCOUNT, () => `{ accounts(size: 100) { total items ${ACCOUNT} } }`),
  graph('Query.accountConnection', OWN_ACCOUNT, () => `{ accountConnection { edges { node ${ACCOUNT} } } }`),
  graph(
    'Query.accountConnection',
    ownRow('ACCOUNT_NOT_FOUND'),
    ({ account }) => `{ accountConnection(parentId: "${account}") { edges { node ${ACCOUNT} } } }`,
  ),
  graph(
    'Mutation.registerAccount',
    OWN_ACCOUNT,
    () =>
      `mutation { registerAccount(input: { account: { name: "One more" } }) { account ${ACCOUNT} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateAccount',
    ownRow(unknownField),
    ({ account }) =>
      `mutation { updateAccount(input: { id: "${account}", account: { phone: "+13035550101" } }) { account ${ACCOUNT} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateAccount',
    ownRow(unknownField),
    async ({ freshAccount }) =>
      `mutation { updateAccount(input: { id: "${await freshAccount()}", isActive: false }) { account ${ACCOUNT} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.updateAccount',
    parentsRow(unknownField),
    ({ parent }) =>
      `mutation { updateAccount(input: { id: "${parent}", account: { phone: "+13035550102" } }) { account ${ACCOUNT} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.createSignupLink',
    OWN_ACCOUNT,
    () =>
      'mutation { createSignupLink(input: { pms: "api" }) { signupLink { url expiresAt } userErrors { code message field rule } } }',
  ),
];
