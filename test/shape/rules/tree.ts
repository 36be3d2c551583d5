import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Source } from './source.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SKIPPED_ANYWHERE = new Set(['node_modules', '.git']);
const SKIPPED_AT_ROOT = new Set(['dist', 'data', 'coverage']);
const PACKAGE_BUILD = /^packages\/[^/]+\/dist\/$/;
const ROOM = /^(packages|kit|records|subgraphs|gateway|rest-shim|web|test|bench)\//;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(`${ROOT}${folder}`, { withFileTypes: true })) {
    if (SKIPPED_ANYWHERE.has(entry.name) || (folder === '' && SKIPPED_AT_ROOT.has(entry.name))) continue;
    if (entry.isDirectory() && PACKAGE_BUILD.test(`${folder}${entry.name}/`)) continue;
    if (entry.isDirectory()) yield* walk(`${folder}${entry.name}/`);
    else if (entry.isFile() && !entry.name.endsWith('.log')) yield `${folder}${entry.name}`;
  }
}

/** A file may vanish between listing and reading (an editor's temporary file): then it is not part of the tree. */
function read(path: string): Source[] {
  try {
    return [{ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }];
  } catch {
    return [];
  }
}

/** All paths of the repository, except installed, built or runtime files. */
export const paths: string[] = [...walk('')].sort();

/** The TypeScript and JavaScript files of the rooms. */
export const code: Source[] = paths.filter((path) => ROOM.test(path) && /\.(m?ts|m?js|tsx)$/.test(path)).flatMap(read);

/** One file of the repository by its path; undefined if missing. */
export const fileAt = (path: string): Source | undefined => read(path)[0];
