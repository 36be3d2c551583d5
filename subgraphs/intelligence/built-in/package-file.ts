import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

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

/** Parses a JSON file of an installed package without running the package's code. */
export async function packageJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(packagePath(file), 'utf8')) as Value;
}
