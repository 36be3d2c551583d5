import { join } from 'node:path';
import { useKeys } from '#kit/cipher/keys-in-force.js';
import { keySource } from '#kit/cipher/cipher-key.js';
import { keepEmbeddedPostgres } from '#kit/embedded-postgres/keep-embedded-postgres.js';
import { type Log, openLog } from '#kit/process/log.js';
import { endOnBadStart, endOnFault, stopOnSignal } from '#kit/start/process-end.js';
import { releaseStartMemory } from '#kit/process/release-memory.js';
import { type DatabaseUrls, ownerUrlOf, placesOf } from '#kit/store/database-urls.js';
import { checkStart } from '#kit/start/check-start.js';
import { type StartPlace, startPlace } from '#kit/start/config.js';
import { openTraces } from '#kit/process/trace/open-traces.js';
import { type Config, gatewayConfig } from './config.js';
import { type Running, start } from './start/start.js';

/** Starts the whole service with a separate worker process, or only the gateway if the subgraph URLs are set. */
async function main(): Promise<void> {
  const config = gatewayConfig();
  const role = config.subgraphUrls ? 'gateway' : 'all';
  const log = openLog(config.LOG_LEVEL, role);
  endOnFault(log);
  let opening: ReturnType<typeof keepEmbeddedPostgres> | null = null;
  let service: Running | null = null;
  let stopTraces = () => Promise.resolve();
  // Registered first, so that an interrupted start does not leave a database running.
  stopOnSignal(log, async () => {
    await service?.stop();
    await stopTraces();
    const postgres = await opening?.catch(() => null);
    await postgres?.stop();
  });
  await checkStart(placeOf(config), (line) => process.stderr.write(`${line}\n`));
  stopTraces = await openTraces(config, role, log);
  opening = config.DATABASE_URL
    ? null
    : keepEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres'), log, onLost: endWithout });
  const postgres = await opening;
  const databaseUrl = config.DATABASE_URL ?? postgres!.url;
  const ownerUrl = config.DATABASE_OWNER_URL ?? postgres?.ownerUrl;
  const databases = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl };
  service = await open({ ...config, ...databases }, log).catch(async (error: unknown) => {
    await postgres?.stop();
    throw error;
  });
  printWelcome(service, config);
  releaseStartMemory();
}

/**
 * Where to start, from the settings. A gateway alone runs no migrations and keeps at most its key in the data folder.
 */
function placeOf(config: Config): StartPlace {
  const { DATABASE_URL, DATA_KEY, subgraphUrls } = config;
  const keepsData = !(subgraphUrls && DATABASE_URL && DATA_KEY);
  const databases = placesOf({ ...config, ...(subgraphUrls && { DATABASE_OWNER_URL: undefined }) });
  return { ...startPlace(), databases, keepsData };
}

/** Creates the missing data key, after checking that the database was not encrypted with another one. */
async function open(config: Config & DatabaseUrls, log: Log): Promise<Running> {
  if (!config.subgraphUrls) await (await import('./start/open-inside.js')).checkKeys(config, ownerUrlOf(config), log);
  useKeys(keySource(config));
  return start(config, log, 'beside');
}

/** Exits when the database is lost: the service cannot work without it and must be restarted. */
function endWithout(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function printWelcome({ url, firstKey, ownerLink, notes }: Running, config: Config): void {
  const lines = [
    `The service is ready at ${url}`,
    `  Start here  ${url}/ (in a browser)`,
    `  REST        ${url}/v1`,
    `  GraphQL     ${url}/graphql (HTTP and graphql-ws)`,
    `  Reference   ${url}/docs`,
    `  Health      ${url}/health/ready`,
    `  Data        ${config.DATA_DIR}`,
  ];
  if (firstKey) lines.push('', 'API key of the first account (shown only once):', `  ${firstKey}`);
  if (ownerLink)
    lines.push('', 'Set up the service in your browser (the link works once, within 24 hours):', `  Open ${ownerLink}`);

  if (notes.length > 0) lines.push('', ...notes);
  console.log(lines.join('\n'));
}

main().catch(endOnBadStart('all'));
