import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import helmet from 'helmet';
import { Failure } from '#kit/failure.js';
import type { Log } from '#kit/process/log.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { costLimit, parseOptions, queryShapeRule } from './guards.js';
import { refuseHostileJson } from './hostile-json.js';
import { servePicture } from './pictures.js';
import type { RateLimits } from './rate-limits.js';
import type { RequestContext } from './request-context.js';
import type { Supergraph } from '../supergraph/supergraph.js';

export interface AppParts {
  supergraph: Supergraph;
  /** Who sends the request; throws a Failure. Counts the operation against the key's limit. */
  viewerOf(request: express.Request, response: express.Response): Promise<Viewer>;
  limits: RateLimits;
  rest: Router;
  /** What people see in a browser. */
  pages: Router;
  introspection: boolean;
  trustedProxies: number;
  ready(): Promise<boolean>;
  log: Log;
}

/** The HTTP side of the gateway: health, `/v1`, `/graphql`. `start` readies the GraphQL server before listening. */
export async function openApp(parts: AppParts, server: Server): Promise<{ app: Express; stop(): Promise<void> }> {
  const app = express();
  app.set('trust proxy', parts.trustedProxies);
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(nameRequest(parts.log));
  app.get('/health/live', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/health/ready', (_request, response, next) => {
    parts
      .ready()
      .then((ready) => response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'unavailable' }), next);
  });
  app.use(parts.limits.byAddress);
  app.use(helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } }));
  app.use(express.json({ limit: '1mb', type: ['application/json', 'application/*+json'] }), refuseHostileJson);
  app.get('/pictures/:name', servePicture);
  app.use('/v1', parts.rest);
  const apollo = new ApolloServer<RequestContext>(apolloOptions(parts, server));
  await apollo.start();
  app.use('/graphql', graphqlMiddleware(apollo, parts));
  app.use(parts.pages);
  app.use((_request, response) => {
    const request_id = response.locals.requestId as string;
    response.status(404).json({ error: 'There is nothing here.', code: 'not_found', request_id });
  });
  app.use(answerError(parts.log));
  return { app, stop: () => apollo.stop() };
}

function graphqlMiddleware(apollo: ApolloServer<RequestContext>, parts: AppParts): RequestHandler {
  const run = expressMiddleware(apollo, {
    context: ({ res }) => Promise.resolve(res.locals.requestContext as RequestContext),
  }) as RequestHandler;
  return (request, response, next) => {
    parts.viewerOf(request, response).then((viewer) => {
      response.locals.requestContext = { viewer, requestId: response.locals.requestId as string };
      run(request, response, next);
    }, next);
  };
}

function apolloOptions(parts: AppParts, server: Server): ApolloServerOptionsWithGateway<RequestContext> {
  return {
    gateway: parts.supergraph.gateway as ApolloServerOptionsWithGateway<RequestContext>['gateway'],
    introspection: parts.introspection,
    csrfPrevention: { requestHeaders: ['x-api-key', 'x-apollo-operation-name', 'apollo-require-preflight'] },
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: !parts.introspection,
    allowBatchedHttpRequests: false,
    parseOptions,
    validationRules: [queryShapeRule()],
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer: server, stopGracePeriodMillis: 10_000 }),
      costLimit(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      {
        requestDidStart: async () => ({
          willSendResponse: async ({ response, contextValue }) => {
            if (response.body.kind !== 'single') return;
            const { errors } = response.body.singleResult;
            errors?.forEach((error) =>
              Object.assign(error, { extensions: { ...error.extensions, requestId: contextValue.requestId } }),
            );
          },
        }),
      },
    ],
  };
}

/** Gives the request an id, taken over from the caller where it is well formed, and logs its end by its route. */
function nameRequest(log: Log): RequestHandler {
  return (request, response, next) => {
    const given = request.get('request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    const startedAt = process.hrtime.bigint();
    response.locals.requestId = requestId;
    response.set('Request-Id', requestId);
    response.on('finish', () => {
      const ms = Number(process.hrtime.bigint() - startedAt) / 1e6;
      const route = (response.locals.route as string | undefined) ?? request.baseUrl ?? '';
      log.info({ requestId, method: request.method, route, status: response.statusCode, ms }, 'request.answered');
    });
    next();
  };
}

const STATUS: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

/** The uniform error body. Only a Failure speaks for itself. */
export function answerError(log: Log): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const request_id = response.locals.requestId as string;
    if (error instanceof Failure) {
      const status = STATUS[error.code] ?? 400;
      response.status(status).json({ error: error.message, code: error.code.toLowerCase(), request_id });
      return;
    }
    const { status, type } = error as { status?: number; type?: string };
    if (status === 413)
      response.status(413).json({ error: 'The body is too large.', code: 'body_too_large', request_id });
    else if (status && status >= 400 && status < 500) {
      const text = type === 'entity.parse.failed' ? 'The body is not valid JSON.' : 'The request cannot be read.';
      response.status(400).json({ error: text, code: 'malformed_request', request_id });
    } else {
      log.error({ err: error, requestId: request_id }, 'request.fault');
      response.status(500).json({ error: 'Something went wrong on our side.', code: 'internal', request_id });
    }
  };
}
