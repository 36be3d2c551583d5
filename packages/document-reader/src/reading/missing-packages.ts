import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of an optional package, also of one that exports only its modules; undefined if it is not installed. */
export function packageFolder(name: string): string | undefined {
  const folders = (require.resolve.paths(name) ?? []).map((path) => join(path, name));
  return folders.find((folder) => existsSync(join(folder, 'package.json')));
}

/** Returns the optional packages that are not installed. */
export function missingPackages(names: string[]): string[] {
  return names.filter((name) => packageFolder(name) === undefined);
}
