import { openLog } from '#kit/process/log.js';
import { endOnBadStart, endOnFault, stopOnSignal } from '#kit/start/process-end.js';
import { openTraces } from '#kit/process/trace/open-traces.js';
import { startWork } from './all.js';
import { workConfig } from './config.js';
import { listen } from './http/listen.js';
import { openRole } from './open-role.js';

/** Worker process: runs the jobs of every subgraph. Several may run. Its port serves health and metrics only. */
async function main(): Promise<void> {
  const config = workConfig();
  const log = openLog(config.LOG_LEVEL, 'worker');
  endOnFault(log);
  const stopTraces = await openTraces(config, 'worker', log);
  const role = await openRole(config, log, { supervise: true });
  const firstKey = await role.stores.createFirstAccount(config.BOOTSTRAP_API_KEY);
  if (firstKey) {
    process.stdout.write(`API key of the first account (shown once only):\n  ${firstKey}\n`);
  }
  const ownerToken = await role.stores.makeOwnerLink();
  if (ownerToken) {
    const link = `${config.PUBLIC_URL}/setup?token=${ownerToken}`;
    process.stdout.write(
      `Set up the service in your browser (the link works once, within 24 hours):\n  Open ${link}\n`,
    );
  }
  const stopWork = await startWork(role.jobs, role.subgraphs);
  const stopListening = await listen({
    host: config.HOST,
    port: config.PORT,
    log,
    ready: role.ready,
    metrics: role.metrics,
    drainSeconds: 0,
  });
  log.info({ port: config.PORT }, 'service.ready');
  stopOnSignal(log, async () => {
    await stopListening();
    await stopWork();
    await role.close();
    await stopTraces();
  });
}

main().catch(endOnBadStart('worker'));
