import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#kit/process/project-root.js';

interface Package {
  name: string;
  version: string;
  licence: string | null;
  path: string;
  dev: boolean;
}

interface Check {
  licenceProblems(packages: Package[], textsOf?: () => string[]): string[];
}

const root = projectRoot;
const load = (file: string) => import(pathToFileURL(join(root, '.ci/licences', file)).href);

let folder: string;
let shipped: Package[];
let licenceProblems: Check['licenceProblems'];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screening-supply-'));
  shipped = ((await load('packages.mjs')) as { shippedPackages(): Package[] }).shippedPackages();
  ({ licenceProblems } = (await load('check.mjs')) as Check);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const one = (licence: string | null, name = 'something'): Package => ({
  name,
  licence,
  version: '1.0.0',
  path: `node_modules/${name}`,
  dev: false,
});

test('every package for production or the pages has an accepted or reviewed licence', () => {
  expect(licenceProblems(shipped)).toEqual([]);
  expect(shipped.length).toBeGreaterThan(500);
  // Built into the pages, though only development depends on them.
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'graphiql', 'monaco-editor', 'vitepress', 'minisearch']),
  );
});

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'SSPL-1.0',
  'BUSL-1.1',
  'MIT AND GPL-2.0-only',
  'UNLICENSED',
  'SEE LICENSE IN x',
  null,
])('a package under %s is refused', (licence) => {
  expect(licenceProblems([...shipped, one(licence)])).toEqual([expect.stringMatching(/^something 1\.0\.0: licence /)]);
});

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Apache-2.0'])('a package under %s is accepted', (licence) => {
  expect(licenceProblems([...shipped, one(licence)])).toEqual([]);
});

test('a review applies to the licence that was reviewed, and is removed with its package', () => {
  const changed = shipped.map((each) => (each.name === 'zipcodes' ? { ...each, licence: 'SSPL-1.0' } : each));
  expect(licenceProblems(changed)).toEqual([
    expect.stringMatching(/^zipcodes /),
    'the review of ^zipcodes$ fits no package',
  ]);
});

test('refuses a package whose licence file is stricter than its declaration', () => {
  const text = 'GNU AFFERO GENERAL PUBLIC LICENSE\nVersion 3';
  expect(licenceProblems([one('MIT')], () => [text])).toContain(
    'something 1.0.0: states MIT, but its licence file is another one',
  );
});

test('THIRD-PARTY-NOTICES is current, and names every package with its licence', async () => {
  const { notices } = (await load('notices.mjs')) as { notices(): string };
  const written = readFileSync(join(root, 'THIRD-PARTY-NOTICES'), 'utf8');
  expect(written === notices()).toBe(true);
  const missing = shipped.filter(({ name, version }) => !written.includes(`\n${name} ${version} (`));
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const named of [
    'libvips',
    'face_recognition',
    'Tesseract',
    'GeoNames',
    'DB-IP',
    'Elastic License 2.0',
    'PostgreSQL',
    'Node.js',
  ])
    expect(written).toContain(named);
});

test('the licence of this project is the one declared in its package', () => {
  const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { license: string };
  expect(license).toBe('MIT');
  expect(readFileSync(join(root, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n/);
});

/** Runs the audit against a registry with this response. */
async function audited(status: number, advisories: object) {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const isAudit = request.url?.endsWith('/advisories/bulk');
      response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? advisories : {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const child = spawn(process.execPath, [join(root, '.ci/licences/audit.mjs')], {
    env: {
      ...process.env,
      npm_config_registry: registry,
      npm_config_audit: 'true',
      npm_config_fetch_retries: '0',
      npm_config_cache: await mkdtemp(join(folder, 'npm-')),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  server.closeAllConnections();
  server.close();
  return { code, output };
}

const advisory = (severity: string) => ({
  tldts: [
    {
      id: 1,
      url: `https://example.com/${severity}`,
      title: 'It breaks',
      severity,
      vulnerable_versions: '*',
      cwe: [],
      cvss: {},
    },
  ],
});

test('a known high vulnerability fails the audit, a moderate one is reported', async () => {
  expect(await audited(200, advisory('high'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/high {2}tldts .*It breaks/),
  });
  expect(await audited(200, advisory('moderate'))).toMatchObject({
    code: 0,
    output: expect.stringContaining('moderate'),
  });
  expect(await audited(200, {})).toMatchObject({
    code: 0,
    output: expect.stringContaining('Known vulnerabilities: 0'),
  });
});

test('reports an unreachable registry without failing the audit', async () => {
  expect(await audited(405, {})).toEqual({
    code: 0,
    output: expect.stringContaining('npm audit could not reach a registry'),
  });
});

interface Component {
  group?: string;
  name: string;
  version: string;
  licenses?: object[];
  components?: Component[];
}

test('npm run sbom writes a reproducible CycloneDX document with every production package', () => {
  const written = ['one.json', 'two.json'].map((name) => {
    const file = join(folder, name);
    execFileSync('npm', ['run', '-s', 'sbom', '--', '--output-file', file], { cwd: root, stdio: 'ignore' });
    return readFileSync(file, 'utf8');
  });
  expect(written[1]).toBe(written[0]);
  const bom = JSON.parse(written[0]!) as { bomFormat: string; components: Component[] };
  expect(bom.bomFormat).toBe('CycloneDX');
  const all = bom.components.flatMap(function flat(part: Component): Component[] {
    return [part, ...(part.components ?? []).flatMap(flat)];
  });
  const named = new Set(all.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version}`));
  const missing = shipped.filter(({ dev, name, version }) => !dev && !named.has(`${name} ${version}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});
