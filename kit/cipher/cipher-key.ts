import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the key lies unless it is set. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'keys/data.key');

/** The key of the settings, or else the one in the folder of data, which is made on first use. */
export function cipherKeyOf({ DATA_KEY, DATA_DIR }: { DATA_KEY?: string | undefined; DATA_DIR: string }): Buffer {
  return DATA_KEY ? Buffer.from(DATA_KEY, 'base64') : cipherKeyFile(keyFileIn(DATA_DIR));
}

/** The key in a file (32 bytes, base64, mode 0600), made on first use. Two processes that start at once agree on one. */
function cipherKeyFile(path: string): Buffer {
  try {
    return read(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return read(path);
}

function read(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length !== 32) throw new Error('The file of the cipher key does not hold 32 bytes.');
  return key;
}
