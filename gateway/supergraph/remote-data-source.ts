import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent, request as send } from 'undici';
import { traceparentInForce } from '#kit/process/trace/span.js';
import { askPlaces } from './fetch/ask-places.js';
import { Places } from './fetch/places.js';
import { Pulse } from './fetch/pulse.js';
import { messages } from '../messages.js';

export interface RemoteOptions<Context extends object> {
  /** Where it is reached; several are processes that are alike. */
  url: string | string[];
  /** The bearer token that tells the subgraph who asks. */
  sign: (gatewayContext: Context) => string | Promise<string>;
  /** The id that ties the logs of both sides together; `gatewayContext.requestId` unless given. */
  requestIdOf?: (gatewayContext: Context) => string | undefined;
  /** Milliseconds until the answer of a process to this document must be complete (10,000). */
  waitMsOf?: (query: string) => number;
  /** Milliseconds that a process is waited for that said that it restarts (0). */
  patienceMs?: number;
  /** Asks each process every second whether it is about to stop, so that this is known without a request too (false). */
  follows?: boolean;
}

/**
 * Shorter than a subgraph that is told to stop is still there: a connection is not written into while it is being closed.
 * Timers of more than a second are coarse in the client.
 */
const KEEP_ALIVE_MS = 1_000;
const CONNECT_MS = 3_000;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/**
 * A subgraph of other processes, over HTTP with connections kept alive. One that can't be connected to has done nothing:
 * the next is asked, and all of them again while they are expected back. One that is away or hangs is not asked until it
 * is back (see `Places`). Whatever goes wrong (no connection, no answer in time, no GraphQL in it) is one error,
 * UNAVAILABLE, that names neither place nor cause.
 */
export function remoteDataSource<Context extends object>({
  url,
  sign,
  requestIdOf = (context) => (context as { requestId?: string }).requestId,
  waitMsOf = () => 10_000,
  patienceMs = 0,
  follows = false,
}: RemoteOptions<Context>): GraphQLDataSource & { close(): Promise<void> } {
  const keepAlive = { keepAliveTimeout: KEEP_ALIVE_MS, keepAliveMaxTimeout: KEEP_ALIVE_MS };
  const agent = new Agent({ connections: 64, ...keepAlive, connect: { timeout: CONNECT_MS } });
  const places = new Places([url].flat(), patienceMs);
  const pulses = new Map([url].flat().map((at) => [at, new Pulse(at, places, agent)]));
  const following = follows ? setInterval(() => pulses.forEach((pulse) => void pulse.follow()), 1_000).unref() : null;

  async function post(at: string, body: string, waitMs: number, context: Context): Promise<Answer> {
    const [requestId, traceparent] = [requestIdOf(context), traceparentInForce()];
    const watch = pulses.get(at)!.watch();
    try {
      const { headers, body: answer } = await send(at, {
        method: 'POST',
        dispatcher: agent,
        signal: AbortSignal.any([AbortSignal.timeout(waitMs), watch.signal]),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${await sign(context)}`,
          ...(requestId && { 'x-request-id': requestId }),
          ...(traceparent && { traceparent }),
        },
        body,
      });
      watch.answered();
      // Whoever ends connections with their answers is about to stop.
      if (headers.connection === 'close') places.leaves(at);
      else places.answered(at);
      return asAnswer(await answer.json());
    } finally {
      watch.end();
    }
  }

  return {
    async process({ request: { query = '', variables, operationName }, context }) {
      const body = JSON.stringify({ query, variables, operationName });
      const isRead = /^\s*(query\b|\{)/.test(query);
      const waitMs = waitMsOf(query);
      return askPlaces(places, isRead, (at) => post(at, body, waitMs, context as Context)).catch((cause: unknown) => {
        throw unavailable(cause);
      });
    },
    async close() {
      if (following) clearInterval(following);
      places.close();
      for (const pulse of pulses.values()) await pulse.close();
      // Nobody waits for an answer any more: what is still asked would hold up the end of the process.
      await agent.destroy();
    },
  };
}

function asAnswer(body: unknown): Answer {
  const { data, errors } = (body ?? {}) as Answer;
  if (data === undefined && !Array.isArray(errors)) throw new Error('The response is not a GraphQL response.');
  return { data, ...(Array.isArray(errors) && { errors }) };
}

/** The cause stays with the error for the log; it is no part of what is answered. */
function unavailable(cause: unknown): GraphQLError {
  return new GraphQLError(messages.partUnavailable, {
    originalError: cause instanceof Error ? cause : undefined,
    extensions: { code: 'UNAVAILABLE' },
  });
}
