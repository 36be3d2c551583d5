import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';
import { openTarget } from './load.mjs';
import { startOurs, startYardstick } from './processes.mjs';
import { seedFirst } from './seed.mjs';

/**
 * The whole service and the yardstick on one fresh database, with the first rows; `work` gets the running parts, which are
 * shut down after it. `nodeOptions` of the service may depend on the temporary folder.
 */
export async function withEverything(work, nodeOptions = () => []) {
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
    const targets = { service: openTarget({ ...service, key }) };
    const seed = await seedFirst(client, targets.service);
    const portalUrl = seed.reservation.guest_portal_url.replace(/[^/]*$/, '{id}');
    const yardstick = await startYardstick({ databaseUrl, portalUrl });
    closing.push(() => yardstick.stop());
    targets.yardstick = openTarget({ ...yardstick, key });
    closing.push(() => Object.values(targets).forEach((target) => target.close()));
    await work({ client, targets, seed, service, folder, key });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
