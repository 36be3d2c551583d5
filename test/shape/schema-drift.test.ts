import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { printOpenApi } from '#rest-shim/reference/openapi.js';
import { printSchema } from '#subgraphs/print-schema.js';

const folder = join(projectRoot, 'schema');
const committed = readdirSync(folder).filter((name) => !name.endsWith('.js'));
let printed: Record<string, string>;

beforeAll(async () => {
  printed = await printSchema();
  printed['openapi.json'] = printOpenApi(printed['supergraph.graphql']!);
});

test('schema/ holds what is printed from code and nothing else', () => {
  expect(committed.sort()).toEqual(Object.keys(printed).sort());
});

test.each(committed)('schema/%s is what the code says', (name) => {
  expect(readFileSync(join(folder, name), 'utf8')).toBe(printed[name]);
});
