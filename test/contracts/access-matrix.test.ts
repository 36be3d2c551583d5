import { ROUTES } from '#rest-shim/routes/all.js';
import { ROWS } from './access/all-rows.js';
import { type Asked, ask, inWordsOf } from './access/ask.js';
import { type Fixture, everythingKept, openFixture } from './access/fixture.js';
import { ASKERS, type Asker } from './access/profiles.js';
import type { Request } from './access/row.js';

let fixture: Fixture;

beforeAll(async () => {
  fixture = await openFixture();
});

afterAll(async () => {
  await fixture?.stop();
});

const named = (kind: RegExp) => new Set(ROWS.map(({ operation }) => operation).filter((name) => kind.test(name)));

test('the table names every operation of the REST interface and no other', () => {
  const operations = ROUTES.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  expect(named(/ /)).toEqual(new Set(operations));
});

test('the table names every root field of the supergraph and no other', async () => {
  const { data } = await fixture.service.graph('{ __schema { types { name fields { name } } } }');
  const types = data.__schema.types as { name: string; fields: { name: string }[] }[];
  const fields = types
    .filter(({ name }) => ['Query', 'Mutation', 'Subscription'].includes(name))
    .flatMap((type) => type.fields.map(({ name }) => `${type.name}.${name}`));
  expect(named(/^\w+\.\w+$/)).toEqual(new Set(fields));
});

/** What is the owner's in an answer to someone else, save for what that one had named in the request. */
function leaks({ text }: Asked, request: Request): string[] {
  const { account, listing, reservation, key } = fixture;
  const known = JSON.stringify(request).toLowerCase();
  const secrets = ['canary', account, listing, reservation, key].filter((secret) => !known.includes(secret));
  return secrets.filter((secret) => text.toLowerCase().includes(secret));
}

type Cells = Partial<Record<Asker, Request>>;

async function askAll(cells: Cells): Promise<Partial<Record<Asker, Asked>>> {
  const asked: Partial<Record<Asker, Asked>> = {};
  for (const [asker, request] of Object.entries(cells) as [Asker, Request][])
    asked[asker] = await ask(fixture.service.url, request, fixture.keys[asker]);
  return asked;
}

const OUTSIDERS = ASKERS.filter((asker) => asker !== 'owner' && asker !== 'parent');

test.each(ROWS.map((row) => [row.operation, row] as const))('%s', async (_operation, { expected, request }) => {
  const cells: Cells = {};
  for (const asker of ASKERS) cells[asker] = await request(fixture);
  const only = (isAnswered: boolean) =>
    Object.fromEntries(
      Object.entries(cells).filter(([asker]) => (expected[asker as Asker] === 'answer') === isAnswered),
    );
  const before = await everythingKept(fixture.client);
  const refused = await askAll(only(false));
  expect(await everythingKept(fixture.client)).toEqual(before);
  const got = { ...refused, ...(await askAll(only(true))) };
  const table = Object.fromEntries(ASKERS.map((asker) => [asker, got[asker]!.outcome]));
  expect(table).toEqual(Object.fromEntries(ASKERS.map((asker) => [asker, inWordsOf(cells[asker]!, expected[asker])])));
  const leaked = OUTSIDERS.map((asker) => [asker, leaks(got[asker]!, cells[asker]!)] as const);
  expect(leaked.filter(([, secrets]) => secrets.length > 0)).toEqual([]);
});
