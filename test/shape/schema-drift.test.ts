import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { printOpenApi } from '#rest-shim/reference/openapi.js';
import { INPUT_RULES } from '#subgraphs/input-rules.js';
import { printSchema } from '#subgraphs/print-schema.js';

const folder = join(projectRoot, 'schema');
// schema/released holds the schemas of releases, which stay as they are.
const committed = readdirSync(folder).filter((name) => !name.endsWith('.js') && name !== 'released');
let printed: Record<string, string>;

beforeAll(async () => {
  printed = await printSchema();
  printed['openapi.json'] = printOpenApi(printed['supergraph.graphql']!, INPUT_RULES);
  const path = join(projectRoot, 'web/graph/client-types.mjs');
  const { pageDocuments, readDocuments } = (await import(path)) as {
    pageDocuments(texts: string[]): string;
    readDocuments(page: string): string;
  };
  printed['page-documents.graphql'] = pageDocuments([
    ...['portal', 'dashboard'].map(readDocuments),
    readFileSync(join(projectRoot, 'web/graph/answer-parts.ts'), 'utf8'),
  ]);
});

test('schema/ holds only what is printed from code', () => {
  expect(committed.sort()).toEqual(Object.keys(printed).sort());
});

test.each(committed)('schema/%s matches the code', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(printed[name]);
});
