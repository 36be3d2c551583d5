/**
 * Builds `dist` if the sources have changed since the last build: `node bin/build.mjs`. The fingerprint of the sources is
 * in `dist/.built-from`, which is written last, so that an interrupted build does not count.
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
const BUILT_OF = /\.(ts|tsx|css|html|mjs|md|po|svg|png)$/;
const STAMP = join(ROOT, 'dist/.built-from');
const BUILDERS = ['@swc/cli', '@swc/core', 'vite', 'vitepress'];

/** Fingerprint of the sources by size and time; null in a release, which has no sources. */
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

/** Whether `dist` is a complete build, and `current`: built from these sources. */
export function stateOfBuild() {
  const isWhole = existsSync(STAMP) && PACKAGES.every(isBuilt);
  const wanted = sources();
  return { isWhole, current: isWhole && (wanted === null || readFileSync(STAMP, 'utf8') === wanted) };
}

/** Whether the build tools are installed; `npm ci --omit=dev` omits them. */
export const canBuild = () => BUILDERS.every((name) => existsSync(join(ROOT, 'node_modules', name, 'package.json')));

/** Empties `dist` except for the documentation site, which is rebuilt only if its pages changed. */
function clear() {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'dist')).filter((one) => one !== 'docs'))
    rmSync(join(ROOT, 'dist', name), { recursive: true });
}

/** Runs the build. Returns 0 or the exit code. A signal stops the build and all its processes. */
export function build() {
  // Development builds of the pages must not be served.
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
      // npm exits before its child processes do.
      if (stopped) stop('SIGKILL');
      for (const signal of signals) process.off(signal, onSignal);
      resolve(stopped ? 143 : (code ?? 1));
    });
  });
}

/** Builds, unless another command that was building here meanwhile has done it. Two at once would undo each other. */
async function buildAlone() {
  const work = () => {
    const { isWhole, current } = stateOfBuild();
    if (current) return 0;
    process.stderr.write(isWhole ? 'The sources have changed since the last build: building…\n' : 'Building…\n');
    return build();
  };
  if (process.platform !== 'linux') return work();
  const { exclusively } = await import('../packages/embedded-postgres/src/exclusively.ts');
  const patience = setTimeout(
    () => process.stderr.write('Waiting for another command that is building here…\n'),
    1_000,
  );
  return exclusively(`build ${ROOT}`, () => {
    clearTimeout(patience);
    return work();
  });
}

/** Builds if needed and possible. Returns 0, or prints the reason and returns the exit code. */
export async function buildIfNewer() {
  const { isWhole, current } = stateOfBuild();
  if (current) return 0;
  if (canBuild()) return buildAlone();
  if (isWhole) {
    process.stderr.write(
      'The sources have changed since the last build, but the build tools are missing: using the old build. Run `npm ci` to install them.\n',
    );
    return 0;
  }
  process.stderr.write(
    'There is no build, and the build tools are not installed. Run `npm ci` without --omit=dev, or use a release made by `npm run package`.\n',
  );
  return 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === '--clear') clear();
  else if (process.argv[2] === '--done') writeFileSync(STAMP, sources());
  // Building deletes files of a running service, so commands only build if there is no build yet.
  else if (process.argv[2] !== '--missing' || !stateOfBuild().isWhole) process.exitCode = await buildIfNewer();
}
