import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BadConfiguration } from '../process/config.js';
import { type KeyRing, firstDigestKey, keyRing } from './key-ring.js';

/** Where keys come from: the settings, or files below `DATA_DIR`. */
export interface KeySettings {
  DATA_KEY?: string | undefined;
  DATA_KEYS_OLD?: string[] | undefined;
  DIGEST_KEY?: string | undefined;
  DATA_DIR: string;
}

/** A way to read the keys. `version` changes when the keys behind it did; null where they never do. */
export interface KeySource {
  read(): KeyRing;
  version(): string | null;
}

/** The data keys, one a line, the current one first; made on first start unless `DATA_KEY` is set. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys/data.key');

const digestFileIn = (dataDir: string): string => join(dataDir, 'keys/digest.key');

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64');

/** The digest key in force, in base64. */
export function digestKeyOf({ DATA_KEY, DIGEST_KEY, DATA_DIR }: KeySettings): string {
  if (DIGEST_KEY) return DIGEST_KEY;
  const key = DATA_KEY ? firstDigestKey(bytesOf(DATA_KEY)) : digestKeyIn(DATA_DIR, readKeyFile(DATA_DIR));
  return key.toString('base64');
}

/** The keys of the settings, or else those in the data folder. Throws BadConfiguration where the digest key is unclear. */
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

/** The same keys as they are now; null where there are none yet. Makes none, unlike a source that is read. */
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

/** The keys in the file of data keys, made with one key on first use. Two processes that start at once agree on one. */
export function readKeyFile(dataDir: string): Buffer[] {
  const text = madeOnce(keyFileIn(dataDir), () => randomBytes(32));
  const keys = text.split('\n').filter(Boolean).map(bytesOf);
  if (keys.length === 0 || keys.some((key) => key.length !== 32))
    throw new Error('The data key file is invalid: each line must be 32 bytes in base64.');
  return keys;
}

/** The digest key outlives every data key: it is derived from the first one and then has a file of its own. */
function digestKeyIn(dataDir: string, keys: Buffer[]): Buffer {
  const path = digestFileIn(dataDir);
  return bytesOf(
    madeOnce(path, () => {
      if (keys.length > 1) throw new BadConfiguration([`DATA_DIR: ${path} is missing; restore it from your backup of the keys folder`]);
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
