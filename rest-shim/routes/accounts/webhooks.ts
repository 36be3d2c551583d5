import { z } from 'zod';
import { type Route, type RouteInput, route } from '../../route.js';

const text = z.string().nullish();

const Registration = z.object({ webhook_url: z.string(), webhook_key: z.string(), user_id: text });
const Removal = z.object({ webhook_url: text, webhook_key: text, user_id: text });

const unknown = { status: 400, code: 'account_not_found', text: 'There is no such account.' };

/** Clients that can't send a body with DELETE send its members as query, or the body with POST. */
function removal(method: Route['method'], path: string): Route {
  return route({
    method,
    path,
    body: Removal,
    operation: /* GraphQL */ `
      mutation RemoveWebhook($webhookKey: String!, $webhookUrl: String, $accountId: ID) {
        removeWebhook(webhookKey: $webhookKey, webhookUrl: $webhookUrl, accountId: $accountId)
      }
    `,
    variables: ({ body, query }: RouteInput) => ({
      webhookKey: body.webhook_key ?? query.webhook_key ?? '',
      webhookUrl: body.webhook_url ?? query.webhook_url ?? null,
      accountId: body.user_id ?? query.user_id ?? null,
    }),
    answer: ({ removeWebhook }) => removeWebhook && { message: 'The webhook is removed.' },
    unknown,
  });
}

export const webhookRoutes = [
  route({
    method: 'post',
    path: '/accounts/webhooks',
    body: Registration,
    operation: /* GraphQL */ `
      mutation RegisterWebhook($input: WebhookInput!) {
        registerWebhook(input: $input) {
          signing_secret: signingSecret
        }
      }
    `,
    variables: ({ body }) => ({
      input: { webhookUrl: body.webhook_url, webhookKey: body.webhook_key, accountId: body.user_id ?? null },
    }),
    answer: ({ registerWebhook }) => ({ message: 'The webhook is registered.', ...(registerWebhook as object) }),
    unknown,
  }),
  removal('delete', '/accounts/webhooks'),
  removal('post', '/accounts/webhooks/delete'),
];
