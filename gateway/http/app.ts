import { type ApolloServerOptionsWithGateway, type ApolloServerPlugin, ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Router,
} from 'express';
import { GraphQLError } from 'graphql';
import helmet from 'helmet';
import { Failure } from '#kit/failure.js';
import { databaseFault } from '#kit/graph/shown-fault.js';
import { type MetricsDoor, scrapeOf } from '#kit/metrics-endpoint/metrics-door.js';
import type { Log } from '#kit/process/log.js';
import { requestIdInForce } from '#kit/process/request-id.js';
import type { Trust } from '../limits/source-address.js';
import type { RequestContext } from '../supergraph/request-context.js';
import type { Supergraph } from '../supergraph/supergraph.js';
import { type Admission, OWN_PAGES_HEADERS, PORTAL_HEADER } from './admission.js';
import { answerInTime } from './answer-in-time.js';
import { crossOrigin } from './cross-origin.js';
import { answerPlainJson, takesPlainJson } from './graph-answer.js';
import { costLimit, countOperations, parseOptions, queryShapeRule } from './guards.js';
import { nameRequest } from './input/name-request.js';
import { BadBody, JSON_BYTES, readJson } from './input/read-body.js';
import { readGraphForm } from './input/read-graph-form.js';
import {
  refuseDuplicates,
  refuseHostileVariables,
  refuseLongDocument,
  refuseOtherCharset,
} from './input/strict-request.js';
import { refuseSlowBody } from './open-server.js';
import { servePicture } from './pictures.js';
import { refuse } from './refuse.js';
import { checkDocuments, takeDocuments } from './take-documents.js';
import { closeUnread } from './unread-body.js';
import { messages } from '../messages.js';

/**
 * Counts every root field as one operation; the request itself already counted as the first. If the limit does not
 * allow all of them, the whole request is rejected with 429.
 */
function countAllOperations(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, contextValue }) {
          try {
            // Without an operation there is nothing to count: Apollo Server rejects the request afterwards.
            if (operation) await contextValue.countMore?.(countOperations(document, operation) - 1);
          } catch (error) {
            if (error instanceof Failure) throw refused(error.message, error.code, 429);
            throw error;
          }
        },
      };
    },
  };
}

/** Subscriptions are answered before, if the client accepts a stream. */
function refuseSubscriptions(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (operation?.operation === 'subscription') throw refused(messages.plainSubscription, 'BAD_REQUEST', 400);
        },
      };
    },
  };
}

function refused(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}

const LONGEST_MESSAGE = 500;
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export interface AppParts {
  supergraph: Supergraph;
  admission: Admission;
  /** Authenticates each request by its headers before reading its body, as `pages` and `stripeWebhook` do. */
  rest: Router;
  /** HTML pages. */
  pages: Router;
  /** Incoming webhooks of other services: their bodies are read unparsed to check signatures. */
  stripeWebhook: Router;
  introspection: boolean;
  /** Answers the service's own processes over the internal schema. */
  serviceGraph: RequestHandler;
  trust: Trust;
  /** Web origins of other pages that may call the API. */
  corsOrigins: readonly string[];
  ready(): Promise<boolean>;
  metrics: MetricsDoor;
  /** The time limit for reading an image, in ms. */
  pictureMs: number;
  /** Answers subscriptions. A request that `mayStream` is counted by `handle`, once its operation is known. */
  live: { mayStream(request: Request): boolean; handle: RequestHandler };
  log: Log;
}

/** The HTTP side of the gateway: health, `/v1`, `/graphql`. `start` readies the GraphQL server before listening. */
export async function openApp(parts: AppParts): Promise<{ app: Express; stop(): Promise<void> }> {
  const app = express();
  app.set('trust proxy', parts.trust);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(nameRequest(parts.log));
  app.use(helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } }));
  app.use(closeUnread);
  const pagesElsewhere = crossOrigin(parts.corsOrigins);
  app.use(pagesElsewhere.mark);
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/health/ready', async (_request, response) => {
    const ready = await parts.ready();
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', serveMetrics(parts.metrics));
  app.use(answerInTime(parts), parts.admission.byAddress, pagesElsewhere.answerPreflight);
  app.use(refuseSlowBody, refuseOtherCharset, refuseDuplicates);
  app.use(parts.stripeWebhook);
  app.get('/pictures/:name', servePicture);
  app.use('/v1', keepNowhere, parts.rest);
  const apollo = new ApolloServer<RequestContext>(apolloOptions(parts));
  await apollo.start();
  app.use('/graphql', ...graphHandlers(apollo, parts));
  app.use(parts.pages);
  app.use((_request, response) => refuse(response, 404, 'not_found', messages.notFound));
  app.use(answerError(parts.log));
  return { app, stop: () => apollo.stop() };
}

/** Responses contain personal data, so they must not be cached. */
const keepNowhere: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

function serveMetrics(door: MetricsDoor): RequestHandler {
  return async (request, response) => {
    response.locals.route = '/metrics';
    const text = await door.read(scrapeOf(request));
    if (text === null) return refuse(response, 404, 'not_found', messages.notFound);
    response.type(door.contentType).send(text);
  };
}

/** Every operation needs a credential, so the body is only read after authentication. */
function graphHandlers(
  apollo: ApolloServer<RequestContext>,
  { admission, serviceGraph, supergraph, live }: AppParts,
): RequestHandler[] {
  const admit: RequestHandler = (request, response, next) => {
    admission.graphViewerOf(request, response, !live.mayStream(request)).then((viewer) => {
      const countMore = (operations: number) => admission.countMore(response, operations);
      const { requestId, signal } = response.locals as { requestId: string; signal?: AbortSignal };
      const context = { viewer, requestId, takesPlainJson: takesPlainJson(request), countMore, signal };
      response.locals.requestContext = context;
      next();
    }, next);
  };
  const run = expressMiddleware(apollo, {
    context: ({ res }) => Promise.resolve(res.locals.requestContext as RequestContext),
  }) as RequestHandler;
  const runAs: RequestHandler = (request, response, next) => {
    const { viewer } = response.locals.requestContext as RequestContext;
    return viewer.kind === 'service' ? serviceGraph(request, response, next) : run(request, response, next);
  };
  const checks = [refuseLongDocument, refuseHostileVariables, takeDocuments(supergraph.documents)];
  return [admit, readJson(JSON_BYTES), readGraphForm, ...checks, live.handle, runAs];
}

function apolloOptions(parts: AppParts): ApolloServerOptionsWithGateway<RequestContext> {
  return {
    gateway: parts.supergraph.gateway as ApolloServerOptionsWithGateway<RequestContext>['gateway'],
    introspection: parts.introspection,
    csrfPrevention: { requestHeaders: ['x-api-key', 'authorization', PORTAL_HEADER, ...OWN_PAGES_HEADERS] },
    includeStacktraceInErrorResponses: false,
    // Also of errors before the request is read as GraphQL, which `nameErrors` does not see.
    formatError: (error) => ({ ...error, extensions: { ...error.extensions, requestId: requestIdInForce() } }),
    hideSchemaDetailsFromClientErrors: !parts.introspection,
    allowBatchedHttpRequests: false,
    parseOptions,
    validationRules: [queryShapeRule()],
    stopOnTerminationSignals: false,
    // Its own log lines quote the request; internal errors are logged below.
    logger: SILENT,
    plugins: [
      checkDocuments(parts.supergraph.documents),
      costLimit(),
      refuseSubscriptions(),
      countAllOperations(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      nameErrors(parts),
      answerPlainJson(),
    ],
  };
}

/** Adds the request ID to errors, and logs internal errors under it. */
function nameErrors({ log, supergraph }: AppParts): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      willSendResponse: async ({ response, contextValue }) => {
        if (response.body.kind !== 'single') return;
        const { errors } = response.body.singleResult;
        errors?.forEach((error) =>
          Object.assign(error, {
            message: shortened(supergraph.shownMessage(error.message, contextValue.viewer)),
            extensions: { ...error.extensions, requestId: contextValue.requestId },
          }),
        );
      },
    }),
    unexpectedErrorProcessingRequest: async ({ requestContext: { contextValue }, error }) =>
      log.error({ err: error, requestId: contextValue.requestId }, 'request.fault'),
  };
}

/** Truncates messages, which may quote the request. */
function shortened(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;
}

const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  STORAGE_FULL: 503,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_KEY_RUNNING: 409,
  IDEMPOTENCY_ANSWER_ERASED: 409,
};

/** Answers with the uniform error body. Only messages of a Failure are shown to callers. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, _next) => {
    // Express would print the error. A response that has already started can only be aborted.
    if (response.headersSent) return void response.destroy();
    if (error instanceof Failure) {
      if (STATUS[error.code] === 503) response.set('Retry-After', '2');
      return refuse(response, STATUS[error.code] ?? 400, error.code.toLowerCase(), error.message, error.details);
    }
    if (error instanceof BadBody) return refuse(response, error.status, error.code, error.message);
    const { status } = error as { status?: number };
    if (status && status >= 400 && status < 500) return refuse(response, 400, 'malformed_request', messages.malformed);
    log.error({ err: error, requestId: response.locals.requestId as string }, 'request.fault');
    const { code, message } = databaseFault(error);
    if (code !== 'INTERNAL') response.set('Retry-After', '2');
    refuse(response, code === 'INTERNAL' ? 500 : 503, code.toLowerCase(), message);
  };
}
