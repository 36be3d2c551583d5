import { join } from 'node:path';
import { BadConfiguration } from '#kit/config.js';
import { useCipherKey } from '#kit/cipher.js';
import { cipherKeyFile } from '#kit/cipher-key.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { type Log, openLog } from '#kit/log.js';
import { type Config, gatewayConfig } from './config.js';
import { type Service, startService } from './service.js';

/** The whole service in one process, or the gateway alone where the subgraphs' URLs are set. */
async function main(): Promise<void> {
  process.env.APOLLO_TELEMETRY_DISABLED = 'true';
  const config = gatewayConfig(process.env);
  const log = openLog(config.LOG_LEVEL, config.subgraphUrls ? 'gateway' : 'all');
  endOnFault(log);
  useCipherKey(
    config.DATA_KEY ? Buffer.from(config.DATA_KEY, 'base64') : cipherKeyFile(join(config.DATA_DIR, 'keys/data.key')),
  );
  const postgres = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') });
  const service = await startService({ ...config, DATABASE_URL: config.DATABASE_URL ?? postgres!.url }, log).catch(
    async (error: unknown) => {
      await postgres?.stop();
      throw error;
    },
  );
  printWelcome(service, config);
  stopOnSignal(log, async () => {
    await service.stop();
    await postgres?.stop();
  });
}

function printWelcome({ url, firstKey }: Service, config: Config): void {
  const lines = [
    `The service is ready at ${url}`,
    `  REST        ${url}/v1`,
    `  GraphQL     ${url}/graphql (HTTP and graphql-ws)`,
    `  Health      ${url}/health/ready`,
    `  Data        ${config.DATA_DIR}`,
  ];
  if (firstKey) lines.push('', 'The first account has this API key. It is shown this once:', `  ${firstKey}`, '');
  console.log(lines.join('\n'));
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'service.stopping');
    setTimeout(() => process.exit(1), 30_000).unref();
    stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.fatal({ err }, 'service.stopped_badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
}

/** A fault that nobody caught leaves the process in an unknown state: it ends, and whoever runs it starts it again. */
function endOnFault(log: Log): void {
  const end = (err: unknown) => {
    log.fatal({ err }, 'service.crashed');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

main().catch((error: unknown) => {
  if (error instanceof BadConfiguration) console.error(error.message);
  else openLog('fatal', 'all').fatal({ err: error }, 'service.not_started');
  process.exit(1);
});
