import { join } from 'node:path';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { keySource } from '#kit/cipher/cipher-key.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart, endOnFault, stopOnSignal } from '#kit/process/process-end.js';
import { releaseStartMemory } from '#kit/process/release-memory.js';
import { openTraces } from '#kit/process/trace/open-traces.js';
import { type Config, gatewayConfig } from './config.js';
import { type Running, start } from './start/start.js';

/** The whole service, its work in a process beside; or the gateway alone where the subgraphs' URLs are set. */
async function main(): Promise<void> {
  const config = gatewayConfig();
  const role = config.subgraphUrls ? 'gateway' : 'all';
  const log = openLog(config.LOG_LEVEL, role);
  endOnFault(log);
  const stopTraces = await openTraces(config, role, log);
  useKeys(keySource(config));
  const postgres = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') });
  const databaseUrl = config.DATABASE_URL ?? postgres!.url;
  const service = await start({ ...config, DATABASE_URL: databaseUrl }, log, 'beside').catch(async (error: unknown) => {
    await postgres?.stop();
    throw error;
  });
  printWelcome(service, config);
  releaseStartMemory();
  stopOnSignal(log, async () => {
    await service.stop();
    await stopTraces();
    await postgres?.stop();
  });
}

function printWelcome({ url, firstKey, ownerLink, notes }: Running, config: Config): void {
  const lines = [
    `The service is ready at ${url}`,
    `  REST        ${url}/v1`,
    `  GraphQL     ${url}/graphql (HTTP and graphql-ws)`,
    `  Reference   ${url}/docs`,
    `  Health      ${url}/health/ready`,
    `  Data        ${config.DATA_DIR}`,
  ];
  if (notes.length > 0) lines.push('', ...notes);
  if (firstKey) lines.push('', 'The first account has this API key. It is shown this once:', `  ${firstKey}`, '');
  if (ownerLink) lines.push('', 'Create the owner in your browser (once, within 24 hours):', `  ${ownerLink}`, '');
  console.log(lines.join('\n'));
}

main().catch(endOnBadStart('all'));
