import { requestIdInForce } from '../process/request-id.js';
import type { Viewer } from './viewer.js';

/** Asks the whole graph as a viewer. Gives the data; errors of single fields are in `errors`, beside it. */
export type Graph = (
  operation: string,
  variables: Record<string, unknown>,
  viewer: Viewer,
) => Promise<{ data: Record<string, unknown> | null; errors: { message: string; code: string | null }[] }>;

/** The service itself, working for one account. */
export function serviceViewer(accountId: string): Viewer {
  return { kind: 'service', accountId, accountIds: [accountId], keyId: null, address: null, requestId: null };
}

/** The graph of a gateway in another process, asked as the viewer that `sign` vouches for, under the id in force. */
export function remoteGraph(gatewayUrl: string, sign: (viewer: Viewer) => Promise<string>): Graph {
  return async (query, variables, viewer) => {
    const requestId = requestIdInForce();
    const answer = await fetch(`${gatewayUrl}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await sign(viewer)}`,
        ...(requestId && { 'request-id': requestId }),
      },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
      throw new Error(`The graph answered ${answer.status}.`);
    const { data = null, errors = [] } = (await answer.json()) as {
      data?: Record<string, unknown> | null;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    return { data, errors: errors.map(({ message, extensions }) => ({ message, code: extensions?.code ?? null })) };
  };
}
