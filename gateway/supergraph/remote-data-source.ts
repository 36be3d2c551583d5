import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent, request as send } from 'undici';
import { traceparentInForce } from '#kit/process/trace/span.js';
import { askPlaces } from './fetch/ask-places.js';
import { Places } from './fetch/places.js';
import { Pulse } from './fetch/pulse.js';
import { messages } from '../messages.js';

export interface RemoteOptions<Context extends object> {
  /** URLs; several are equivalent processes. */
  url: string | string[];
  /** The bearer token that identifies the viewer to the subgraph. */
  sign: (gatewayContext: Context) => string;
  /** The request ID that correlates the logs of both sides; defaults to `gatewayContext.requestId`. */
  requestIdOf?: (gatewayContext: Context) => string | undefined;
  /** Timeout in ms for the complete response to this document (10,000). */
  waitMsOf?: (query: string) => number;
  /** How long to wait, in ms, for a process that has announced a restart (0). */
  patienceMs?: number;
  /** Whether to poll each process every second for an announced stop, also without requests (false). */
  follows?: boolean;
}

/**
 * Shorter than the time a stopping subgraph keeps serving, so that no request is written to a connection being closed.
 * Timers of more than a second are coarse in the client.
 */
const KEEP_ALIVE_MS = 1_000;
const CONNECT_MS = 3_000;

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/**
 * A subgraph in other processes, over keep-alive HTTP connections. If a connection fails nothing was executed, so the
 * next process is tried, and all of them again while they are expected back. A process that is down or hangs gets no
 * requests until it is back (see `Places`). Any failure (no connection, timeout, no GraphQL response) becomes one
 * error, UNAVAILABLE, that reveals neither the process nor the cause.
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

  async function post(at: string, body: string, waitMs: number, context: Context, stop?: AbortSignal): Promise<Answer> {
    const [requestId, traceparent] = [requestIdOf(context), traceparentInForce()];
    const watch = pulses.get(at)!.watch(waitMs, stop);
    try {
      const { headers, body: answer } = await send(at, {
        method: 'POST',
        dispatcher: agent,
        signal: watch.signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${sign(context)}`,
          ...(requestId && { 'x-request-id': requestId }),
          ...(traceparent && { traceparent }),
        },
        body,
      });
      watch.answered();
      // A process that closes the connection after its response is about to stop.
      if (headers.connection === 'close') places.leaves(at);
      else places.answered(at);
      return asAnswer(await answer.json());
    } finally {
      watch.end();
    }
  }

  return {
    async process(options) {
      const {
        request: { query = '', variables, operationName },
        context,
      } = options;
      // From the plan executor: its client has left, or has no time left.
      const { signal } = options as { signal?: AbortSignal };
      const body = JSON.stringify({ query, variables, operationName });
      const isRead = /^\s*(query\b|\{)/.test(query);
      const waitMs = waitMsOf(query);
      return askPlaces(places, isRead, (at) => post(at, body, waitMs, context as Context, signal), signal).catch(
        (cause: unknown) => {
          throw unavailable(cause);
        },
      );
    },
    async close() {
      if (following) clearInterval(following);
      places.close();
      for (const pulse of pulses.values()) await pulse.close();
      // No one is waiting for responses any more: pending requests would delay the exit of the process.
      await agent.destroy();
    },
  };
}

function asAnswer(body: unknown): Answer {
  const { data, errors } = (body ?? {}) as Answer;
  if (data === undefined && !Array.isArray(errors)) throw new Error('The response is not a GraphQL response.');
  return { data, ...(Array.isArray(errors) && { errors }) };
}

/** The cause is only for the log, not part of the response. */
function unavailable(cause: unknown): GraphQLError {
  return new GraphQLError(messages.partUnavailable, {
    originalError: cause instanceof Error ? cause : undefined,
    extensions: { code: 'UNAVAILABLE' },
  });
}
