import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

const { resolve } = createRequire(import.meta.url);

/**
 * Path of a file inside an installed package, such as `zipcodes/lib/codes.js`. Throws if the package is not installed.
 */
export function packagePath(file: string): string {
  try {
    return resolve(file);
  } catch (error) {
    // A package may restrict its exports; the data files are located relative to an exported file.
    const found = resolve
      .paths(file)
      ?.map((folder) => join(folder, file))
      .find((path) => existsSync(path));
    if (found) return found;
    throw error;
  }
}

/** Path of a large data file of a package: plain, or compressed as `.gz` in the container image. Throws if neither is there. */
export function dataPath(file: string): string {
  try {
    return packagePath(file);
  } catch {
    return packagePath(`${file}.gz`);
  }
}

/** Streams the content of a plain or compressed file (`.gz`), in pieces of at most `pieceBytes`. */
export function contentStream(path: string, pieceBytes: number): Readable {
  const file = createReadStream(path, { highWaterMark: pieceBytes });
  if (!path.endsWith('.gz')) return file;
  const content = createGunzip({ chunkSize: pieceBytes });
  return file.once('error', (error) => content.destroy(error)).pipe(content);
}

/** Parses a JSON file of an installed package without running the package's code. */
export async function packageJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(packagePath(file), 'utf8')) as Value;
}
