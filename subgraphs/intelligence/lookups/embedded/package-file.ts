import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The path of a file inside an installed package, such as `zipcodes/lib/codes.js`. Throws when it is not installed. */
export const packagePath = (file: string): string => resolve(file);

/** The JSON of a file inside an installed package. It is read without running any code of the package. */
export async function packageJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(packagePath(file), 'utf8')) as Value;
}
