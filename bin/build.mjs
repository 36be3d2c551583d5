/**
 * Builds `dist` where the sources are newer than the build, and not otherwise: `node bin/build.mjs`. What it was built from
 * stands in `dist/.built-from`, written last, so that a build that was stopped halfway does not count.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`);
const ROOMS = [
  ...PACKAGES.map((name) => `${name}/src`).filter((folder) => existsSync(join(ROOT, folder))),
  'kit',
  'records',
  'subgraphs',
  'gateway',
  'rest-shim',
  'web',
  'docs',
];
const BUILT_OF = /\.(ts|tsx|css|html|mjs|md|svg|png)$/;
const STAMP = join(ROOT, 'dist/.built-from');
const BUILDERS = ['@swc/cli', '@swc/core', 'vite', 'vitepress'];

/** A fingerprint of the sources by size and time; null in a release, which has none. */
function sources() {
  if (!existsSync(join(ROOT, 'gateway/main.ts'))) return null;
  const hash = createHash('sha256');
  for (const room of ROOMS.filter((folder) => existsSync(join(ROOT, folder))))
    for (const name of readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).sort()) {
      if (!BUILT_OF.test(name)) continue;
      const { size, mtimeMs } = statSync(join(ROOT, room, name));
      hash.update(`${room}/${name} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

const isBuilt = (folder) =>
  !existsSync(join(ROOT, folder, 'package.json')) || existsSync(join(ROOT, folder, 'dist/index.js'));

/** Whether `dist` is a whole build: `current` where it is one of these sources. */
export function stateOfBuild() {
  const isWhole = existsSync(STAMP) && PACKAGES.every(isBuilt);
  const wanted = sources();
  return { isWhole, current: isWhole && (wanted === null || readFileSync(STAMP, 'utf8') === wanted) };
}

/** Whether the packages that build are installed; `npm ci --omit=dev` leaves them out. */
export const canBuild = () => BUILDERS.every((name) => existsSync(join(ROOT, 'node_modules', name, 'package.json')));

/** Empties `dist`, except for the documentation site, which is built again only where its pages changed. */
function clear() {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'dist')).filter((one) => one !== 'docs'))
    rmSync(join(ROOT, 'dist', name), { recursive: true });
}

/** Builds. Gives 0, or the code to end with: a signal ends the build and whatever it started. */
export function build() {
  // Pages for developers are no thing to serve.
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn('npm', ['run', '-s', 'build'], { cwd: ROOT, env, stdio: 'inherit', detached: true });
  const stop = (signal) => {
    try {
      process.kill(-Number(child.pid), signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  let stopped = false;
  const onSignal = (signal) => {
    stopped = true;
    stop(signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => {
      // npm ends before what it started does.
      if (stopped) stop('SIGKILL');
      for (const signal of signals) process.off(signal, onSignal);
      resolve(stopped ? 143 : (code ?? 1));
    });
  });
}

/** Builds where that is needed and possible. Gives 0, or the code to end with after saying why. */
export async function buildIfNewer() {
  const { isWhole, current } = stateOfBuild();
  if (current) return 0;
  if (canBuild()) {
    process.stderr.write('The sources are newer than the build: building …\n');
    return build();
  }
  if (isWhole) {
    process.stderr.write(
      'The sources are newer than the build, which is used as it is: `npm ci` installs the builder.\n',
    );
    return 0;
  }
  process.stderr.write(
    'There is no build, and the packages that make one are not installed. Run `npm ci` without --omit=dev, or use a release made by `npm run package`.\n',
  );
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === '--clear') clear();
  else if (process.argv[2] === '--done') writeFileSync(STAMP, sources());
  // A build would delete the files of a running service, so commands build only if there is no build.
  else if (process.argv[2] !== '--missing' || !stateOfBuild().isWhole) process.exitCode = await buildIfNewer();
}
