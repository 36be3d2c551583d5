/**
 * Compiles the packages in `packages/`, each from `src` to `dist`: `node bin/build-packages.mjs`. With `--types` also
 * generates type declarations, which are only needed for publishing.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The package folders, sorted by name. */
export const packageFolders = () =>
  readdirSync(join(ROOT, 'packages'))
    .map((name) => join(ROOT, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'src/index.ts')))
    .sort();

async function run(program, args, cwd) {
  const [code] = await once(spawn(join(ROOT, 'node_modules/.bin', program), args, { cwd, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`${program} failed in ${cwd}.`);
}

async function compile(folder, withTypes) {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const config = ['--config-file', join(ROOT, '.swcrc')];
  await run('swc', ['src', '--out-dir', 'dist', '--strip-leading-paths', '--copy-files', '--quiet', ...config], folder);
  if (withTypes) await run('tsc', ['-p', 'tsconfig.build.json'], folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const withTypes = process.argv.includes('--types');
  await Promise.all(packageFolders().map((folder) => compile(folder, withTypes)));
}
