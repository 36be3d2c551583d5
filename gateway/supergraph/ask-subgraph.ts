import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLError } from 'graphql';
import { Failure, type InputProblem } from '#kit/failure.js';
import { type Holder, viewerFrom } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** Somebody without an account yet: where they are and what their request is called, for the audit trail. */
export interface Asker {
  address: string | null;
  requestId: string | null;
}

/** The service itself, on behalf of no account. */
const SERVICE: Holder = { kind: 'service', accountId: '', accountIds: [], keyId: null };

/**
 * Asks one subgraph for what clients cannot ask for, as the service itself on behalf of `asker`. Throws what the subgraph
 * refuses as its Failure; everything else that goes wrong is UNAVAILABLE, with its cause for the log.
 */
export async function askSubgraph<Data>(
  source: GraphQLDataSource,
  query: string,
  variables: Record<string, unknown>,
  { address, requestId }: Asker = { address: null, requestId: null },
): Promise<Data> {
  const context = { viewer: viewerFrom(SERVICE, address, requestId), ...(requestId && { requestId }) };
  const options = { request: { query, variables }, context, kind: 'health check' } as unknown;
  const { data, errors } = await source
    .process(options as Parameters<GraphQLDataSource['process']>[0])
    .catch((thrown: unknown) => ({ data: null, errors: [thrown as GraphQLError] }));
  const [error] = errors ?? [];
  if (!error) return data as Data;
  const { code, details } = (error.extensions ?? {}) as { code?: string; details?: InputProblem[] };
  if (!code || code === 'INTERNAL' || code === 'UNAVAILABLE') {
    const told = code === 'UNAVAILABLE' ? error.message : messages.unavailable;
    const unavailable = new Failure('UNAVAILABLE', told, details);
    throw Object.assign(unavailable, { cause: (error as GraphQLError).originalError ?? error });
  }
  throw new Failure(code, error.message, details);
}
