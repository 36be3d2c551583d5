import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#kit/process/project-root.js';
import { built } from '../support/built.js';
import { freePort } from '../support/roles.js';

const folder = mkdtempSync(join(tmpdir(), 'start-build-'));
const tree = join(folder, 'tree');
const SOURCES = [
  'packages',
  'kit',
  'records',
  'subgraphs',
  'gateway',
  'rest-shim',
  'web',
  'docs',
  'bin',
  'dist',
  'package.json',
  '.swcrc',
  'lingui.config.js',
  'tsconfig.json',
];

beforeAll(async () => {
  await built();
  mkdirSync(tree);
  // With times to the nanosecond, to distinguish a build from an older one.
  execFileSync('cp', ['-a', ...SOURCES, tree], { cwd: projectRoot });
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command of `bin/` in the copied tree. */
function run(file: string, settings: Record<string, string> = {}) {
  const env = { PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`, ...settings };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [join(tree, 'bin', file)], { cwd: tree, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const isBuilt = () => readdirSync(tree).includes('dist') && readdirSync(join(tree, 'dist')).includes('.built-from');
const touch = () => utimesSync(join(tree, 'kit/id.ts'), new Date(), new Date());

test('uses a build that is as new as its sources', async () => {
  expect(await run('build.mjs')).toEqual({ code: 0, said: '' });
});

test('without the build packages uses an older build, and reports an error if there is none', async () => {
  touch();
  rmSync(join(tree, 'node_modules'));
  mkdirSync(join(tree, 'node_modules'));
  const older = await run('build.mjs');
  expect(older).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^The sources have changed since the last build, but the build tools are missing: using the old build/,
    ),
  });
  rmSync(join(tree, 'dist/.built-from'));
  const none = await run('build.mjs');
  expect(none).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no build, .* Run `npm ci` without --omit=dev/),
  });
  expect(await run('start.mjs')).toEqual({ code: 1, said: 'The packages are not installed. Run `npm ci` first.\n' });
  rmSync(join(tree, 'node_modules'), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(tree, 'node_modules'));
});

test('a start that can only fail says so before building', async () => {
  const failed = await run('start.mjs', { PORT: '0', DATA_DIR: '/proc/data' });
  expect(failed).toEqual({ code: 1, said: expect.stringMatching(/^Cannot write to \/proc\/data\./) });
  expect(isBuilt()).toBe(false);
});

/** Processes with the copied tree as their directory. */
const inTree = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`PWD=${tree}`);
    } catch {
      return false;
    }
  });

test('a build that is stopped leaves no process and is not used; two at once build once', async () => {
  const env = { PATH: `${join(projectRoot, 'node_modules/.bin')}:${process.env.PATH}`, PWD: tree };
  const settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data') };
  const child = spawn(process.execPath, ['bin/start.mjs'], { cwd: tree, env: { ...env, ...settings } });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  while (!said.includes('Building')) await sleep(20);
  await sleep(300);
  expect(inTree().length).toBeGreaterThan(1);
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(143);
  for (const end = Date.now() + 30_000; inTree().length > 0 && Date.now() < end;) await sleep(50);
  expect(inTree()).toEqual([]);
  expect(isBuilt()).toBe(false);

  // The next one, and another command at the same moment.
  const both = await Promise.all([run('build.mjs'), run('build.mjs')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ said }) => said).toSorted()).toEqual([
    'Building…\n',
    'Waiting for another command that is building here…\n',
  ]);
  expect(isBuilt()).toBe(true);
  expect(await run('build.mjs')).toEqual({ code: 0, said: '' });
});
