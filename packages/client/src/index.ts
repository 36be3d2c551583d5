/** A client of the guest screening service: GraphQL, REST, live events and webhooks. */
export { type Client, type ClientOptions, createClient } from './create-client.js';
export type { ParsedDocument, TypedDocument } from './graphql/document.js';
export type { LiveEvent, LiveOptions } from './live/subscribe.js';
export type { RequestOptions } from './request/send.js';
export { type FieldError, type InputProblem, RequestError } from './request/request-error.js';
export type { RestAnswer, RestBody, RestMethod, RestOptions, RestPath } from './rest/operation.js';
export { type SignedRequest, type WebhookEvent, WebhookError, verifyWebhook } from './webhook/verify-webhook.js';
