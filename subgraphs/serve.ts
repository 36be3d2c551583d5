import { openLog } from '#kit/process/log.js';
import { endOnBadStart, endOnFault, stopOnSignal } from '#kit/start/process-end.js';
import { openTraces } from '#kit/process/trace/open-traces.js';
import { answerFetch } from './http/answer-fetch.js';
import { serveConfig } from './config.js';
import { listen } from './http/listen.js';
import { openRole } from './open-role.js';

/** Serves one subgraph over HTTP, for the gateway only. */
async function main(): Promise<void> {
  const config = serveConfig();
  const log = openLog(config.LOG_LEVEL, config.SUBGRAPH);
  endOnFault(log);
  const stopTraces = await openTraces(config, config.SUBGRAPH, log);
  const role = await openRole(config, log, { supervise: false, names: [config.SUBGRAPH] });
  const answer = answerFetch(role.subgraphs[0]!, config.SERVICE_SECRET, log);
  const stopListening = await listen({
    host: config.HOST,
    port: config.PORT,
    log,
    ready: role.ready,
    metrics: role.metrics,
    drainSeconds: config.DRAIN_SECONDS,
    answer,
  });
  log.info({ port: config.PORT }, 'service.ready');
  stopOnSignal(log, async () => {
    await stopListening();
    await role.jobs.stop();
    await role.close();
    await stopTraces();
  });
}

main().catch(endOnBadStart('subgraph'));
