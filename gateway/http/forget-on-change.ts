import type { GraphQLDataSource } from '@apollo/gateway';
import type { Log } from '#kit/process/log.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Authenticate } from './authenticate.js';

const TOPIC = 'holders';

/**
 * Whoever has changed accounts or keys is seen with the change by their next request: a write to the identity subgraph
 * makes this gateway forget what it believed of key holders before it answers, and tells the other gateways.
 * Replaces the data source in `sources`. Gives the way to stop.
 */
export function forgetOnChange(
  sources: Map<string, GraphQLDataSource>,
  authenticate: Authenticate,
  topics: Topics,
  log: Log,
): () => void {
  const identity = sources.get('identity')!;
  sources.set('identity', {
    ...identity,
    async process(options) {
      const answer = await identity.process(options);
      if (/^\s*mutation\b/.test(options.request.query ?? '')) {
        authenticate.forget();
        topics.publish(TOPIC, [{}]).catch((err: unknown) => log.warn({ err }, 'holders.change_not_told'));
      }
      return answer;
    },
  });
  return topics.listen(TOPIC, authenticate.forget, authenticate.forget);
}
