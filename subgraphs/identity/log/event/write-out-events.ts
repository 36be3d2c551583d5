import type { SubgraphParts } from '#kit/graph/subgraph.js';
import { writeOut } from '#kit/queue/outbox.js';
import { keepEvents } from './keep-events.js';

const EVERY_MS = 100;

/**
 * Writes what is announced to the event log and tells who listens. Runs in every worker; one at a time does the work,
 * and what one leaves undone when it dies the next one does.
 */
export function writeOutEvents({
  pool,
  topics,
  log,
}: Pick<SubgraphParts, 'pool' | 'topics' | 'log'>): () => Promise<void> {
  let stopped = false;
  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        const written = await writeOut(pool, keepEvents);
        if (written.length > 0) await topics.publish('events', written);
        else await sleep(EVERY_MS);
      } catch (err) {
        log.warn({ err }, 'events.not_written_out');
        await sleep(1_000);
      }
    }
  };
  const running = run();
  return async () => {
    stopped = true;
    await running;
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
