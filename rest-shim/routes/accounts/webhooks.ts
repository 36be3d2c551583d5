import { z } from 'zod';
import { type Route, type RouteInput, route } from '../../route.js';
import { messages } from '../../messages.js';

const text = z.string().nullish();

const Registration = z.object({ webhook_url: z.string(), webhook_key: z.string(), user_id: text });
const Removal = z.object({ webhook_url: text, webhook_key: text, user_id: text });

const Sample = z.object({ webhook_key: z.string(), user_id: text });
const Redelivery = z.object({
  from_sequence: z.int(),
  to_sequence: z.int().nullish(),
  webhook_key: text,
  user_id: text,
});

/** One of the keys can have a product name as alias. */
const aliased = { values: { webhook_key: 'webhook_key' } } as const;

const unknown = { status: 400, code: 'account_not_found', text: messages.noSuchAccount };

/** Clients that cannot send a body with DELETE use the query, or POST. */
function removal(method: Route['method'], path: string): Route {
  return route({
    method,
    path,
    summary: 'Remove a webhook; pass webhook_key and webhook_url in the body or the query',
    body: Removal,
    operation: /* GraphQL */ `
      mutation RemoveWebhook($webhookKey: WebhookKey!, $webhookUrl: String, $accountId: ID) {
        removeWebhook(input: { webhookKey: $webhookKey, webhookUrl: $webhookUrl, accountId: $accountId }) {
          isRemoved
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body, query }: RouteInput) => ({
      webhookKey: body.webhook_key ?? query.webhook_key ?? '',
      webhookUrl: body.webhook_url ?? query.webhook_url ?? null,
      accountId: body.user_id ?? query.user_id ?? null,
    }),
    answer: ({ removeWebhook }) => removeWebhook && { message: messages.webhookRemoved },
    aliased,
    unknown,
  });
}

export const webhookRoutes = [
  route({
    method: 'post',
    path: '/accounts/webhooks',
    summary: 'Register a webhook URL for one event category',
    body: Registration,
    operation: /* GraphQL */ `
      mutation RegisterWebhook($input: WebhookInput!) {
        registerWebhook(input: $input) {
          webhookRegistration {
            signing_secret: signingSecret
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({
      input: { webhookUrl: body.webhook_url, webhookKey: body.webhook_key, accountId: body.user_id ?? null },
    }),
    answer: ({ registerWebhook }) => ({ message: messages.webhookRegistered, ...(registerWebhook as object) }),
    aliased,
    unknown,
  }),
  removal('delete', '/accounts/webhooks'),
  removal('post', '/accounts/webhooks/delete'),
  route({
    method: 'post',
    path: '/accounts/webhooks/test',
    summary: 'Send a sample event to a registered webhook',
    body: Sample,
    operation: /* GraphQL */ `
      mutation SendSampleWebhook($webhookKey: WebhookKey!, $accountId: ID) {
        sendSampleWebhook(input: { webhookKey: $webhookKey, accountId: $accountId }) {
          webhookDelivery {
            delivery_id: id
            event_id: eventId
          }
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({ webhookKey: body.webhook_key, accountId: body.user_id ?? null }),
    answer: ({ sendSampleWebhook }) => ({ message: messages.sampleSent, ...(sendSampleWebhook as object) }),
    aliased,
    unknown,
  }),
  route({
    method: 'post',
    path: '/accounts/webhooks/redeliver',
    summary: 'Redeliver events of the last 30 days',
    body: Redelivery,
    operation: /* GraphQL */ `
      mutation RedeliverWebhooks($input: RedeliverInput!) {
        redeliverWebhooks(input: $input) {
          queuedDeliveries
          userErrors {
            code
            message
            field
            rule
          }
        }
      }
    `,
    variables: ({ body }) => ({
      input: {
        accountId: body.user_id ?? null,
        fromSequence: body.from_sequence,
        toSequence: body.to_sequence ?? null,
        webhookKey: body.webhook_key ?? null,
      },
    }),
    answer: ({ redeliverWebhooks: count }) => ({ message: messages.redelivering, count }),
    aliased,
    unknown,
  }),
];
