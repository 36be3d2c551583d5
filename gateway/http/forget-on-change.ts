import type { GraphQLDataSource } from '@apollo/gateway';
import type { Authenticate } from './authenticate.js';

/**
 * Whoever has changed accounts or keys is seen with the change by their next request: a write to the identity subgraph
 * makes this gateway forget what it believed of key holders before it answers. The others are told by the subgraph,
 * with its commit. Replaces the data source in `sources`.
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
