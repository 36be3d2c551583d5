import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keysThere } from '#kit/cipher/cipher-key.js';
import { startEmbeddedPostgres } from '#kit/embedded-postgres/start-embedded-postgres.js';
import { BadConfiguration } from '#kit/process/config.js';
import { openLog } from '#kit/process/log.js';
import { endOnBadStart } from '#kit/start/process-end.js';
import { openPool } from '#kit/store/database.js';
import { ownerUrlOf, placesOf } from '#kit/store/database-urls.js';
import { type Config, gatewayConfig } from '../config.js';
import { examineConnections } from './examine-connections.js';
import { examineDatabase } from './examine-database.js';
import { FIRST_KEY, examineKeys } from './examine-keys.js';
import { examineFiles } from './examine-files.js';
import { examineKeptFiles } from './examine-kept-files.js';
import { examineMachine } from './examine-machine.js';
import { examineReplicas } from './examine-replicas.js';
import { examineStores } from './examine-stores.js';
import { type Finding, findingLines } from './finding.js';

/** `npm run doctor`: looks at everything the service needs, while it runs or not, and says what to do. 1 where it can't run so. */
async function main(): Promise<void> {
  const findings = await examine();
  console.log(findingLines(findings).join('\n'));
  process.exitCode = findings.some(({ level }) => level === 'problem') ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  let config: Config;
  try {
    config = gatewayConfig();
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return error.problems.map((what) => ({ level: 'problem', what, advice: 'See docs/reference/settings.md.' }));
  }
  const readable: Finding = { level: 'good', what: 'The configuration can be read' };
  return [readable, ...examineMachine(config), ...(await examineFiles(config)), ...(await data(config))];
}

async function data(config: Config): Promise<Finding[]> {
  const folder = join(config.DATA_DIR, 'postgres');
  if (!config.DATABASE_URL && !existsSync(folder))
    return [
      { level: 'note', what: 'There is no database yet', advice: 'npm start makes one.' },
      ...(keysThere(config) ? [] : [FIRST_KEY]),
    ];
  const log = openLog('silent', 'doctor');
  const embedded = config.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: folder });
  const pool = openPool(ownerUrlOf(config) ?? embedded!.ownerUrl, 2, log);
  try {
    const away = await examineConnections(placesOf(config));
    if (away.length > 0) return away;
    const pooler: Finding[] = config.DIRECT_DATABASE_URL
      ? [{ level: 'good', what: 'DATABASE_URL and DIRECT_DATABASE_URL answer' }]
      : [];
    const replicas = await examineReplicas(pool, config.DATABASE_REPLICA_URLS);
    const kept = await examineKeptFiles(pool, config);
    return [
      ...pooler,
      await examineKeys(pool, config),
      ...(await examineDatabase(pool, config.SEAL_CONTACTS)),
      ...replicas,
      ...(await examineStores(pool)),
      ...kept,
    ];
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

main().catch(endOnBadStart('doctor'));
