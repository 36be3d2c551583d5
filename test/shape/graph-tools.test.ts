import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@graphql-inspector/core';
import { type GraphQLSchema, Source, buildSchema } from 'graphql';
import ts from 'typescript';
import { projectRoot } from '#kit/process/project-root.js';
import { ROUTES } from '#rest-shim/routes/all.js';

interface Release {
  version: string;
  schema: string;
}
interface Tools {
  publicSchema(supergraph: string): string;
  lintProblems(schema: string, rules?: object, kept?: object): Promise<string[]>;
  lastRelease(folder: string, version: string): Release | null;
  breakingChanges(release: Release | null, schema: string, version: string): Promise<string[]>;
  clientPreset(schema: string, documents: string[]): Promise<Map<string, string>>;
}

const CACHE = join(projectRoot, 'node_modules/.cache');
const FILES = ['public-schema', 'lint', 'breaking', 'client-preset'];

let tools: Tools;
let schema: string;
let folder: string;

beforeAll(async () => {
  const modules = await Promise.all(
    FILES.map((name) => import(join(projectRoot, `.ci/graph/${name}.mjs`)) as Promise<object>),
  );
  tools = Object.assign({}, ...modules) as Tools;
  schema = tools.publicSchema(readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'));
  // Inside the project, so that generated files find its packages.
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'graph-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The operations and fragments of a page, as one document. */
function documentsOf(page: string): string {
  const graph = join(projectRoot, 'web', page, 'graph');
  const names = readdirSync(graph).filter((name) => name.endsWith('documents.ts'));
  const files = [...names.map((name) => join(graph, name)), join(projectRoot, 'web/graph/answer-parts.ts')];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...text.matchAll(/`([^`]*)`/g)]
    .map(([, part]) => part!)
    .filter((part) => part.includes('{'))
    .join('\n');
}

test('the public schema has no hidden parts and no directives of gateways', () => {
  expect(schema).toMatch(/^type Query \{/m);
  expect(schema).not.toMatch(/keyHolder|KeyHolder|join__|link__|@inaccessible|@requiresRole/);
});

describe('rules of @graphql-eslint', () => {
  test('hold in our schema, with the exceptions in lint-rules.mjs', async () => {
    expect(await tools.lintProblems(schema)).toEqual([]);
  });

  test.each([
    ['a value of an enum that REST does not spell', 'enum Mood { happy }', 'mood: Mood', 'UPPER_CASE'],
    [
      'a connection without its page info',
      'type HouseConnection { edges: Int }',
      'houses: HouseConnection',
      'pageInfo',
    ],
    ['a type that nothing leads to', 'type Lost { id: ID! }', 'name: String', 'unreachable'],
    ['a type in lower case', 'type house { id: ID! }', 'one: house', 'PascalCase'],
  ])('report %s', async (_, types, field, words) => {
    const described = types.replace(/^/, '"A description."\n');
    const problems = await tools.lintProblems(`type Query {\n  ${field}\n}\n${described}\n`, undefined, {});
    expect(problems.join('\n')).toContain(words);
  });
});

describe('changes since the last release', () => {
  const release = { version: '1.2.0', schema: 'type Query { name: String age: Int }' };

  test('that break clients are listed', async () => {
    const broken = await tools.breakingChanges(release, 'type Query { name: String! age: String more: Int }', '1.3.0');
    expect(broken).toEqual([expect.stringContaining('Query.age')]);
  });

  test.each([
    ['with a new major version', release, '2.0.0'],
    ['with a new minor version before 1.0.0', { version: '0.2.0', schema: release.schema }, '0.3.0'],
    ['without a release', null, '0.2.0'],
  ])('may break clients %s', async (_, before, version) => {
    expect(await tools.breakingChanges(before, 'type Query { other: Int }', version)).toEqual([]);
  });

  test('are counted from the highest released version that is not above the current one', () => {
    const released = mkdtempSync(join(folder, 'released-'));
    for (const version of ['0.2.0', '0.9.1', '0.10.0', '1.0.0']) {
      writeFileSync(join(released, `${version}.graphql`), `# ${version}`);
    }
    expect(tools.lastRelease(released, '0.10.3')).toEqual({ version: '0.10.0', schema: '# 0.10.0' });
    expect(tools.lastRelease(released, '0.1.0')).toBeNull();
    expect(tools.lastRelease(join(folder, 'none'), '1.0.0')).toBeNull();
  });

  test('of our schema break no client', async () => {
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
    const last = tools.lastRelease(join(projectRoot, 'schema/released'), version);
    expect(await tools.breakingChanges(last, schema, version)).toEqual([]);
  });
});

describe('graphql-inspector validate', () => {
  const problemsOf = (name: string, text: string, whole: GraphQLSchema) =>
    validate(whole, [new Source(text, name)]).flatMap(({ errors }) => errors.map(({ message }) => message));
  const documents = [
    ...['portal', 'dashboard'].map((page) => [page, documentsOf(page)] as const),
    ...ROUTES.map(({ method, path, operation }) => [`${method} ${path}`, operation] as const),
  ];

  test('accepts every document of the pages and of the REST shim', () => {
    const whole = buildSchema(schema);
    const problems = documents.flatMap(([name, text]) =>
      problemsOf(name, text, whole).map((message) => `${name}: ${message}`),
    );
    expect(problems).toEqual([]);
    expect(documents.length).toBeGreaterThan(100);
  });

  test('refuses a document that the schema no longer answers', () => {
    const changed = buildSchema(schema.replace('savePortalScreen(', 'goneScreen('));
    expect(problemsOf('portal', documentsOf('portal'), changed)).not.toEqual([]);
  });
});

describe('the client preset of codegen, with strictScalars', () => {
  /** Compiles files in strict mode; returns the errors. */
  function compile(files: Map<string, string>): string[] {
    const place = mkdtempSync(join(folder, 'client-'));
    for (const [name, text] of files) writeFileSync(join(place, name), text);
    const program = ts.createProgram(
      [...files.keys()].map((name) => join(place, name)),
      {
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
      },
    );
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  test.each(['portal', 'dashboard'])('makes types of the %s that compile, without unknown', async (page) => {
    const files = await tools.clientPreset(schema, [documentsOf(page)]);
    // The preset's own helper types name unknown.
    const types = files.get('graphql.ts')!.replaceAll(/^type Exact<.*$/gm, '');
    expect(types).not.toMatch(/(: |<)(unknown|any)\b/);
    expect(compile(files)).toEqual([]);
  });

  test('makes types that refuse a wrong member', async () => {
    const files = await tools.clientPreset(schema, ['query Me { me { id name } }']);
    files.set(
      'use.ts',
      `import type { MeQuery } from './graphql';\nexport const id = (me: MeQuery): number => me.me!.id;\n`,
    );
    expect(compile(files)).toEqual([expect.stringContaining("'string' is not assignable to type 'number'")]);
  });

  test('refuses a scalar that has no type', async () => {
    const strange = `scalar Moment\n${schema.replace(/^type Query \{/m, 'type Query {\n  now: Moment\n')}`;
    await expect(tools.clientPreset(strange, ['query Now { now }'])).rejects.toThrow('Moment');
  });
});
