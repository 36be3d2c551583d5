import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { type Holder, type Viewer, viewerFrom } from '#kit/viewer/viewer.js';
import type { Shown } from '../http/authenticate.js';
import { keyOfSocket } from '../http/shown-key.js';
import { hostility } from '../http/input/json-scan.js';
import { WITHOUT_KEY_BYTES } from '../http/input/read-body.js';
import { sourceIp } from '../limits/source-address.js';
import { messages } from '../messages.js';
import type { LiveResults } from './answer-events.js';
import { SlowReader } from './event-stream.js';
import { type LiveDoor, type LiveDoorParts, refusalOf } from './live-door.js';
import { type OpenConnection, isRefusal } from './open-connections.js';
import { readOperation } from './read-operation.js';

/** The close code that graphql-ws uses for invalid messages. */
const BAD_REQUEST = 4400;
const TOO_BIG = 1009;
const FORBIDDEN = 4403;
const TRY_AGAIN_LATER = 1013;
const TOO_MANY = 4429;

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

type Params = Record<string, unknown>;
interface Known {
  shown?: Shown;
  connection?: OpenConnection;
  address?: string | null;
  leave?: () => void;
}
type Socket = Context<Params, Extra & Record<PropertyKey, unknown> & Known>;

/** Serves GraphQL over WebSocket at `/graphql`: subscriptions, queries and mutations. Returns a stop function. */
export function serveSubscriptions(server: Server, door: LiveDoor): () => Promise<void> {
  const { parts } = door;
  const sockets = new WebSocketServer({
    server,
    path: '/graphql',
    maxPayload: 100_000,
    WebSocket: CheckedSocket,
    verifyClient({ req }, answer) {
      const { allowed, resetSeconds } = parts.limits.takeAddress(req);
      answer(allowed, 429, 'Too Many Requests', { 'Retry-After': String(resetSeconds) });
    },
  });
  const options: ServerOptions<Params, Socket['extra']> = {
    schema: parts.supergraph.schema,
    onSubscribe: async ({ extra }, _id, payload) => {
      const { holder } = extra.connection!;
      // Operations keep a session alive. If this fails, the next check closes its sockets.
      if (holder.kind === 'user') await parts.authenticate(extra.shown!).catch(() => undefined);
      return readOperation(parts.supergraph, holder, payload, (type, operations) =>
        type === 'subscription' ? door.takeStart(holder) : takeBoth(door, extra.request, holder, operations),
      );
    },
    onConnect: (socket) => admit(socket, door),
    onDisconnect: ({ extra }) => extra.leave?.(),
    context: (socket) => socket,
    execute: (args) => door.run(viewerOf(args.contextValue as Socket), args),
    subscribe: (args) => watch(door, args),
  };
  const served = useServer<Params, Socket['extra']>(options, sockets, parts.live.heartbeatSeconds * 1_000);
  return async () => {
    await served.dispose();
  };
}

const takeBoth = (door: LiveDoor, request: IncomingMessage, holder: Holder, operations: number) =>
  refusalOf(door.parts.limits.takeAddress(request)) ?? door.takeOperations(holder, operations);

/** The credential: an API key in the connection parameters or headers, else the session cookie for our own pages. */
function shownBy({ connectionParams, extra: { request } }: Socket, { cookies, isOwnOrigin }: LiveDoorParts): Shown {
  const key = keyOfSocket(request.headers, connectionParams);
  const session = key === undefined && isOwnOrigin(request) ? cookies.session.read(request) : null;
  return session === null ? { key } : { session };
}

/** Authenticates a new socket by key or session. */
async function admit(socket: Socket, { parts, connections }: LiveDoor): Promise<boolean> {
  const { extra } = socket;
  let shown: Shown;
  let holder: Holder;
  try {
    shown = shownBy(socket, parts);
    holder = await parts.authenticate(shown);
  } catch (error) {
    // Returning false makes graphql-ws report a rejected key.
    if (!isRefusal(error)) extra.socket.close(TRY_AGAIN_LATER, messages.tryLater);
    return false;
  }
  // `onDisconnect` is not called for a socket that closed meanwhile.
  if (extra.socket.readyState !== WebSocket.OPEN) return false;
  const connection: OpenConnection = {
    holder,
    refuse: () => extra.socket.close(FORBIDDEN, 'Forbidden'),
    tryLater: () => extra.socket.close(TRY_AGAIN_LATER, messages.tryLater),
  };
  const leave = connections.add(shown, connection);
  if (!leave) {
    extra.socket.close(TOO_MANY, messages.tooManySockets);
    return false;
  }
  Object.assign(extra, { shown, connection, leave, address: sourceIp(extra.request, parts.trust) });
  return true;
}

/** The viewer of one operation on a socket, with its own request ID. */
function viewerOf({ extra }: Socket): Viewer {
  return viewerFrom(extra.connection!.holder, extra.address ?? null, randomUUID());
}

/** Starts a subscription. Closes the socket if its client reads too slowly. */
async function watch(door: LiveDoor, args: ExecutionArgs) {
  const context = args.contextValue as Socket;
  const subscriber = { viewer: viewerOf(context), connection: context.extra.connection! };
  const results = await door.watch(subscriber, args, (error) => {
    // The socket is terminated 30 seconds later if the close code has not been read by then.
    if (error instanceof SlowReader) context.extra.socket.close(error.closeCode, error.message);
  });
  return 'next' in results ? quietly(results) : results;
}

/** The results alone. A slow client is informed by the close code of its socket, so that error itself is swallowed. */
function quietly(results: LiveResults): AsyncIterableIterator<ExecutionResult, undefined> {
  return {
    async next() {
      try {
        const { value, done } = await results.next();
        return done ? { value: undefined, done: true } : { value: value.result, done: false };
      } catch (error) {
        if (!(error instanceof SlowReader)) throw error;
        return { value: undefined, done: true };
      }
    },
    async return() {
      await results.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
