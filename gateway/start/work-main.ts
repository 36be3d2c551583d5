import { useKeys } from '#kit/cipher/keys-in-force.js';
import { keySource } from '#kit/cipher/cipher-key.js';
import { metrics } from '#kit/metrics/metrics.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart, endOnFault, stopOnSignal } from '#kit/start/process-end.js';
import { giveWay } from '#kit/process/priority.js';
import { releaseStartMemory } from '#kit/process/release-memory.js';
import { openTraces } from '#kit/process/trace/open-traces.js';
import { topicsOf } from '#kit/queue/topics-of.js';
import { openPool } from '#kit/store/database.js';
import { directUrlOf } from '#kit/store/database-urls.js';
import { gatewayConfig } from '../config.js';
import { graphToCome } from '../supergraph/graph-of.js';
import { openInside } from './open-inside.js';
import { graphDoors } from './start-graph.js';
import type { FromWorker, ToWorker, WorkOrder } from './start-worker.js';

const POOL_SIZE = 10;
/** Lower priority than serving requests, higher than reading images. */
const NICE = 5;

/** Entry point of the worker process: works on the queue with its own graph. */
async function work({ databaseUrl, url }: WorkOrder): Promise<void> {
  const config = { ...gatewayConfig(), DATABASE_URL: databaseUrl };
  const log = openLog(config.LOG_LEVEL, 'work');
  endOnFault(log);
  const stopTraces = await openTraces(config, 'work', log);
  useKeys(keySource(config));
  const pool = openPool(directUrlOf(config), POOL_SIZE, log);
  const topics = await topicsOf(config, pool, log);
  const { graph, stand } = graphToCome();
  const inside = await openInside({ config, log, pool, topics, graph, url }, { supervise: true });
  stand(graphDoors(inside, log));
  stopOnSignal(log, async () => {
    await inside.close();
    await topics.close();
    await pool.end();
    await stopTraces();
  });
  await inside.startWork();
  log.info('work.ready');
  releaseStartMemory();
}

async function tellFigures(): Promise<void> {
  process.send!({ figures: await metrics.getMetricsAsJSON() } satisfies FromWorker, () => undefined);
}

giveWay(NICE);
process.once('disconnect', () => process.exit());
process.on('message', (told: ToWorker) => {
  if ('begin' in told) work(told.begin).catch(endOnBadStart('work'));
  else void tellFigures();
});
