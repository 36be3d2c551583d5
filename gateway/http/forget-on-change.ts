import type { GraphQLDataSource } from '@apollo/gateway';
import type { Authenticate } from './authenticate.js';

/**
 * Clears the cache of key holders before answering a write to the identity subgraph, so that the caller's next request
 * already sees the change. Other gateways are notified by the subgraph on commit. Replaces the data source in `sources`.
 */
export function forgetOnChange(sources: Map<string, GraphQLDataSource>, authenticate: Authenticate): void {
  const identity = sources.get('identity')!;
  sources.set('identity', {
    ...identity,
    async process(options) {
      const answer = await identity.process(options);
      if (/^\s*mutation\b/.test(options.request.query ?? '')) authenticate.forget();
      return answer;
    },
  });
}
