import { OWN_ACCOUNT, ownAlone, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('400 account_not_found');
const unknownField = ownRow('ACCOUNT_NOT_FOUND');
const notMade = '400 webhook_not_found';

/** Of all those registered, one that `freshWebhook` leaves alone. */
const HOOK = { webhook_key: 'account_webhook_url', webhook_url: 'https://93.184.216.34/more' };
const INPUT = 'webhookKey: "account_webhook_url", webhookUrl: "https://93.184.216.34/more"';
const ENDPOINT = '{ id accountId webhookKey url hasAuthorization }';

const removals = ['DELETE /accounts/webhooks', 'POST /accounts/webhooks/delete'].flatMap((operation) => [
  rest(operation, unknown, async ({ account, freshWebhook }) => ({
    body: { webhook_key: await freshWebhook(), user_id: account },
  })),
  rest(operation, ownAlone(notMade), async ({ freshWebhook }) => ({ body: { webhook_key: await freshWebhook() } })),
  rest(operation, unknown, async ({ account, freshWebhook }) => ({
    query: `?webhook_key=${await freshWebhook()}&user_id=${account}`,
  })),
]);

export const webhookRows = [
  graph('Query.webhookEndpoints', ownAlone('empty'), () => `{ webhookEndpoints ${ENDPOINT} }`),
  graph(
    'Query.webhookEndpoints',
    unknownField,
    ({ account }) => `{ webhookEndpoints(accountId: "${account}") ${ENDPOINT} }`,
  ),

  ...removals,
  rest('POST /accounts/webhooks', OWN_ACCOUNT, () => ({ body: HOOK })),
  rest('POST /accounts/webhooks', unknown, ({ account }) => ({ body: { ...HOOK, user_id: account } })),

  graph(
    'Mutation.registerWebhook',
    OWN_ACCOUNT,
    () => `mutation { registerWebhook(input: { ${INPUT} }) { signingSecret endpoint ${ENDPOINT} } }`,
  ),
  graph(
    'Mutation.registerWebhook',
    unknownField,
    ({ account }) =>
      `mutation { registerWebhook(input: { ${INPUT}, accountId: "${account}" }) { endpoint ${ENDPOINT} } }`,
  ),
  graph(
    'Mutation.removeWebhook',
    unknownField,
    async ({ account, freshWebhook }) =>
      `mutation { removeWebhook(webhookKey: "${await freshWebhook()}", accountId: "${account}") }`,
  ),
  graph(
    'Mutation.setWebhookAuthorization',
    unknownField,
    ({ account }) => `mutation { setWebhookAuthorization(value: "Bearer x", accountId: "${account}") ${ENDPOINT} }`,
  ),
  graph(
    'Mutation.rotateWebhookSecret',
    unknownField,
    ({ account }) => `mutation { rotateWebhookSecret(accountId: "${account}") }`,
  ),
];
