import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadConfiguration } from '../process/config.js';
import { type KeyRing, firstDigestKey, keyRing } from './key-ring.js';

/** Settings of the keys, which are given directly or in files in `DATA_DIR`. */
export interface KeySettings {
  DATA_KEY?: string | undefined;
  DATA_KEYS_OLD?: string[] | undefined;
  DIGEST_KEY?: string | undefined;
  DATA_DIR: string;
}

/** A source of keys. `version` changes when the keys change; null if they never do. */
export interface KeySource {
  read(): KeyRing;
  version(): string | null;
}

/** File of the data keys, one per line, current one first; created on the first start unless `DATA_KEY` is set. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys/data.key');

const digestFileIn = (dataDir: string): string => join(dataDir, 'keys/digest.key');

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** The current digest key, in base64. */
export function digestKeyOf({ DATA_KEY, DIGEST_KEY, DATA_DIR }: KeySettings): string {
  if (DIGEST_KEY) return DIGEST_KEY;
  const key = DATA_KEY ? firstDigestKey(bytesOf(DATA_KEY)) : digestKeyIn(DATA_DIR, readKeyFile(DATA_DIR));
  return key.toString('base64');
}

/** Reads keys from the settings, else from the data folder. Throws BadConfiguration if the digest key is ambiguous. */
export function keySource(settings: KeySettings): KeySource {
  const { DATA_KEY, DATA_KEYS_OLD = [], DIGEST_KEY, DATA_DIR } = settings;
  if (!DATA_KEY) return keyFiles(DATA_DIR);
  if (DATA_KEYS_OLD.length > 0 && !DIGEST_KEY)
    throw new BadConfiguration([
      'DIGEST_KEY: is required with DATA_KEYS_OLD; run `npm run keys:rotate -- digest-key` to print it',
    ]);
  const digestKey = DIGEST_KEY ? bytesOf(DIGEST_KEY) : firstDigestKey(bytesOf(DATA_KEY));
  const ring = keyRing([DATA_KEY, ...DATA_KEYS_OLD].map(bytesOf), digestKey);
  return { read: () => ring, version: () => null };
}

/** Reads the existing keys without creating any; null if there are none yet. */
export function keysThere(settings: KeySettings): KeyRing | null {
  const { DATA_KEY, DATA_DIR } = settings;
  if (DATA_KEY) return keySource(settings).read();
  if (!existsSync(keyFileIn(DATA_DIR))) return null;
  const keys = readKeyFile(DATA_DIR);
  const isFirst = keys.length === 1 && !existsSync(digestFileIn(DATA_DIR));
  return keyRing(keys, isFirst ? firstDigestKey(keys[0]!) : digestKeyIn(DATA_DIR, keys));
}

function keyFiles(dataDir: string): KeySource {
  const path = keyFileIn(dataDir);
  return {
    read() {
      const keys = readKeyFile(dataDir);
      return keyRing(keys, digestKeyIn(dataDir, keys));
    },
    version: () => {
      const { ino, mtimeMs } = statSync(path);
      return `${ino} ${mtimeMs}`;
    },
  };
}

/** Reads the data key file, creating it with one key on first use. Processes that start concurrently agree on one key. */
export function readKeyFile(dataDir: string): Buffer[] {
  const text = madeOnce(keyFileIn(dataDir), () => randomBytes(32));
  const keys = text.split('\n').filter(Boolean).map(bytesOf);
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new Error('The data key file is invalid: each line must be 32 bytes in base64.');
  return keys;
}

/** The digest key outlives all data keys: it is derived from the first one, then stored in its own file. */
function digestKeyIn(dataDir: string, keys: Buffer[]): Buffer {
  const path = digestFileIn(dataDir);
  return bytesOf(
    madeOnce(path, () => {
      if (keys.length > 1)
        throw new BadConfiguration([`DATA_DIR: ${path} is missing; restore it from your backup of the keys folder`]);
      return firstDigestKey(keys[0]!);
    }),
  );
}

function madeOnce(path: string, make: () => Buffer): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const made = make();
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, made.toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(path, 'utf8');
}
