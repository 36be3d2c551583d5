import { OWN_ACCOUNT, ownAlone, ownRow } from './profiles.js';
import { graph, rest } from './row.js';

const unknown = ownRow('400 account_not_found');
const unknownField = ownRow('ACCOUNT_NOT_FOUND');
const notMade = '400 webhook_not_found';

/** One of the registered webhooks that `freshWebhook` leaves alone. */
const HOOK = { webhook_key: 'account_webhook_url', webhook_url: 'http://127.0.0.1:9/more' };
const INPUT = 'webhookKey: account_webhook_url, webhookUrl: "http://127.0.0.1:9/more"';
const ENDPOINT = '{ id accountId webhookKey url hasAuthorization }';

/** The registered webhook that exists all the time. */
const SAMPLED = 'listing_webhook_url';
const DELIVERIES = '{ edges { node { id accountId eventAccountId eventId subjectId endpointId } } }';

const removals = ['DELETE /accounts/webhooks', 'POST /accounts/webhooks/delete'].flatMap((operation) => [
  rest(operation, unknown, async ({ account, freshWebhook }) => ({
    body: { webhook_key: await freshWebhook(), user_id: account },
  })),
  rest(operation, ownAlone(notMade), async ({ freshWebhook }) => ({ body: { webhook_key: await freshWebhook() } })),
  rest(operation, unknown, async ({ account, freshWebhook }) => ({
    query: `?webhook_key=${await freshWebhook()}&user_id=${account}`,
  })),
]);

const FAILED = '{ edges { node { id name reservationId listingId attempts reason queuedAt failedAt } } }';

export const webhookRows = [
  graph('Query.failedJobs', OWN_ACCOUNT, async ({ freshFailedJob }) => {
    await freshFailedJob();
    return `{ failedJobs ${FAILED} }`;
  }),
  graph('Query.failedJobs', unknownField, async ({ account, freshFailedJob }) => {
    await freshFailedJob();
    return `{ failedJobs(accountId: "${account}") ${FAILED} }`;
  }),
  graph('Mutation.retryFailedJobs', ownAlone('0'), async ({ freshFailedJob }) => {
    return `mutation { retryFailedJobs(input: { ids: ["${await freshFailedJob()}"] }) { queuedJobs userErrors { code message field rule } } }`;
  }),
  graph(
    'Mutation.retryFailedJobs',
    unknownField,
    async ({ account, freshFailedJob }) =>
      `mutation { retryFailedJobs(input: { ids: ["${await freshFailedJob()}"], accountId: "${account}" }) { queuedJobs userErrors { code message field rule } } }`,
  ),

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
    () =>
      `mutation { registerWebhook(input: { ${INPUT} }) { webhookRegistration { signingSecret endpoint ${ENDPOINT} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.registerWebhook',
    unknownField,
    ({ account }) =>
      `mutation { registerWebhook(input: { ${INPUT}, accountId: "${account}" }) { webhookRegistration { endpoint ${ENDPOINT} } userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.removeWebhook',
    unknownField,
    async ({ account, freshWebhook }) =>
      `mutation { removeWebhook(input: { webhookKey: ${await freshWebhook()}, accountId: "${account}" }) { isRemoved userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.setWebhookAuthorization',
    unknownField,
    ({ account }) =>
      `mutation { setWebhookAuthorization(input: { value: "Bearer x", accountId: "${account}" }) { webhookEndpoints ${ENDPOINT} userErrors { code message field rule } } }`,
  ),
  graph(
    'Mutation.rotateWebhookSecret',
    unknownField,
    ({ account }) =>
      `mutation { rotateWebhookSecret(input: { accountId: "${account}" }) { secret userErrors { code message field rule } } }`,
  ),

  rest('POST /accounts/webhooks/test', ownAlone(notMade), () => ({ body: { webhook_key: SAMPLED } })),
  rest('POST /accounts/webhooks/test', unknown, ({ account }) => ({
    body: { webhook_key: SAMPLED, user_id: account },
  })),
  rest('POST /accounts/webhooks/redeliver', OWN_ACCOUNT, () => ({ body: { from_sequence: 1 } })),
  rest('POST /accounts/webhooks/redeliver', unknown, ({ account }) => ({
    body: { from_sequence: 1, user_id: account },
  })),

  graph('Query.webhookDeliveries', OWN_ACCOUNT, () => `{ webhookDeliveries ${DELIVERIES} }`),
  graph(
    'Query.webhookDeliveries',
    unknownField,
    ({ account }) => `{ webhookDeliveries(filter: { accountId: "${account}" }) ${DELIVERIES} }`,
  ),
  graph(
    'Mutation.sendSampleWebhook',
    unknownField,
    ({ account }) =>
      `mutation { sendSampleWebhook(input: { webhookKey: ${SAMPLED}, accountId: "${account}" }) { webhookDelivery { id accountId } userErrors { code message field rule } } }`,
  ),
  // Many events: those that are being sent at this moment are not queued again.
  graph(
    'Mutation.redeliverWebhooks',
    unknownField,
    ({ account }) =>
      `mutation { redeliverWebhooks(input: { fromSequence: 1, toSequence: 100, accountId: "${account}" }) { queuedDeliveries userErrors { code message field rule } } }`,
  ),
];
