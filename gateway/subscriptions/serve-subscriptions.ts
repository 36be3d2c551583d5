import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type ExecutionArgs, specifiedRules, validate } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Viewer } from '#kit/graph/viewer.js';
import type { Authenticate } from '../http/authenticate.js';
import { queryShapeRule } from '../http/guards.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import { SlowReader } from './event-stream.js';
import { type LiveParts, subscribe } from './subscribe.js';

export interface SocketParts extends LiveParts {
  server: Server;
  authenticate: Authenticate;
}

type Params = Record<string, unknown>;
type Socket = Context<Params, Extra & Record<PropertyKey, unknown> & { viewer?: Viewer }>;

/** What the open sockets carry, by the key that they were opened with. */
type OpenSockets = Map<string, Set<Socket['extra']>>;

/** How often the keys of open sockets are looked at: see what an answer is believed for in authenticate.ts. */
const RECHECK_MS = 200;
const FORBIDDEN = 4403;

/** GraphQL over WebSocket at `/graphql`: subscriptions, queries and mutations. Gives the way to stop. */
export function serveSubscriptions(parts: SocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({ server: parts.server, path: '/graphql', maxPayload: 100_000 });
  const rules = [...specifiedRules, queryShapeRule()];
  const open: OpenSockets = new Map();
  const recheck = setInterval(() => open.forEach((_, key) => void look(key, open, parts.authenticate)), RECHECK_MS);
  const options: ServerOptions<Params, Socket['extra']> = {
    schema: parts.supergraph.schema,
    validate: (schema, document) => validate(schema, document, rules),
    onConnect: (socket) => admit(socket, parts.authenticate, open),
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
async function admit(socket: Socket, authenticate: Authenticate, open: OpenSockets): Promise<boolean> {
  const key = keyOf(socket);
  try {
    socket.extra.viewer = await authenticate(key);
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
    const viewer = await authenticate(key);
    for (const extra of open.get(key) ?? []) extra.viewer = viewer;
  } catch (error) {
    if ((error as { code?: string }).code === 'UNAVAILABLE') return;
    for (const { socket } of open.get(key) ?? []) socket.close(FORBIDDEN, 'Forbidden');
  }
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
