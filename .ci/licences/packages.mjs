import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLED } from '../../web/docs-site/bundled.mjs';

/** Packages of the lock file, and which of them are used in production or in the pages. */

export const ROOT = join(import.meta.dirname, '../..');

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package of the lock file but our own; `path` is its folder below the root. */
export function lockedPackages(root = ROOT) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({
      path,
      name: nameOf(path),
      version: entry.version,
      licence: entry.license ?? null,
      dev: entry.dev === true,
      /** Installed on some platforms only. */
      isBinary: Boolean(entry.os ?? entry.cpu),
      needs: Object.keys({ ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }),
    }));
}

/** Packages imported by the pages, which are bundled into what browsers load. */
export function pageImports(root = ROOT) {
  const files = readdirSync(join(root, 'web'), { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  const imports = files.flatMap((file) =>
    [...readFileSync(join(root, 'web', file), 'utf8').matchAll(/^import (?!type )[^;]*?'([^.'#][^']*)';/gms)].map(
      ([, specifier]) =>
        specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0],
    ),
  );
  return [...new Set(imports)].filter((name) => !name.startsWith('node:')).sort();
}

/** Adds what packages need, each found as Node finds it: in the nearest folder above. */
function withNeeds(roots, all) {
  const byPath = new Map(all.map((one) => [one.path, one]));
  const found = new Map();
  const waiting = [...roots];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (found.has(one.path)) continue;
    found.set(one.path, one);
    for (const name of one.needs) {
      const places = one.path
        .split('/node_modules/')
        .map((_, at, parts) => parts.slice(0, at + 1).join('/node_modules/'));
      const path = [...places.reverse().map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].find(
        (at) => byPath.has(at),
      );
      if (path) waiting.push(byPath.get(path));
    }
  }
  return [...found.values()];
}

/** Packages installed in production on any platform, and packages bundled into the pages and the documentation site. */
export function shippedPackages(root = ROOT) {
  const all = lockedPackages(root);
  const imports = pageImports(root);
  const inPages = withNeeds(
    all.filter(({ path }) => imports.some((name) => path === `node_modules/${name}`)),
    all,
  );
  const inSite = all.filter(({ path }) => BUNDLED.some((name) => path === `node_modules/${name}`));
  const shipped = new Map([...all.filter(({ dev }) => !dev), ...inPages, ...inSite].map((one) => [one.path, one]));
  return [...shipped.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const LICENCE_FILE =
  /^(un)?licen[cs]e|^copying|^notice|^copyright|-licen[cs]e(\.\w+)?$|^nro_licen[cs]e|^dbip-licen[cs]e/i;

/** The texts of a package's licence files as it is installed, in the order of their names; none where it is not installed. */
export function licenceTexts({ path }, root = ROOT) {
  const folder = join(root, path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => name)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .filter(Boolean);
}
