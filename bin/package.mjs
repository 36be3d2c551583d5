/**
 * `npm run package`: creates a release archive with the built service and pages. Unpack it and run `npm ci && npm start`.
 * It has no build tools and tests, neither as files nor in its package.json.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARTS = [
  ...packageParts(),
  'dist',
  'schema',
  'models',
  'docs',
  'web/pages.css',
  'web/asked-page.js',
  'web/passkeys.js',
  'web/look/mark.svg',
  'bin/build.mjs',
  'bin/start.mjs',
  'bin/slim.mjs',
  'bin/demo.mjs',
  'bin/demo',
  '.npmrc',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE',
  'THIRD-PARTY-NOTICES',
];
/** Our own packages, built. */
function packageParts() {
  const names = readdirSync(join(ROOT, 'packages'));
  return names
    .flatMap((name) => ['package.json', 'README.md', 'LICENSE', 'dist'].map((part) => `packages/${name}/${part}`))
    .filter((part) => existsSync(join(ROOT, part)));
}

/** Commands for operators; all others need the sources. */
const COMMANDS =
  /^(start|demo|slim|import|datasets|doctor|backup|files|train|model|keys:rotate|audit:verify|segments)$/;

const read = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

function manifest() {
  const { devDependencies: _, scripts, ...rest } = read('package.json');
  return { ...rest, scripts: Object.fromEntries(Object.entries(scripts).filter(([name]) => COMMANDS.test(name))) };
}

function lock() {
  const { packages, ...rest } = read('package-lock.json');
  const { devDependencies: _, ...own } = packages[''];
  const kept = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return { ...rest, packages: { '': own, ...Object.fromEntries(kept) } };
}

const { name, version } = read('package.json');
const title = `${name}-${version}`;
const archive = resolve(process.argv[2] ?? ROOT, `${title}.tar.gz`);
const draft = mkdtempSync(join(tmpdir(), 'release-'));
try {
  const folder = join(draft, title);
  mkdirSync(folder);
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !path.endsWith('dist/.compiled'),
    });
  for (const [file, content] of Object.entries({ 'package.json': manifest(), 'package-lock.json': lock() }))
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  const { status } = spawnSync('tar', ['-czf', archive, '-C', draft, title], { stdio: 'inherit' });
  if (status !== 0) throw new Error('tar failed to write the archive.');
  process.stdout.write(`${archive}\n`);
} finally {
  rmSync(draft, { recursive: true, force: true });
}
