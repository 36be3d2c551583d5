import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '#kit/process/project-root.js';

type ClientTypes = (supergraph: string, documents: string) => string;

const supergraph = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
const read = (page: string, file: string) => readFileSync(join(projectRoot, 'web', page, 'graph', file), 'utf8');
let clientTypes: ClientTypes;

beforeAll(async () => {
  const path = join(projectRoot, 'web/graph/client-types.mjs');
  ({ clientTypes } = (await import(path)) as { clientTypes: ClientTypes });
});

describe.each([
  ['portal', 'numberOfGuests', 'completedAt: DateTimeISO'],
  ['dashboard', 'confirmationCode', 'lastUsedAt: DateTimeISO'],
])('what the %s asks', (page, field, member) => {
  const documents = read(page, 'documents.ts');

  test('has the types that schema/ says', async () => {
    const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
    const printed = await format(clientTypes(supergraph, documents), options);
    expect(read(page, 'answers.d.ts')).toBe(printed);
  });

  test('is told where it does not fit the schema', () => {
    const wrong = documents.replace(field, 'nothingOfTheKind');
    expect(() => clientTypes(supergraph, wrong)).toThrow('nothingOfTheKind');
  });

  test('is told where the schema takes something away', () => {
    const without = supergraph.replaceAll(member, 'goneAt: DateTimeISO');
    expect(without).not.toBe(supergraph);
    expect(() => clientTypes(without, documents)).toThrow(member.split(':')[0]);
  });
});

test('the dashboard asks for every entry of the summary', () => {
  const [, members = ''] = /^type VerificationDetails\b[^{]*\{(.*?)^\}/ms.exec(supergraph)!;
  const entries = [...members.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
  const [, asked = ''] = /\bdetails \{(.*?)\n {8}\}/s.exec(read('dashboard', 'documents.ts'))!;
  const shown = [...asked.matchAll(/(\w+) \{/g)].map(([, name]) => name!);
  expect(entries).toContain('creditCheck');
  expect(shown.toSorted()).toEqual(entries.toSorted());
});
