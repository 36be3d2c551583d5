import { type Fetcher, type FetcherParams, createGraphiQLFetcher } from '@graphiql/toolkit';
import { Kind, parse } from 'graphql';

const KEY_HEADERS = ['x-api-key', 'authorization'];

const hasKey = (headers: Record<string, unknown>) =>
  Object.keys(headers).some((name) => KEY_HEADERS.includes(name.toLowerCase()));

/** With a key, the session of this browser is left out; without one, it is who is signed in. */
const send: typeof fetch = (address, init) => {
  const isKeyed = hasKey(Object.fromEntries(new Headers(init?.headers)));
  return fetch(address, Object.assign({}, init, { cache: 'no-store', credentials: isKeyed ? 'omit' : 'same-origin' }));
};

/** The names of a document's operations; null if it can't be read, which the service then explains. */
function operationsIn(query: string): (string | undefined)[] | null {
  try {
    const { definitions } = parse(query);
    return definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : []));
  } catch {
    return null;
  }
}

/** GraphiQL reads a new document a moment after showing it; until then it asks for an operation of the one before. */
function ofThisDocument(params: FetcherParams): FetcherParams {
  const names = operationsIn(params.query);
  if (!params.operationName || !names || names.includes(params.operationName)) return params;
  return { ...params, operationName: names.length === 1 ? names[0] : undefined };
}

/**
 * Runs operations on this service: queries and mutations by HTTP, subscriptions on a WebSocket of their own. `keyOf`
 * returns the key of the field; a key in the headers editor goes before it.
 */
export function openFetcher(keyOf: () => string): Fetcher {
  const run = createGraphiQLFetcher({
    url: '/graphql',
    subscriptionUrl: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    fetch: send,
  });
  return (params, options) => {
    const headers: Record<string, unknown> = Object.assign({}, options?.headers);
    const key = keyOf();
    if (!hasKey(headers)) Object.assign(headers, key ? { 'x-api-key': key } : { 'apollo-require-preflight': '1' });
    return run(ofThisDocument(params), Object.assign({}, options, { headers }));
  };
}
