import {
  type Exchange,
  type Operation,
  cacheExchange,
  createClient,
  fetchExchange,
  mapExchange,
  subscriptionExchange,
} from '@urql/core';
import { filter, merge, pipe, share } from 'wonka';
import { fetchGraph } from './fetch-graph.js';
import { shownQueries } from './shown-queries.js';
import { overSocket } from './socket.js';

export const FETCH: RequestInit = {
  cache: 'no-store',
  headers: { accept: 'application/json', 'apollo-require-preflight': '1' },
};

const isOutside = ({ context }: Operation) => context.isUncached === true;

/** Answers that are needed once, such as a document picture, are not stored. */
const outsideCache: Exchange = (input) => {
  const fetching = fetchExchange({ ...input, forward: filter((_): _ is never => false) });
  return (operations) => {
    const shared = share(operations);
    return merge([
      fetching(pipe(shared, filter(isOutside))),
      input.forward(
        pipe(
          shared,
          filter((operation) => !isOutside(operation)),
        ),
      ),
    ]);
  };
};

/** Sends documents as they are written: the cache knows the types of answers from the schema, not from `__typename`. */
const asWritten: Exchange = mapExchange({
  onOperation: (operation) => ({
    ...operation,
    query: (operation.context.written as Operation['query'] | undefined) ?? operation.query,
  }),
});

/** The page's only client of the graph. */
export const client = createClient({
  url: '/graphql',
  preferGetMethod: false,
  fetch: fetchGraph,
  fetchOptions: FETCH,
  exchanges: [
    shownQueries,
    outsideCache,
    cacheExchange,
    asWritten,
    subscriptionExchange({ forwardSubscription: overSocket }),
    fetchExchange,
  ],
});
