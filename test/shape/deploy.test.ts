import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatewayConfig } from '#gateway/config.js';
import { projectRoot } from '#kit/process/project-root.js';
import { serveConfig, workConfig } from '#subgraphs/config.js';
import { code } from './rules/tree.js';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const page = read('docs/operate/deploy.md');
const unit = read('deploy/guest-screening.service');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('each file named on the deployment pages exists', () => {
  const both = page + read('docs/contributing/deployment.md');
  const named = [...both.matchAll(/(?:\.ci|deploy|test)\/[\w./-]+\w|docker-compose[\w.]*\.yml/g)].map(([name]) => name);
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(named.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
});

test('each program started by a unit, a script, the image or the page is a source of this repository', () => {
  const texts = ['deploy/one-container.sh', 'deploy/one-machine-of-several.sh', 'Dockerfile'].map(read);
  const programs = [page, unit, ...texts].flatMap((text) => [...text.matchAll(/\bdist\/([\w/-]+)\.js/g)]);
  expect(programs.length).toBeGreaterThan(5);
  expect(programs.filter(([, program]) => !existsSync(join(projectRoot, `${program}.ts`)))).toEqual([]);
});

test('the unit runs what npm start runs, may write to its data folder only, and has time for a graceful stop', () => {
  const program = /ExecStart=\S+\/node .*(dist\/\S+)/.exec(unit)![1]!;
  expect(scripts.start).toContain('bin/start.mjs');
  expect(read('bin/start.mjs')).toContain(`import('../${program}')`);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit).not.toMatch(/^ReadWritePaths=/m);
  const folder = /DATA_DIR=(\S+)/.exec(unit)![1]!;
  expect(unit).toMatch(new RegExp(`^StateDirectory=${folder.split('/').at(-1)}$`, 'm'));
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)![1])).toBeGreaterThan(30);
});

test('the image is built without install scripts and without the builder’s configuration', () => {
  const [dockerfile, ignored] = [read('Dockerfile'), read('.dockerignore')];
  expect(dockerfile).toMatch(/COPY package\.json package-lock\.json \.npmrc/);
  expect(ignored.split('\n')[0]).toBe('**');
  expect(ignored).toContain('!.npmrc');
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const installs = dockerfile.split('\n').filter((line) => /\bnpm (ci|install)\b/.test(line));
  expect(installs.filter((line) => line.includes('--omit=optional'))).toEqual([]);
});

test('the images are built with every program that the build runs', () => {
  const programs = [...scripts.build!.matchAll(/\bnode (bin\/[\w-]+\.mjs)/g)].map(([, program]) => program!);
  expect(programs.length).toBeGreaterThan(2);
  const given = read('.dockerignore').split('\n');
  expect(programs.filter((program) => !given.includes(`!${program}`))).toEqual([]);
});

test('both images contain every file that the service opens by its path', () => {
  const sources = code.filter(({ path }) => /^(gateway|kit|rest-shim|subgraphs)\/(?!.*\/training\/).*\.ts$/.test(path));
  const opened = sources.flatMap(({ text }) =>
    [...text.matchAll(/'((?:web|schema|models)\/[\w./-]+\.\w+)'/g)].map(([, file]) => file!),
  );
  expect(opened.length).toBeGreaterThan(4);
  const images = read('Dockerfile')
    .split(/^FROM /m)
    .slice(-2);
  for (const image of images) {
    const copied = [...image.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, sources]) => sources!.split(' '));
    const missing = opened.filter((file) => !copied.some((source) => file === source || file.startsWith(`${source}/`)));
    expect(missing).toEqual([]);
  }
});

test('the image and every container run as a regular user', () => {
  const users = [...read('Dockerfile').matchAll(/^USER (.*)$/gm)].map(([, user]) => user);
  expect(users).toEqual(['1000:1000', '1000:1000']);
});

test('the settings for several machines are complete for each process that the script starts', () => {
  const block = page.split('## Several machines')[1]!.match(/```sh\n(DATABASE_URL[^`]*)```/)![1]!;
  const settings = Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s, 2) as [string, string]),
  );
  const given = { ...settings, SERVICE_SECRET: 's'.repeat(32), DATA_KEY: Buffer.alloc(32, 7).toString('base64') };
  expect(Object.keys(gatewayConfig(given).subgraphUrls!)).toHaveLength(4);
  expect(workConfig(given).bucket).not.toBeNull();
  const started = [
    ...read('deploy/one-machine-of-several.sh').matchAll(/^start (\w+) (\d+) .*?(?:SUBGRAPH=(\w+).*)?$/gm),
  ];
  expect(started.map(([, name]) => name)).toHaveLength(6);
  for (const [, name, port, subgraph] of started) {
    const own = { ...given, PORT: port!, ...(subgraph && { SUBGRAPH: subgraph }) };
    if (subgraph) expect(serveConfig(own).SUBGRAPH).toBe(name);
    const url = settings[`${name!.toUpperCase()}_URL`];
    if (url) expect(url.split(',').every((each) => new URL(each).port === port)).toBe(true);
  }
});
