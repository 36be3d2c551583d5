import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { ExecutionArgs } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { type Holder, type Viewer, viewerFrom } from '#kit/graph/viewer.js';
import type { Authenticate } from '../http/authenticate.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { type Trust, sourceIp } from '../limits/source-address.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import { SlowReader } from './event-stream.js';
import { readOperation } from './read-operation.js';
import { type LiveParts, subscribe } from './subscribe.js';

export interface SocketParts extends LiveParts {
  server: Server;
  authenticate: Authenticate;
  limits: RateLimits;
  /** Who in front may say whom it speaks for. */
  trust: Trust;
}

type Params = Record<string, unknown>;
type Socket = Context<Params, Extra & Record<PropertyKey, unknown> & { holder?: Holder; address?: string | null }>;

/** What the open sockets carry, by the key that they were opened with. */
type OpenSockets = Map<string, Set<Socket['extra']>>;

/** How often the keys of open sockets are looked at: see what an answer is believed for in authenticate.ts. */
const RECHECK_MS = 200;
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
  const open: OpenSockets = new Map();
  const recheck = setInterval(() => open.forEach((_, key) => void look(key, open, parts.authenticate)), RECHECK_MS);
  const options: ServerOptions<Params, Socket['extra']> = {
    schema: parts.supergraph.schema,
    onSubscribe: ({ extra }, _id, payload) =>
      readOperation(parts, { request: extra.request, viewer: extra.holder! }, payload),
    onConnect: (socket) => admit(socket, parts, open),
    onDisconnect: (socket) => leave(socket, open),
    context: (socket) => socket,
    execute: (args) => run(parts, args),
    subscribe: (args) => watch(parts, args),
  };
  const served = useServer<Params, Socket['extra']>(options, sockets, 12_000);
  return async () => {
    clearInterval(recheck);
    await served.dispose();
  };
}

function keyOf({ connectionParams, extra }: Socket): string | undefined {
  const shown = connectionParams?.['x-api-key'] ?? extra.request.headers['x-api-key'];
  return typeof shown === 'string' ? shown : undefined;
}

/** Lets in whoever shows a key, in the connection's parameters or as a header. */
async function admit(socket: Socket, parts: SocketParts, open: OpenSockets): Promise<boolean> {
  const key = keyOf(socket);
  try {
    socket.extra.holder = await parts.authenticate(key);
    socket.extra.address = sourceIp(socket.extra.request, parts.trust);
  } catch {
    return false;
  }
  // One that left meanwhile is never told to have left.
  if (socket.extra.socket.readyState !== WebSocket.OPEN) return false;
  const withKey = open.get(key!) ?? new Set();
  open.set(key!, withKey.add(socket.extra));
  return true;
}

function leave(socket: Socket, open: OpenSockets): void {
  const key = keyOf(socket) ?? '';
  const withKey = open.get(key);
  withKey?.delete(socket.extra);
  if (withKey?.size === 0) open.delete(key);
}

/** Looks at a key once for all its sockets, and shows them out when it is revoked. */
async function look(key: string, open: OpenSockets, authenticate: Authenticate): Promise<void> {
  try {
    const holder = await authenticate(key);
    for (const extra of open.get(key) ?? []) extra.holder = holder;
  } catch (error) {
    if ((error as { code?: string }).code === 'UNAVAILABLE') return;
    for (const { socket } of open.get(key) ?? []) socket.close(FORBIDDEN, 'Forbidden');
  }
}

/** The viewer of one operation of a socket, which has a request id of its own. */
function viewerOf({ extra }: Socket): Viewer {
  return viewerFrom(extra.holder!, extra.address ?? null, randomUUID());
}

async function run(
  { supergraph }: LiveParts,
  { document, variableValues, contextValue, operationName }: ExecutionArgs,
) {
  const viewer = viewerOf(contextValue as Socket);
  const source = document.loc?.source.body ?? '';
  const operation = prepareDocument(supergraph.schema, document, `${operationName ?? ''}\n${source}`);
  return supergraph.execute(operation, (variableValues ?? {}) as Params, {
    viewer,
    requestId: viewer.requestId,
  });
}

async function watch(parts: LiveParts, args: ExecutionArgs) {
  const { socket } = (args.contextValue as Socket).extra;
  const results = await subscribe(parts, viewerOf(args.contextValue as Socket), args);
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
