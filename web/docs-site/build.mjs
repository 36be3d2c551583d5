/**
 * Builds the documentation site into `dist/docs`, unless its sources are those of the last build, and puts compressed
 * copies beside its files: `npm run build:docs`.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../compress.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/docs');
const STAMP = join(OUT, '.built-from');

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

/** A fingerprint of the pages, the configuration and the builder. */
function fingerprint() {
  const hash = createHash('sha256');
  const builder = join(ROOT, 'node_modules/vitepress/package.json');
  for (const path of [builder, ...filesIn(join(ROOT, 'docs')), ...filesIn(import.meta.dirname)])
    hash.update(`${path.slice(ROOT.length)}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  const builder = join(ROOT, 'node_modules/vitepress/bin/vitepress.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [builder, 'build', import.meta.dirname], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    process.exit(status ?? 1);
  }
  for (const path of filesIn(OUT)) compress(path);
  writeFileSync(STAMP, wanted);
}
