import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Cluster } from './cluster.js';

/**
 * Persistent settings: the TCP port on 127.0.0.1 and the passwords of the superuser, of the application and of the
 * table owner.
 */
export interface ClusterSettings {
  port: number;
  superuserPassword: string;
  password: string;
  ownerPassword: string;
}

/** Returns the preferred port if it is free on 127.0.0.1, otherwise any free port. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' && wanted ? resolve(freePort(0)) : reject(error),
    );
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

const settingsFile = ({ folder }: Cluster) => join(folder, 'credentials.json');

function writeSettings(cluster: Cluster, settings: ClusterSettings): ClusterSettings {
  const draft = `${settingsFile(cluster)}.new`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600, flush: true });
  renameSync(draft, settingsFile(cluster));
  return settings;
}

/** Reads credentials.json (mode 0600). Throws if a cluster exists without it. */
export function readSettings(cluster: Cluster): ClusterSettings {
  const secret = () => randomBytes(24).toString('base64url');
  if (!existsSync(settingsFile(cluster)) && !existsSync(cluster.data))
    return writeSettings(cluster, {
      port: 0,
      superuserPassword: secret(),
      password: secret(),
      ownerPassword: secret(),
    });
  const settings = JSON.parse(readFileSync(settingsFile(cluster), 'utf8')) as ClusterSettings;
  // A cluster from before the tables had a separate owner.
  return settings.ownerPassword ? settings : writeSettings(cluster, { ...settings, ownerPassword: secret() });
}

/** Returns the settings with a port that is free now, preferably the stored one, and saves it. */
export async function settlePort(cluster: Cluster, settings: ClusterSettings): Promise<ClusterSettings> {
  const port = await freePort(settings.port);
  return port === settings.port ? settings : writeSettings(cluster, { ...settings, port });
}
