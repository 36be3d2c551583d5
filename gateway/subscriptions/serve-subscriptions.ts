import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { Failure } from '#kit/failure.js';
import { type Holder, type Viewer, viewerFrom } from '#kit/viewer/viewer.js';
import type { Authenticate, Shown } from '../http/authenticate.js';
import { keyOfSocket } from '../http/shown-key.js';
import { hostility } from '../http/input/json-scan.js';
import { WITHOUT_KEY_BYTES } from '../http/input/read-body.js';
import type { RateLimits } from '../limits/rate-limits.js';
import { type Trust, sourceIp } from '../limits/source-address.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import type { OwnOrigin } from '../sessions/own-origin.js';
import type { Cookies } from '../sessions/session-cookie.js';
import { SlowReader } from './event-stream.js';
import { readOperation } from './read-operation.js';
import { Seats } from './seats.js';
import { type LiveParts, subscribe } from './subscribe.js';
import { messages } from '../messages.js';

/** The close code that graphql-ws uses for invalid messages. */
const BAD_REQUEST = 4400;
const TOO_BIG = 1009;

/**
 * A socket that checks the shape of each message before it is parsed. The first message carries the key, so its size is
 * limited like an unauthenticated body.
 */
class CheckedSocket extends WebSocket {
  private isFirst = true;

  override emit(event: string | symbol, ...values: unknown[]): boolean {
    if (event !== 'message') return super.emit(event, ...values);
    const message = values[0] as Buffer;
    const isTooBig = this.isFirst && message.length > WITHOUT_KEY_BYTES;
    this.isFirst = false;
    const problem = isTooBig ? messages.firstMessageTooLarge : hostility(message);
    if (!problem) return super.emit(event, ...values);
    this.close(isTooBig ? TOO_BIG : BAD_REQUEST, problem);
    return true;
  }
}

export interface SocketParts extends LiveParts {
  server: Server;
  authenticate: Authenticate;
  limits: RateLimits;
  /** Trusted proxies. */
  trust: Trust;
  cookies: Cookies;
  isOwnOrigin: OwnOrigin;
  live: LiveLimits;
}

export interface LiveLimits {
  socketsPerAccount: number;
  subscriptionsPerAccount: number;
  /** Maximum number of events queued for one client. */
  waitingEvents: number;
  heartbeatSeconds: number;
}

type Params = Record<string, unknown>;
type Known = {
  shown?: Shown;
  holder?: Holder;
  address?: string | null;
  leave?: () => void;
  /** Since when the key could not be verified. */
  unknownSince?: number | undefined;
};
type Socket = Context<Params, Extra & Record<PropertyKey, unknown> & Known>;

/** Open sockets by the key or session they were opened with. */
type OpenSockets = Map<string, Set<Socket['extra']>>;

/** How often the keys and sessions of open sockets are checked; see also the cache time in authenticate.ts. */
const RECHECK_MS = 200;
const FORBIDDEN = 4403;
const TRY_AGAIN_LATER = 1013;
/** How long sockets stay open while their key cannot be verified. */
const UNKNOWN_MS = 10_000;
const TOO_MANY = 4429;

/** Serves GraphQL over WebSocket at `/graphql`: subscriptions, queries and mutations. Returns a stop function. */
export function serveSubscriptions(parts: SocketParts): () => Promise<void> {
  const sockets = new WebSocketServer({
    server: parts.server,
    path: '/graphql',
    maxPayload: 100_000,
    WebSocket: CheckedSocket,
    verifyClient({ req }, answer) {
      const { allowed, resetSeconds } = parts.limits.takeAddress(req);
      answer(allowed, 429, 'Too Many Requests', { 'Retry-After': String(resetSeconds) });
    },
  });
  const open: OpenSockets = new Map();
  const seats = new Seats(parts.live.socketsPerAccount);
  const streams = new Seats(parts.live.subscriptionsPerAccount);
  const recheck = setInterval(() => open.forEach((together) => void look(together, parts.authenticate)), RECHECK_MS);
  const options: ServerOptions<Params, Socket['extra']> = {
    schema: parts.supergraph.schema,
    onSubscribe: async ({ extra }, _id, payload) => {
      // Operations keep a session alive. If this fails, the next check closes its sockets.
      if (extra.holder!.kind === 'user') await parts.authenticate(extra.shown!).catch(() => undefined);
      return readOperation(parts, { request: extra.request, viewer: extra.holder! }, payload);
    },
    onConnect: (socket) => admit(socket, parts, open, seats),
    onDisconnect: (socket) => leave(socket, open),
    context: (socket) => socket,
    execute: (args) => run(parts, args),
    subscribe: (args) => watch(parts, streams, args),
  };
  const served = useServer<Params, Socket['extra']>(options, sockets, parts.live.heartbeatSeconds * 1_000);
  return async () => {
    clearInterval(recheck);
    await served.dispose();
  };
}

/** The credential: an API key in the connection parameters or headers, else the session cookie for our own pages. */
function shownBy({ connectionParams, extra: { request } }: Socket, { cookies, isOwnOrigin }: SocketParts): Shown {
  const key = keyOfSocket(request.headers, connectionParams);
  const session = key === undefined && isOwnOrigin(request) ? cookies.session.read(request) : null;
  return session === null ? { key } : { session };
}

const nameOf = (shown: Shown) => Object.entries(shown)[0]!.join(' ');

/** Authenticates a new socket by key or session. */
async function admit(socket: Socket, parts: SocketParts, open: OpenSockets, seats: Seats): Promise<boolean> {
  let shown: Shown;
  try {
    shown = shownBy(socket, parts);
    socket.extra.holder = await parts.authenticate(shown);
    socket.extra.address = sourceIp(socket.extra.request, parts.trust);
  } catch (error) {
    // Returning false makes graphql-ws report a rejected key.
    if (isRefusal(error)) return false;
    socket.extra.socket.close(TRY_AGAIN_LATER, messages.tryLater);
    return false;
  }
  // `onDisconnect` is not called for a socket that closed meanwhile.
  if (socket.extra.socket.readyState !== WebSocket.OPEN) return false;
  const leave = seats.take(socket.extra.holder.accountId);
  if (!leave) {
    socket.extra.socket.close(TOO_MANY, messages.tooManySockets);
    return false;
  }
  socket.extra.leave = leave;
  socket.extra.shown = shown;
  const together = open.get(nameOf(shown)) ?? new Set();
  open.set(nameOf(shown), together.add(socket.extra));
  return true;
}

function leave({ extra }: Socket, open: OpenSockets): void {
  extra.leave?.();
  if (!extra.shown) return;
  const together = open.get(nameOf(extra.shown));
  together?.delete(extra);
  if (together?.size === 0) open.delete(nameOf(extra.shown));
}

/** Checks a key or session once for all its sockets, and closes them when it is no longer valid. */
async function look(together: Set<Socket['extra']>, authenticate: Authenticate): Promise<void> {
  const [{ shown } = {}] = together;
  if (!shown) return;
  try {
    const holder = await authenticate(shown, false);
    for (const extra of together) Object.assign(extra, { holder, unknownSince: undefined });
  } catch (error) {
    for (const extra of together) {
      extra.unknownSince ??= Date.now();
      if (isRefusal(error)) extra.socket.close(FORBIDDEN, 'Forbidden');
      else if (Date.now() - extra.unknownSince > UNKNOWN_MS) extra.socket.close(TRY_AGAIN_LATER, messages.tryLater);
    }
  }
}

/** Whether the key or session is invalid; any other error means that it could not be checked. */
function isRefusal(error: unknown): boolean {
  return error instanceof Failure && ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code);
}

/** The viewer of one operation on a socket, with its own request ID. */
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

/** Starts a subscription within the account's limit. Closes the socket if its client reads too slowly. */
async function watch({ live, ...parts }: SocketParts, streams: Seats, args: ExecutionArgs) {
  const { socket, holder } = (args.contextValue as Socket).extra;
  const leave = streams.take(holder!.accountId);
  if (!leave) {
    const extensions = { code: 'TOO_MANY_REQUESTS' };
    return { errors: [new GraphQLError(messages.tooManySubscriptions, { extensions })] };
  }
  const onEnd = (error: unknown): void => {
    leave();
    // The socket is terminated 30 seconds later if the close code has not been read by then.
    if (error instanceof SlowReader) socket.close(error.closeCode, error.message);
  };
  try {
    const rules = { waiting: live.waitingEvents, onEnd };
    const results = await subscribe(parts, viewerOf(args.contextValue as Socket), args, rules);
    if (!('next' in results)) leave();
    return 'next' in results ? quietly(results) : results;
  } catch (error) {
    leave();
    throw error;
  }
}

/** A slow client is informed by the close code of its socket, so the error itself is swallowed. */
function quietly<T>(results: AsyncIterableIterator<T, undefined>): AsyncIterableIterator<T, undefined> {
  const next = results.next.bind(results);
  results.next = async () => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof SlowReader)) throw error;
      return { value: undefined, done: true };
    }
  };
  return results;
}
