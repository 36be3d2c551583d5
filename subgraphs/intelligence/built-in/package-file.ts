import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The path of a file inside an installed package, such as `zipcodes/lib/codes.js`. Throws when it is not installed. */
export function packagePath(file: string): string {
  try {
    return resolve(file);
  } catch (error) {
    // A package may list what code can import from it; its data files lie beside that.
    const found = resolve
      .paths(file)
      ?.map((folder) => join(folder, file))
      .find((path) => existsSync(path));
    if (found) return found;
    throw error;
  }
}

/** The JSON of a file inside an installed package. It is read without running any code of the package. */
export async function packageJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(packagePath(file), 'utf8')) as Value;
}
