/**
 * `npm run slim`: deletes files from `node_modules` that are never used at runtime (source maps, type declarations,
 * headers, duplicate builds, tests and demos) and prints the space freed. Licences stay. `npm ci` restores everything.
 * With `--without-ip-cities` also deletes the city data of IP addresses, which are then only located by country.
 */
import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILES = /\.(map|d\.[cm]?ts|tsx?|[cm]ts|flow)$|^(CHANGELOG|README|HISTORY)(\.\w+)?$/i;
const FOLDERS = /^(\.github|__tests__|tests?|examples?|demo|demos|coverage|benchmarks?)$/;
/** Files only used by browsers, other processors or other module systems. */
const UNUSED = [
  /^node-linux-(x64|arm64)\/(include|share)$/,
  /^@opentelemetry\/[^/]+\/build\/esnext$/,
  /^stripe\/esm$/,
  /^cities\.json\/(cities\.json|admin2\.json)$/,
  /^pdfmake\/build$/,
  // The text model is an LSTM, which has its own builds.
  /^tesseract\.js-core\/tesseract-core(-simd|-relaxedsimd)?\.(js|wasm|wasm\.js)$/,
  /^tesseract\.js-core\/.*-lstm\.wasm\.js$/,
  // tesseract.js uses it in browsers only.
  /^zlibjs\/bin$/,
  /^bwip-js\/(barcode\.ps|src|dist\/bwip-js-min\.js)$/,
];

if (process.argv.includes('--without-ip-cities')) UNUSED.push(/^@ip-location-db\/dbip-city-mmdb$/);

const ROOT = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules');
let freed = 0;

function sizeOf(path) {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.blocks * 512;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function remove(path) {
  freed += sizeOf(path);
  rmSync(path, { recursive: true });
}

/** `within` is the path below node_modules, also for packages inside packages. */
function visit(folder, within) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const here = within ? `${within}/${entry.name}` : entry.name;
    const isPackage = !here.includes('/') || /^@[^/]+\/[^/]+$/.test(here);
    if (UNUSED.some((pattern) => pattern.test(here))) remove(path);
    else if (entry.isDirectory()) {
      if (!isPackage && FOLDERS.test(entry.name)) remove(path);
      else visit(path, entry.name === 'node_modules' ? '' : here);
    } else if (entry.isFile() && FILES.test(entry.name)) remove(path);
  }
}

visit(ROOT, '');
process.stdout.write(`${Math.round(freed / 1e6)} MB deleted, ${Math.round(sizeOf(ROOT) / 1e6)} MB left\n`);
