import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { ExecutionArgs } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Viewer } from '#kit/graph/viewer.js';
import type { Authenticate } from '../http/authenticate.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import { SlowReader } from './event-stream.js';
import { readOperation } from './read-operation.js';
import { type LiveParts, subscribe } from './subscribe.js';

export interface SocketParts extends LiveParts {
  server: Server;
  authenticate: Authenticate;
  limits: RateLimits;
}

type Params = Record<string, unknown>;
type Socket = Context<Params, Extra & Record<PropertyKey, unknown> & { viewer?: Viewer; recheck?: NodeJS.Timeout }>;

const RECHECK_MS = 1_000;
const FORBIDDEN = 4403;

/** GraphQL over WebSocket at `/graphql`: subscriptions, queries and mutations. Gives the way to stop. */
export function serveSubscriptions(parts: SocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({
    server: parts.server,
    path: '/graphql',
    maxPayload: 100_000,
    verifyClient({ req }, answer) {
      const { allowed, resetSeconds } = parts.limits.takeAddress(req);
      answer(allowed, 429, 'Too Many Requests', { 'Retry-After': String(resetSeconds) });
    },
  });
  const options: ServerOptions<Params, Socket['extra']> = {
    schema: parts.supergraph.schema,
    onSubscribe: ({ extra }, _id, payload) =>
      readOperation(parts, { request: extra.request, viewer: extra.viewer! }, payload),
    onConnect: (socket) => admit(socket, parts.authenticate),
    onDisconnect: ({ extra }) => clearInterval(extra.recheck),
    context: (socket) => socket,
    execute: (args) => run(parts, args),
    subscribe: (args) => watch(parts, args),
  };
  const served = useServer<Params, Socket['extra']>(options, sockets, 12_000);
  return async () => {
    await served.dispose();
  };
}

/** Lets in whoever shows a key, in the connection's parameters or as a header, and shows them out when it is revoked. */
async function admit({ connectionParams, extra }: Socket, authenticate: Authenticate): Promise<boolean> {
  const shown = connectionParams?.['x-api-key'] ?? extra.request.headers['x-api-key'];
  const key = typeof shown === 'string' ? shown : undefined;
  try {
    extra.viewer = await authenticate(key);
  } catch {
    return false;
  }
  const check = () =>
    authenticate(key).then(
      (viewer) => void (extra.viewer = viewer),
      (error: { code?: string }) => {
        if (error.code !== 'UNAVAILABLE') extra.socket.close(FORBIDDEN, 'Forbidden');
      },
    );
  extra.recheck = setInterval(() => void check(), RECHECK_MS).unref();
  return true;
}

async function run(
  { supergraph }: LiveParts,
  { document, variableValues, contextValue, operationName }: ExecutionArgs,
) {
  const { viewer } = (contextValue as Socket).extra;
  const source = document.loc?.source.body ?? '';
  const operation = prepareDocument(supergraph.schema, document, `${operationName ?? ''}\n${source}`);
  return supergraph.execute(operation, (variableValues ?? {}) as Params, { viewer, requestId: randomUUID() });
}

async function watch(parts: LiveParts, args: ExecutionArgs) {
  const { viewer, socket } = (args.contextValue as Socket).extra;
  const results = await subscribe(parts, viewer!, args);
  if (!('next' in results)) return results;
  const next = results.next.bind(results);
  results.next = async () => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof SlowReader)) throw error;
      socket.close(error.closeCode, error.message);
      return { value: undefined, done: true };
    }
  };
  return results;
}
