import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openTarget } from './load.mjs';
import { startOurs, startYardstick } from './processes.mjs';
import { seedFirst } from './seed.mjs';

/** The service on a fresh embedded database; `work` gets the running parts, which are shut down after it. */
export async function onFreshDatabase(work, nodeOptions = () => []) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const closing = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
    closing.push(() => postgres.stop());
    const key = `sk_live_${randomBytes(32).toString('base64url')}`;
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    const databaseUrl = postgres.ownerUrl;
    const service = await startOurs({ databaseUrl, dataDir, key, nodeOptions: nodeOptions(folder) });
    closing.push(() => service.stop());
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    closing.push(() => client.end());
    const target = openTarget({ ...service, key });
    closing.push(() => target.close());
    await work({ client, target, service, folder, key, databaseUrl });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/**
 * The same with the yardstick on the same database, and with the first rows. `nodeOptions` of the service may depend on
 * the temporary folder.
 */
export const withEverything = (work, nodeOptions) =>
  onFreshDatabase(async ({ target, databaseUrl, ...parts }) => {
    const seed = await seedFirst(parts.client, target);
    const portalUrl = seed.reservation.guest_portal_url.replace(/[^/]*$/, '{id}');
    const yardstick = await startYardstick({ databaseUrl, portalUrl });
    const other = openTarget({ ...yardstick, key: parts.key });
    try {
      await work({ ...parts, targets: { service: target, yardstick: other }, seed });
    } finally {
      other.close();
      await yardstick.stop();
    }
  }, nodeOptions);
