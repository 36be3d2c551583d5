import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { importsOf, roomOf, targetOf } from '../rules/rooms.js';
import { code } from '../rules/tree.js';
import { versionViolations } from '../rules/versions.js';

interface Manifest {
  name: string;
  version: string;
  license: string;
  description: string;
  private?: boolean;
  files: string[];
  exports: Record<string, unknown>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const manifestOf = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const names = readdirSync(join(projectRoot, 'packages')).filter((name) =>
  existsSync(join(projectRoot, 'packages', name, 'package.json')),
);
const service = manifestOf('.');

describe.each(names)('the package %s', (name) => {
  const folder = `packages/${name}`;
  const manifest = manifestOf(folder);
  const own = code.filter(({ path }) => roomOf(path) === folder);

  test('can be published: name, version, licence, entry point, README and licence text', () => {
    expect(manifest).toMatchObject({ name: `@guest-screening/${name}`, version: service.version, license: 'MIT' });
    expect(manifest.private).toBeUndefined();
    expect(manifest.description.length).toBeGreaterThan(20);
    expect(manifest.files).toEqual(expect.arrayContaining(['dist', 'src']));
    expect(Object.entries(manifest.exports['.'] as object)).toEqual([
      ['source', './src/index.ts'],
      ['types', './dist/index.d.ts'],
      ['default', './dist/index.js'],
    ]);
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'));
    expect(read(`${folder}/README.md`)).toMatch(/^# @guest-screening\/.*```js\n.*```text\n/s);
    expect(existsSync(join(projectRoot, folder, 'src/index.ts'))).toBe(true);
  });

  test('states exact versions of what it imports', () => {
    expect(versionViolations(read(`${folder}/package.json`))).toEqual([]);
    const stated = { ...manifest.dependencies, ...manifest.optionalDependencies };
    const missing = own.flatMap((source) =>
      importsOf(source).flatMap(({ specifier, at }) => {
        const target = targetOf(specifier, source.path);
        const isShipped = source.path.startsWith(`${folder}/src/`);
        const known = isShipped
          ? stated
          : { ...stated, ...service.dependencies, ...service.devDependencies, [manifest.name]: '' };
        return target.kind !== 'package' || target.name in known ? [] : [`${at} imports ${target.name}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('is the only place for dependencies that no other code imports', () => {
    const elsewhere = new Set(
      code
        .filter(({ path }) => !path.startsWith('packages/'))
        .flatMap((source) => importsOf(source).map(({ specifier }) => targetOf(specifier, source.path)))
        .flatMap((target) => (target.kind === 'package' ? [target.name] : [])),
    );
    const twice = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).filter(
      (one) => one in { ...service.dependencies, ...service.optionalDependencies } && !elsewhere.has(one),
    );
    expect(twice).toEqual([]);
  });

  test('the image installs it', () => {
    expect(read('Dockerfile')).toContain(`COPY ${folder}/package.json ${folder}/\n`);
  });
});
