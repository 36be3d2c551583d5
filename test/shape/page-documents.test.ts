import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { projectRoot } from '#kit/process/project-root.js';

type ClientTypes = (supergraph: string, documents: string) => Promise<string>;

const supergraph = readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8');
const read = (page: string, file: string) => readFileSync(join(projectRoot, 'web', page, 'graph', file), 'utf8');
const shared = readFileSync(join(projectRoot, 'web/graph/answer-parts.ts'), 'utf8');
let clientTypes: ClientTypes;
let answerTypes: (supergraph: string, documents: string) => string;
let readDocuments: (page: string) => string;

beforeAll(async () => {
  const path = join(projectRoot, 'web/graph/client-types.mjs');
  ({ answerTypes, clientTypes, readDocuments } = (await import(path)) as {
    answerTypes: typeof answerTypes;
    clientTypes: ClientTypes;
    readDocuments: typeof readDocuments;
  });
});

describe.each([
  ['portal', 'numberOfGuests', 'completedAt: DateTime'],
  ['dashboard', 'confirmationCode', 'lastUsedAt: DateTime'],
])('documents of the %s', (page, field, member) => {
  let documents: string;

  beforeAll(() => {
    documents = `${readDocuments(page)}\n${shared}`;
  });

  test('have the types in schema/', async () => {
    const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
    const printed = await format(await clientTypes(supergraph, documents), options);
    expect(read(page, 'answers.d.ts')).toBe(printed);
  });

  test('are reported where they do not fit the schema', async () => {
    const wrong = documents.replace(field, 'nothingOfTheKind');
    await expect(clientTypes(supergraph, wrong)).rejects.toThrow('nothingOfTheKind');
  });

  test('are reported where the schema removes a field', async () => {
    const without = supergraph.replaceAll(member, 'goneAt: DateTime');
    expect(without).not.toBe(supergraph);
    await expect(clientTypes(without, documents)).rejects.toThrow(member.split(':')[0]);
  });

  test('are reported where the schema has a scalar without a type here', async () => {
    const [strange, asked] = [supergraph, documents].map((text) => text.replaceAll('DateTime', 'Moment'));
    await expect(clientTypes(strange!, asked!)).rejects.toThrow('Moment');
  });
});

test('the dashboard selects every entry of the summary', () => {
  const [, members = ''] = /^type VerificationDetails\b[^{]*\{(.*?)^\}/ms.exec(supergraph)!;
  const entries = [...members.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name!);
  const [, asked = ''] = /\bdetails \{(.*?)\n {8}\}/s.exec(read('dashboard', 'documents.ts'))!;
  const shown = [...asked.matchAll(/(\w+) \{/g)].map(([, name]) => name!);
  expect(entries).toContain('creditCheck');
  expect(shown.toSorted()).toEqual(entries.toSorted());
});

test('the cache of the dashboard knows the types in its answers', async () => {
  const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
  const types = answerTypes(supergraph, `${readDocuments('dashboard')}\n${shared}`);
  expect(read('dashboard', 'answer-types.ts')).toBe(await format(types, options));
  // A list that is empty, or only counted, is known by the type of its items.
  expect(types).toContain("CountReservations: 'Reservation'");
});
