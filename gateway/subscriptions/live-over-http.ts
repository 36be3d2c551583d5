import type { Request, RequestHandler } from 'express';
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Shown } from '../http/authenticate.js';
import type { RequestContext } from '../supergraph/request-context.js';
import { messages } from '../messages.js';
import { SlowReader } from './event-stream.js';
import type { LiveDoor } from './live-door.js';
import type { OpenConnection } from './open-connections.js';
import { type SentOperation, operationOf, readOperation } from './read-operation.js';
import { ResponseStream } from './response-stream.js';
import { streamFormat, wantsOnlyEvents } from './stream-format.js';

/** Serves subscriptions as responses that stay open. */
export interface LiveOverHttp {
  /** Whether a request may be a subscription: it is counted once its operation is known. */
  mayStream(request: Request): boolean;
  /** Answers subscriptions, and any operation for clients that accept only server-sent events; passes others on. */
  handle: RequestHandler;
  /** Ends the open responses. Clients subscribe again. */
  stop(): void;
}

/** Serves subscriptions over HTTP: GraphQL over SSE, and Apollo's multipart protocol. */
export function liveOverHttp(door: LiveDoor): LiveOverHttp {
  const open = new Set<ResponseStream>();
  return {
    mayStream: ({ headers }) => streamFormat(headers.accept) !== null,
    async handle(request, response, next) {
      const { viewer, requestId, countMore } = response.locals.requestContext as RequestContext;
      const format = streamFormat(request.headers.accept);
      const shown = response.locals.shown as Shown | undefined;
      // Only a credential of a client can be checked again later.
      if (!format || !shown) return next();
      const sent = sentIn(request);
      const type = sent && operationOf(sent);
      const isOther = type !== 'subscription' && !wantsOnlyEvents(request.headers.accept);
      if (!sent || isOther) {
        await countMore?.(1);
        return next();
      }
      const who = { ...viewer, requestId } as Viewer;
      const read = await readOperation(door.parts.supergraph, viewer, sent, (kind, operations) => {
        if (kind === 'mutation' && request.method === 'GET') return refusal(messages.getOnlyReads, 'BAD_REQUEST');
        return kind === 'subscription' ? door.takeStart(viewer) : door.takeOperations(viewer, operations);
      });
      // Answered with 503 in the meantime: see answerInTime.
      if (response.headersSent) return;
      response.locals.route = '/graphql (stream)';
      const stream = new ResponseStream(response, format, door.parts.live.heartbeatSeconds);
      open.add(stream);
      stream.onEnd(() => open.delete(stream));
      if (!('document' in read)) return finish(stream, { errors: read });
      if (type !== 'subscription') return finish(stream, await door.run(who, read));
      await watch(door, { stream, shown, viewer: who, read, lastEventId: request.get('last-event-id') });
    },
    stop() {
      for (const stream of open) stream.interrupt(messages.restarting, 'UNAVAILABLE');
    },
  };
}

interface Started {
  stream: ResponseStream;
  shown: Shown;
  viewer: Viewer;
  read: ExecutionArgs;
  lastEventId: string | undefined;
}

/** Sends the results of a subscription until it ends, its client leaves or its key is revoked. */
async function watch(door: LiveDoor, { stream, shown, viewer, read, lastEventId }: Started): Promise<void> {
  const connection: OpenConnection = {
    holder: viewer,
    refuse: () => stream.refuse(messages.accessEnded, 'FORBIDDEN'),
    tryLater: () => stream.interrupt(messages.tryLater, 'UNAVAILABLE'),
  };
  const leave = door.connections.add(shown, connection);
  if (!leave) return stream.refuse(messages.tooManyConnections, 'TOO_MANY_REQUESTS');
  stream.onEnd(leave);
  if (lastEventId !== undefined && !/^\d{1,9}$/.test(lastEventId))
    return stream.refuse(messages.lastEventId, 'BAD_INPUT');
  try {
    const after = lastEventId === undefined ? null : Number(lastEventId);
    const subscriber = { viewer, connection };
    const results = await door.watch(subscriber, read, (error) => error && stream.fail(error), after);
    if (!('next' in results)) return finish(stream, results);
    stream.onEnd(() => void results.return?.());
    for await (const { id, result } of results) await stream.send(result, id);
    stream.complete();
  } catch (error) {
    if (stream.isOpen && !(error instanceof SlowReader)) door.logFault(error, viewer);
    stream.fail(error);
  }
}

/** The one answer of a query, a mutation or a refused operation. */
async function finish(stream: ResponseStream, result: ExecutionResult): Promise<void> {
  await stream.send(result);
  stream.complete();
}

/** Reads the operation from the body, or from the URL of a GET request; null if it cannot be read here. */
function sentIn(request: Request): SentOperation | null {
  const isGet = request.method === 'GET';
  if (!isGet && request.method !== 'POST') return null;
  const { query, operationName, variables } = ((isGet ? request.query : request.body) ?? {}) as Record<string, unknown>;
  const given = isGet && typeof variables === 'string' ? jsonIn(variables) : (variables ?? null);
  if (typeof query !== 'string' || typeof given !== 'object' || Array.isArray(given)) return null;
  if (typeof (operationName ?? '') !== 'string') return null;
  return { query, operationName: operationName as string | null, variables: given as Record<string, unknown> | null };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
