import type { GraphQLDataSource } from '@apollo/gateway';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/graph/viewer.js';

const GATEWAY: Viewer = { kind: 'service', accountId: '', accountIds: [], keyId: null };

/** Asks the identity subgraph what clients may not ask. Throws UNAVAILABLE when it does not answer. */
export type AskIdentity = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

/** The gateway's own line to the identity subgraph, past the supergraph. */
export function identityLine(identity: GraphQLDataSource): AskIdentity {
  return async <Data>(query: string, variables: Record<string, unknown>) => {
    const options = { request: { query, variables }, context: { viewer: GATEWAY }, kind: 'health check' } as unknown;
    const { data, errors } = await identity.process(options as Parameters<GraphQLDataSource['process']>[0]);
    if (errors?.length || !data) throw new Failure('UNAVAILABLE', 'The service is not available right now.');
    return data as Data;
  };
}
