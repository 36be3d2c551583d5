import type { MikroORM } from '@mikro-orm/postgresql';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import { openBell } from '#kit/queue/bell.js';
import { DUE_TOPIC } from '../keep-deliveries.js';
import { attemptDelivery } from './attempt-delivery.js';
import { type Claimed, claimDeliveries } from './claim-deliveries.js';

/** Maximum concurrent attempts per process; failing webhooks get at most half. */
const MAX_AT_ONCE = 500;
const MAX_FAILING = 250;

/** Maximum rows held in memory per claim. */
const MAX_CLAIMED = 100;

/** Polling interval, for retries and lost notifications. */
const LOOK_EVERY_MS = 5_000;
const LAST_ANSWERS_MS = 3_000;

type Parts = Pick<SubgraphParts, 'pool' | 'log' | 'graph' | 'topics' | 'allowPrivateCallbacks'>;

/**
 * Delivers due webhooks, in every worker; the delivery table is the queue. New deliveries wake it up at once. Returns a
 * function that stops it: open attempts have 3 seconds, then they are aborted and left to other workers.
 */
export function deliverWebhooks(orm: MikroORM, parts: Parts): () => Promise<void> {
  const { pool, log, graph, topics, allowPrivateCallbacks: allowPrivate } = parts;
  const stopping = new AbortController();
  const sending = { pool, orm, graph, log, allowPrivate, signal: stopping.signal };
  const underWay = new Map<Promise<void>, Claimed>();
  const bell = openBell();
  let stopped = false;
  const begin = (claimed: Claimed): void => {
    const work = attemptDelivery(sending, claimed)
      .catch((err: unknown) => log.warn({ err, deliveryId: claimed.id }, 'webhook.not_settled'))
      .finally(() => (underWay.delete(work), bell.ring()));
    underWay.set(work, claimed);
  };
  const claim = async (): Promise<number> => {
    const failing = [...underWay.values()].filter(({ isFailing }) => isFailing).length;
    const all = Math.min(MAX_CLAIMED, MAX_AT_ONCE - underWay.size);
    const found = all > 0 ? await claimDeliveries(pool, { all, failing: Math.max(0, MAX_FAILING - failing) }) : [];
    found.forEach(begin);
    return found.length;
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      const found = await claim().catch((err: unknown) => (log.warn({ err }, 'webhook.not_claimed'), 0));
      if (found < MAX_CLAIMED) await bell.heard(LOOK_EVERY_MS);
    }
  };
  const unsubscribe = topics.listen(DUE_TOPIC, bell.ring, bell.ring);
  const running = run();
  return async () => {
    stopped = true;
    unsubscribe();
    bell.ring();
    await running;
    const cut = setTimeout(() => stopping.abort(), LAST_ANSWERS_MS);
    await Promise.all(underWay.keys());
    clearTimeout(cut);
  };
}
