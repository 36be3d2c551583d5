import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '#kit/process/project-root.js';

type ClientTypes = (supergraph: string, documents: string) => string;

const folder = join(projectRoot, 'web/portal/graph');
const documents = readFileSync(join(folder, 'documents.ts'), 'utf8');
const supergraph = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
let clientTypes: ClientTypes;

beforeAll(async () => {
  ({ clientTypes } = (await import(join(folder, 'client-types.mjs'))) as { clientTypes: ClientTypes });
});

test("the types of the portal's operations are what schema/ says", async () => {
  const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
  const printed = await format(clientTypes(supergraph, documents), options);
  expect(readFileSync(join(folder, 'answers.d.ts'), 'utf8')).toBe(printed);
});

test('an operation that does not fit the schema is told', () => {
  const wrong = documents.replace('numberOfGuests', 'numberOfGhosts');
  expect(() => clientTypes(supergraph, wrong)).toThrow('numberOfGhosts');
});

test('what the schema takes away is told', () => {
  const without = supergraph.replaceAll('completedAt: DateTimeISO', 'finishedAt: DateTimeISO');
  expect(without).not.toBe(supergraph);
  expect(() => clientTypes(without, documents)).toThrow('completedAt');
});
