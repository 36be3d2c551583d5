import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user that the server runs as when we are root; PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Where one embedded server keeps what it needs. `name` tells its processes from those of any other server, `application` is
 * the database that is made in it.
 */
export interface Cluster {
  folder: string;
  data: string;
  name: string;
  application: string;
  account?: Account;
}

function accountFor(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody to run it as.');
  const account = { uid: Number(user[2]), gid: Number(user[3]) };
  if (owner) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data]); // a backup that root has put back
  return account;
}

/**
 * Opens the folder (made with mode 0700 where missing); starts nothing. `name` is the application's: that of its database
 * and of the role that it logs in with. Throws where it is no plain identifier of SQL.
 */
export function openCluster(dataDir: string, name: string): Cluster {
  if (!/^[a-z][a-z_]{0,40}$/.test(name))
    throw new Error(`${name} is no name for a database: small letters and _ only.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const data = join(folder, 'cluster');
  const nameOfProcesses = `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  return { folder, data, name: nameOfProcesses, application: name, account: accountFor(data) };
}

/**
 * How the server is to name the folder that it is spawned in. Another user may not be able to walk there (a checkout
 * in /root), but the kernel lets every process follow the link to the folder it already stands in.
 */
export function workingFolder({ account }: Cluster, folder: string): string {
  return account && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder;
}
