import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLError } from 'graphql';
import { Failure, type InputProblem } from '#kit/failure.js';
import { type Holder, viewerFrom } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** A caller without an account: IP address and request ID, for the audit trail. */
export interface Asker {
  address: string | null;
  requestId: string | null;
}

/** The service itself, on behalf of no account. */
const SERVICE: Holder = { kind: 'service', accountId: '', accountIds: [], keyId: null };

/**
 * Runs an internal operation on a subgraph, as the service itself on behalf of `asker`. A refusal of the subgraph is
 * thrown as its Failure; any other error as UNAVAILABLE, with its cause for the log.
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
