/**
 * Compiles the server's parts to `dist`: `node bin/build-server.mjs`. Node keeps the text of each loaded module, with two
 * bytes for each character if one of them is beyond Latin-1, so comments and line breaks are left out and such characters
 * escaped. Names are kept. Stack traces read the source maps.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['kit', 'records', 'subgraphs', 'gateway', 'rest-shim', 'web/pages', 'web/words', 'web/sign-in'];
const SETTINGS = [
  'minify=true',
  'jsc.minify.compress=false',
  'jsc.minify.mangle=false',
  'jsc.minify.format.comments=false',
  'jsc.minify.format.asciiOnly=true',
];

const { status } = spawnSync(
  join(ROOT, 'node_modules/.bin/swc'),
  [...FOLDERS, '--out-dir', 'dist', '--quiet', ...SETTINGS.flatMap((setting) => ['-C', setting])],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
