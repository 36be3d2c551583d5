import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFileIn, readKeyFile } from './cipher-key.js';
import { keyIdOf } from './key-ring.js';

/** Puts a new data key first in the file, in one step: a process reads the old file or the new one. */
export function addKeyToFile(dataDir: string): void {
  writeKeyFile(dataDir, [randomBytes(32), ...readKeyFile(dataDir)]);
}

/** Leaves the current key alone in the file; the others move to `keys/retired`, one file each. */
export function retireOldKeys(dataDir: string): string[] {
  const [current, ...old] = readKeyFile(dataDir);
  const folder = join(dataDir, 'keys/retired');
  if (old.length > 0) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const paths = old.map((key) => join(folder, `${keyIdOf(key)}.key`));
  old.forEach((key, n) => writeFileSync(paths[n]!, key.toString('base64'), { mode: 0o600 }));
  if (old.length > 0) writeKeyFile(dataDir, [current!]);
  return paths;
}

function writeKeyFile(dataDir: string, keys: Buffer[]): void {
  const draft = `${keyFileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, `${keys.map((key) => key.toString('base64')).join('\n')}\n`, { mode: 0o600 });
  renameSync(draft, keyFileIn(dataDir));
}
