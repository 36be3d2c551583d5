import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The user that runs the server when we are root: PostgreSQL refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Paths and names of one embedded server. `name` distinguishes its processes from those of other servers; `application`
 * is its database.
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
  if (!user)
    throw new Error('PostgreSQL cannot run as root. Create a user named postgres or nobody, or start as another user.');
  const account = { uid: Number(user[2]), gid: Number(user[3]) };
  if (owner) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, data]); // A backup restored by root.
  return account;
}

/**
 * Opens the folder (created with mode 0700 if missing) without starting a server. `name` is the name of the
 * application's database and of its login role. Throws if it is not a plain SQL identifier.
 */
export function openCluster(dataDir: string, name: string): Cluster {
  if (!/^[a-z][a-z_]{0,40}$/.test(name))
    throw new Error(`Invalid database name ${name}: use lowercase letters and _ only.`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  const data = join(folder, 'cluster');
  const nameOfProcesses = `${name}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  return { folder, data, name: nameOfProcesses, application: name, account: accountFor(data) };
}

/**
 * Path of the server's folder as the server process sees it. Another user may not be able to reach it (a checkout in
 * /root), but the kernel lets every process follow the link to its working directory.
 */
export function workingFolder({ account }: Cluster, folder: string): string {
  return account && existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder;
}
