import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Agent, request as send } from 'undici';
import { traceparentInForce } from '#kit/process/trace/span.js';

export interface RemoteOptions<Context extends object> {
  url: string;
  /** The bearer token that tells the subgraph who asks. */
  sign: (gatewayContext: Context) => string | Promise<string>;
  /** The id that ties the logs of both sides together; `gatewayContext.requestId` unless given. */
  requestIdOf?: (gatewayContext: Context) => string | undefined;
  /** Milliseconds until the answer must be complete (10,000). */
  waitMs?: number;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/**
 * A subgraph of another process, over HTTP with connections kept alive. Whatever goes wrong on the way (no connection,
 * no answer in time, no GraphQL in it) is one error, UNAVAILABLE, that names neither place nor cause.
 */
export function remoteDataSource<Context extends object>({
  url,
  sign,
  requestIdOf = (context) => (context as { requestId?: string }).requestId,
  waitMs = 10_000,
}: RemoteOptions<Context>): GraphQLDataSource & { close(): Promise<void> } {
  const agent = new Agent({ connections: 64, keepAliveTimeout: 30_000, connect: { timeout: waitMs } });

  async function post(body: string, context: Context): Promise<Answer> {
    const [requestId, traceparent] = [requestIdOf(context), traceparentInForce()];
    const { body: answer } = await send(url, {
      method: 'POST',
      dispatcher: agent,
      signal: AbortSignal.timeout(waitMs),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${await sign(context)}`,
        ...(requestId && { 'x-request-id': requestId }),
        ...(traceparent && { traceparent }),
      },
      body,
    });
    return asAnswer(await answer.json());
  }

  return {
    async process({ request: { query, variables, operationName }, context }) {
      return post(JSON.stringify({ query, variables, operationName }), context as Context).catch((cause: unknown) => {
        throw unavailable(cause);
      });
    },
    close: () => agent.close(),
  };
}

function asAnswer(body: unknown): Answer {
  const { data, errors } = (body ?? {}) as Answer;
  if (data === undefined && !Array.isArray(errors)) throw new Error('The answer is not one of GraphQL.');
  return { data, ...(Array.isArray(errors) && { errors }) };
}

/** The cause stays with the error for the log; it is no part of what is answered. */
function unavailable(cause: unknown): GraphQLError {
  return new GraphQLError('A part of the service does not answer at the moment.', {
    originalError: cause instanceof Error ? cause : undefined,
    extensions: { code: 'UNAVAILABLE' },
  });
}
