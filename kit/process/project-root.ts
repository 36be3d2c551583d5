import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, for both sources and build. */
export const projectRoot = rootAbove(import.meta.dirname);

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}
