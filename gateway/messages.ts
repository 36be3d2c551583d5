import { messages as shared } from '#kit/messages.js';

/** Error messages of the gateway. Codes stay at the call sites. */
export const messages = {
  // Addresses and media types
  notFound: 'Not found. See /docs for the API reference.',
  charset: 'Unsupported charset. Send the body in UTF-8.',
  mediaType: (others: string[]) =>
    `Unsupported content type. Send the body as JSON with the header Content-Type: application/json` +
    `${others.length > 0 ? `, or as ${others.join(', ')}` : ''}.`,

  // Bodies
  malformed: 'The request is malformed.',
  invalidJson: 'The body is not a valid JSON object or array.',
  bodyTooLarge: (limit: number) => `The body is too large. The limit is ${limit} bytes.`,
  headersTooLarge: 'The request headers are too large.',
  requestTimeout: 'The request took too long to arrive and timed out.',
  tooManyMembers: (limit: number) => `The body has too many members. The limit is ${limit}.`,
  tooDeep: (limit: number) => `The body is nested too deeply. The limit is ${limit} levels.`,
  nameTooLong: (limit: number) => `The body has a member name that is too long. The limit is ${limit} bytes.`,
  forbiddenName: 'The body has a forbidden member name (__proto__, constructor or prototype).',
  duplicate: 'must be given only once',
  notText: 'contains an invalid character (NUL or an unpaired surrogate)',

  // Uploads
  fieldTooLong: 'A form field is too long.',
  tooManyParts: 'The form has too many parts.',
  tooManyFields: 'The form has too many fields.',
  tooManyFiles: 'The form contains more than one file. Send one file per request.',
  formMalformed: 'The multipart form is malformed.',
  formTwice: 'The form has two parts of the same name.',
  graphForm:
    'The form is not a GraphQL multipart request: send operations, map and the files, each for a variable that is null.',
  noBoundary: 'The Content-Type of the form has no multipart boundary.',

  // Credentials and roles
  apiKey: 'Invalid or missing API key. Send a valid key, as x-api-key or as Authorization: Bearer.',
  twoKeys: 'The request has two different credentials. Send one key, as x-api-key or as Authorization: Bearer.',
  sessionOver: 'Your session has expired. Sign in again.',
  portalOver: 'This page has expired. Reload it to continue.',
  accountClosed: 'This account is suspended or disabled.',
  enrolFirst: 'Two-step sign-in is required. Set it up at /account/security.',
  ownPages: 'Session requests must come from our own pages and include the apollo-require-preflight header.',
  badToken: 'The bearer token is invalid or has expired.',
  role: (field: string, least: string | null) =>
    least ? `Your role does not allow ${field}. It requires the ${least} role.` : `Your role does not allow ${field}.`,
  noIntrospection: 'Introspection is disabled.',
  sdkKeyOnly: shared.sdkKeyOnly,

  // Limits
  rateLimit: (limit: number, window: string, whose: string, seconds: number) =>
    `Rate limit exceeded: ${limit} requests ${window} ${whose}. Retry after ${seconds} s.`,
  queryTooLong: (limit: number) => `The query is too long. The limit is ${limit} characters.`,
  queryTooCostly: 'The query is too complex. Request smaller pages or fewer fields.',
  queryShape: (words: string, limit: number) => `The query has too many ${words}. The limit is ${limit}.`,
  timeout: 'The request timed out. Try again.',
  noIncremental: (directive: string) =>
    `The @${directive} directive is not supported: results are sent as a whole. Remove it, or run two operations.`,

  // Trusted documents
  documentNotFound: 'No trusted document has this ID. Register it in a manifest, or send the query itself.',
  documentNotTrusted: 'This document is not trusted. Only documents of a registered manifest can be executed.',

  // Operations that the query planner would answer wrongly
  planRefused: (why: string[]) => `This operation cannot be answered correctly. ${why.join(' ')}`,
  planArguments: (field: string) =>
    `${field} is needed with different arguments in one place. Give your own ${field.split('.')[1]} an alias, or ` +
    `select the fields that depend on it in separate operations.`,
  planUnreachable: (field: string) => `${field} cannot be fetched here. Select it through another field.`,
  planKey: (type: string) => `Fields of ${type} cannot be fetched here, since no resolvable key of it is known.`,

  // Idempotency
  keyLength: (longest: number) => `must be 1 to ${longest} characters`,
  keyReused: 'This Idempotency-Key was already used for a different request. Use a new key.',
  keyRunning: 'The first request with this Idempotency-Key is still in progress. Retry in a moment.',
  answerErased: 'The stored response was erased together with the guest it was about. Use a new Idempotency-Key.',

  // Subscriptions
  firstMessageTooLarge: 'First message too large',
  noEventLog: 'The event log is unavailable.',
  oneRootField: 'A subscription must select exactly one field.',
  unsupportedSubscription: (name: string) => `The subscription ${name} is not supported.`,
  noSuchAccount: 'Account not found.',
  noSuchReservation: 'Reservation not found.',
  tooManySubscriptions: 'Account subscription limit reached. Close a subscription and try again.',
  tooManyStarts: (limit: number, seconds: number) =>
    `Account subscription limit reached: ${limit} new subscriptions a minute. Retry after ${seconds} s.`,
  tooManySockets: 'Account connection limit reached',
  tryLater: 'Try again later',
  startOver: (why: string) => `${why} Reload your data, then subscribe again without the old position.`,
  plainSubscription:
    'A subscription needs a streaming transport: WebSocket (graphql-transport-ws), or POST with ' +
    'Accept: text/event-stream (GraphQL over SSE) or Accept: multipart/mixed;subscriptionSpec=1.0.',
  accessEnded: 'The API key or session is no longer valid.',
  tooManyConnections: 'Account connection limit reached. Close a connection and try again.',
  getOnlyReads: 'A mutation must be sent by POST.',
  lastEventId: 'Last-Event-ID must be the ID of an event of this stream.',
  goneSlow: 'The client reads too slowly. Subscribe again with the last sequence number.',
  restarting: 'The service is stopping. Subscribe again with the last sequence number.',
  restored: 'The database was restored from a backup, so event numbers have restarted.',
  futureEvent: (sequence: number, last: number) => `Event ${sequence} does not exist. The latest event is ${last}.`,
  eventsGone: (sequence: number, first: number) =>
    `Events after ${sequence} have been deleted. The oldest stored event is ${first}.`,

  // Faults
  internal: shared.internal,
  unavailable: shared.unavailable,
  starting: 'The service is starting. Retry in a moment.',
  partUnavailable: 'Part of the service is temporarily unavailable. Try again in a few seconds.',
};
