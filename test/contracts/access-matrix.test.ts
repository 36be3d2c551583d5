import { ROUTES } from '#rest-shim/routes/all.js';
import { ROWS } from './access/all-rows.js';
import { type Asked, ask, inWordsOf } from './access/ask.js';
import { type Fixture, openFixture } from './access/fixture.js';
import { everythingKept, keptOf, untilQuiet } from './access/kept.js';
import { ASKERS, type Asker, type Profile } from './access/profiles.js';
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

test('an SDK key may perform the portal’s client operations and nothing else', () => {
  const open = ROWS.filter(({ expected }) => expected.sdk === 'answer').map(({ operation }) => operation);
  expect(open).toEqual([
    'GET /listings/propertyTypes',
    'Query.propertyTypes',
    'Query.phoneFacts',
    'Query.emailFacts',
    'GET /lookup/phone/:number',
    'POST /lookup/phone',
    'GET /validate/phone/:number',
    'POST /validate/phone',
    'GET /validate/email/:email',
    'POST /validate/email',
  ]);
  const others = ROWS.filter(({ operation }) => !open.includes(operation));
  expect(new Set(others.map(({ expected }) => expected.sdk))).toEqual(new Set(['forbidden']));
});

/** Data of the owner in a response to someone else, except what the request itself named. */
function leaks({ text }: Asked, request: Request): string[] {
  const { account, listing, reservation, key, auditEntry } = fixture;
  const known = JSON.stringify(request).toLowerCase();
  const secrets = ['canary', account, listing, reservation, key, auditEntry];
  return secrets.filter((secret) => !known.includes(secret) && text.toLowerCase().includes(secret));
}

type Cells = Partial<Record<Asker, Request>>;

async function askAll(cells: Cells): Promise<Partial<Record<Asker, Asked>>> {
  const asked: Partial<Record<Asker, Asked>> = {};
  for (const [asker, request] of Object.entries(cells) as [Asker, Request][])
    asked[asker] = await ask(fixture.service.url, request, fixture.keys[asker]);
  return asked;
}

const OUTSIDERS: readonly Asker[] = ASKERS.filter((asker) => asker !== 'owner' && asker !== 'parent');

/** Sends the requests one by one; each gets what the profile says, and no data of the owner leaks. */
async function walk(cells: Cells, expected: Profile): Promise<void> {
  const asked = await askAll(cells);
  const askers = Object.keys(cells) as Asker[];
  const told = askers.map((asker) => [asker, asked[asker]!.outcome]);
  expect(told).toEqual(askers.map((asker) => [asker, inWordsOf(cells[asker]!, expected[asker])]));
  const outside = askers.filter((asker) => OUTSIDERS.includes(asker));
  expect(outside.flatMap((asker) => leaks(asked[asker]!, cells[asker]!))).toEqual([]);
}

/** The same requests over a socket: it takes queries and mutations too. */
function bySocket(cells: Cells): Cells {
  const moved = Object.entries(cells).map(([asker, cell]) => [asker, { ...cell, kind: 'socket' }]);
  return Object.fromEntries(moved) as Cells;
}

test.each(ROWS.map((row) => [row.operation, row] as const))('%s', async (_operation, { expected, request }) => {
  const { client, account } = fixture;
  const cells: Cells = {};
  // Refused requests change nothing, so they share one subject.
  const refusable = await request(fixture);
  for (const asker of ASKERS) cells[asker] = expected[asker] === 'answer' ? await request(fixture) : refusable;
  await untilQuiet(client);
  const only = (holds: (asker: Asker) => boolean): Cells =>
    Object.fromEntries(Object.entries(cells).filter(([asker]) => holds(asker as Asker)));

  const everything = await everythingKept(client);
  const refused = only((asker) => expected[asker] !== 'answer');
  await walk(refused, expected);
  if (cells.owner!.kind === 'graph') await walk(bySocket(refused), expected);
  expect(await everythingKept(client)).toEqual(everything);
  const owners = await keptOf(client, account);
  await walk(
    only((asker) => expected[asker] === 'answer' && OUTSIDERS.includes(asker)),
    expected,
  );
  expect(await keptOf(client, account)).toEqual(owners);
  await walk(
    only((asker) => expected[asker] === 'answer' && !OUTSIDERS.includes(asker)),
    expected,
  );
});
