import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFileIn, readKeyFile } from './cipher-key.js';
import { keyIdOf } from './key-ring.js';

/** Adds a new data key at the top of the file, atomically: a process reads either the old or the new file. */
export function addKeyToFile(dataDir: string): void {
  writeKeyFile(dataDir, [randomBytes(32), ...readKeyFile(dataDir)]);
}

/** Keeps only the current key in the file; moves the others to `keys/retired`, one file each. */
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
