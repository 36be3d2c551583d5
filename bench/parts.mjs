import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbeddedPostgres } from '../dist/kit/embedded-postgres/start-embedded-postgres.js';

/**
 * The service in its parts (`bench/cluster.mjs`), without the roles in `without`, on a database of its own. `roles` has
 * the process ID and URL of each. What it opens is closed by `closing`, in reverse order.
 */
export async function startParts(closing, { without = [], environment = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-parts-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
  closing.push(() => postgres.stop());
  const secret = randomBytes(32).toString('hex');
  const child = spawn(process.execPath, ['bench/cluster.mjs'], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATABASE_OWNER_URL: postgres.ownerUrl,
      CLUSTER_WITHOUT: without.join(),
      SERVICE_SECRET: secret,
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  closing.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const roles = {};
  const key = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service in parts ended with ${code} before it was ready.`)));
    createInterface({ input: child.stdout }).on('line', (text) => {
      const line = JSON.parse(text);
      if (line.pid) roles[line.role] = line;
      if (line.ready) resolve(line.key);
    });
  });
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  closing.push(() => client.end());
  return { roles, key, secret, client };
}
