import { OWN_ACCOUNT, ownRow, parentsRow, profile } from './profiles.js';
import { graph, rest } from './row.js';

const body = { sources: [{ name: 'direct', content: 'One more' }] };
const AGREEMENT = '{ accountId user { content } sources { name content } }';

/** One of the two operations that distinguish another account from a missing one. */
const ownToWrite = profile({
  owner: 'answer',
  parent: 'answer',
  sibling: 'forbidden',
  stranger: 'forbidden',
  sdk: 'forbidden',
});
const parentsToWrite = profile({
  owner: 'forbidden',
  parent: 'answer',
  sibling: 'forbidden',
  stranger: 'forbidden',
  sdk: 'forbidden',
});

const ownSettings = ['/accounts/settings', '/accounts//settings'].flatMap((settings) => [
  rest(`GET ${settings}/usage-agreement`, OWN_ACCOUNT),
  rest(`PUT ${settings}/usage-agreement`, OWN_ACCOUNT, () => ({ body })),
]);

const named = '/accounts/:id/settings/usage-agreement';
const unread = '404 account_not_found';

export const usageAgreementRows = [
  ...ownSettings,
  rest(`GET ${named}`, ownRow(unread), ({ account }) => ({ params: { id: account } })),
  rest(`GET ${named}`, parentsRow(unread), ({ parent }) => ({ params: { id: parent } })),
  rest(`PUT ${named}`, ownToWrite, ({ account }) => ({ params: { id: account }, body })),
  rest(`PUT ${named}`, parentsToWrite, ({ parent }) => ({ params: { id: parent }, body })),

  graph(
    'Query.usageAgreement',
    ownRow('null'),
    ({ account }) => `{ usageAgreement(accountId: "${account}") ${AGREEMENT} }`,
  ),
  graph('Query.usageAgreement', OWN_ACCOUNT, () => `{ usageAgreement ${AGREEMENT} }`),
  graph(
    'Mutation.saveUsageAgreement',
    ownToWrite,
    ({ account }) =>
      `mutation { saveUsageAgreement(input: { accountId: "${account}", usageAgreement: { listings: [{ id: "x", content: "y" }] } }) { usageAgreement ${AGREEMENT} userErrors { code message field rule } } }`,
  ),
];
