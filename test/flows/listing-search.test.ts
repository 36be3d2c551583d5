import pg from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { expectTold, bad, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';

const WHERE = { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', timezone: 'America/Denver' };
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let service: RunningTest;
let client: pg.Client;
let owner: MadeAccount;
let reseller: MadeAccount;
let child: MadeAccount;
let grandchild: MadeAccount;

interface Draft {
  my_id: string;
  name?: string;
  nickname?: string;
  status?: string;
  location?: Record<string, string>;
}

async function make({ location, ...members }: Draft, { headers }: MadeAccount): Promise<string> {
  const body = { status: 'ACTIVE', name: 'Loft', ...members, location: { ...WHERE, ...location } };
  const answer = await service.rest('POST', '/listings', body, headers);
  expect(answer.status).toBe(200);
  return answer.body.id as string;
}

const DRAFTS: Draft[] = [
  { my_id: 'alpha1', name: 'Chalet Étoile', location: { city: 'Zürich', building: 'North7' } },
  { my_id: 'beta2', name: 'Beach House', nickname: 'Sandburg', status: 'INACTIVE', location: { building: 'North7' } },
  { my_id: 'gamma3', name: '100% Loft', location: { street: 'Straße des 17. Juni' } },
  { my_id: 'delta4', name: 'Cosy_Room', location: { city: 'Łódź' } },
  { my_id: 'epsilon5', name: 'Дом у моря', location: { city: 'Одесса' } },
  { my_id: 'zeta6', name: '海の家', location: { city: '東京都港区' } },
];

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  owner = await makeAccount(client);
  reseller = await makeAccount(client);
  child = await makeAccount(client, reseller.id);
  grandchild = await makeAccount(client, child.id);
  for (const draft of DRAFTS) await make(draft, owner);
  for (let n = 1; n <= 5; n += 1) await make({ my_id: `own${n}`, name: `Own ${6 - n}` }, reseller);
  for (let n = 1; n <= 3; n += 1) await make({ my_id: `child${n}`, name: `Child ${n}` }, child);
  await make({ my_id: 'below1', name: 'Below' }, grandchild);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const list = (query: string, { headers }: MadeAccount = owner) =>
  service.rest('GET', `/listings${query}`, undefined, headers);
const codes = (items: { my_id: string }[]) => items.map(({ my_id }) => my_id);

test('a list has the envelope, and items with the whole record, oldest first', async () => {
  const { status, body } = await list('');
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 6, from: 0, size: 25, count: 6 });
  expect(codes(body.items)).toEqual(codes(DRAFTS as { my_id: string }[]));
  const [{ id }] = body.items;
  expect(body.items[0]).toEqual((await service.rest('GET', `/listings/${id}`, undefined, owner.headers)).body);
});

test.each([
  ['part of a name', 'each ho', ['beta2']],
  ['another case', 'BEACH', ['beta2']],
  ['no accent', 'etoile', ['alpha1']],
  ['an extra accent', 'béach', ['beta2']],
  ['a letter and its accent in two characters', 'e\u0301toile', ['alpha1']],
  ['a nickname', 'sandb', ['beta2']],
  ['a my_id', 'amma', ['gamma3']],
  ['a street', 'straße des', ['gamma3']],
  ['a city', 'zurich', ['alpha1']],
  ['a city with special letters', 'lodz', ['delta4']],
  ['a building', 'north', ['alpha1', 'beta2']],
  ['Cyrillic in capitals', 'ДОМ У', ['epsilon5']],
  ['Japanese', '港区', ['zeta6']],
  ['one letter', 'é', ['alpha1', 'beta2', 'gamma3', 'delta4', 'epsilon5', 'zeta6']],
  ['a percent sign', '%', ['gamma3']],
  ['an underline', '_', ['delta4']],
  ['a full-width percent sign', '％', ['gamma3']],
  ['a backslash', '\\', []],
  ['surrounding blanks', '  beach  ', ['beta2']],
  ['SQL', "' or true --", []],
  ['an unknown text', 'nowhere', []],
  ['blank', '   ', ['alpha1', 'beta2', 'gamma3', 'delta4', 'epsilon5', 'zeta6']],
])('search by %s', async (_title, text, expected) => {
  const { status, body } = await list(`?search=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect([body.total, codes(body.items)]).toEqual([expected.length, expected]);
});

test.each([
  ['?status=INACTIVE', ['beta2']],
  ['?building=North7', ['alpha1', 'beta2']],
  ['?building=north7', []],
  ['?building=North7&status=ACTIVE', ['alpha1']],
  ['?building=North7&search=beach', ['beta2']],
  ['?status=ACTIVE&search=beach', []],
])('GET /listings%s', async (query, expected) => {
  expect(codes((await list(query)).body.items)).toEqual(expected);
});

test.each([
  ['?from=2&size=3', { from: 2, size: 3, count: 3 }],
  ['?from=4&limit=10', { from: 4, size: 10, count: 2 }],
  ['?size=2&limit=5', { from: 0, size: 2, count: 2 }],
  ['?size=101', { from: 0, size: 100, count: 6 }],
  ['?size=999999999', { from: 0, size: 100, count: 6 }],
  ['?from=6', { from: 6, size: 25, count: 0 }],
  ['?from=999999999', { from: 999_999_999, size: 25, count: 0 }],
])('a page %s', async (query, expected) => {
  const { status, body } = await list(query);
  expect(status).toBe(200);
  expect(body).toMatchObject({ total: 6, ...expected });
  expect(body.items).toHaveLength(expected.count);
});

test.each([
  ...['-1', 'NaN', '1.5', '1e3', '', 'ten', '99999999999', '0x10', ' 1'].flatMap((value) => [
    [`from=${encodeURIComponent(value)}`, 'from'],
    [`size=${encodeURIComponent(value)}`, 'size'],
    [`limit=${encodeURIComponent(value)}`, 'limit'],
  ]),
  ['size=0', 'size'],
  ['status=OPEN', 'status'],
  ['status=', 'status'],
  ['status=active', 'status'],
  ['search=a%00b', 'search'],
  ['building=a%00b', 'building'],
  [`search=${'x'.repeat(201)}`, 'search'],
])('rejects GET /listings?%s', async (query, member) => {
  expectTold(await list(`?${query}`), bad(member));
});

test("a reseller lists its own listings and its children's, or one account's; others see only their own", async () => {
  expect(codes((await list('?size=100', reseller)).body.items)).toEqual(
    ['own1', 'own2', 'own3', 'own4', 'own5', 'child1', 'child2', 'child3', 'below1'], //
  );
  expect((await list('?from=4&size=3', reseller)).body).toMatchObject({
    total: 9,
    count: 3,
    items: [{ my_id: 'own5' }, { my_id: 'child1' }, { my_id: 'child2' }],
  });
  expect(codes((await list(`?user_id=${grandchild.id}`, reseller)).body.items)).toEqual(['below1']);
  expect(codes((await list(`?user_id=${child.id}`, child)).body.items)).toEqual(['child1', 'child2', 'child3']);
  for (const [id, who] of [
    [owner.id, reseller],
    [reseller.id, child],
    [UNKNOWN, owner],
    ['none', owner],
  ] as const)
    expectTold(await list(`?user_id=${id}`, who), told(400, 'account_not_found'));
});

test('a reseller creates a listing in a child account, not in an unrelated one', async () => {
  const body = { my_id: 'given1', status: 'ACTIVE', name: 'Given', location: WHERE };
  const add = (id: string) => service.rest('POST', `/listings?user_id=${id}`, body, reseller.headers);
  expect((await add(grandchild.id)).body).toMatchObject({ user_id: grandchild.id, my_id: 'given1' });
  expectTold(await add(owner.id), told(400, 'account_not_found'));
  const removal = await client.query(`delete from property.listing where my_id = 'given1'`);
  expect(removal.rowCount).toBe(1);
});

test("another tenant's listing cannot be connected, like one that does not exist", async () => {
  const { id } = (await list('')).body.items[0];
  const act = (of: string, query = '') =>
    service.rest('POST', `/listings/${of}/screening-partner${query}`, { action: 'connect' }, child.headers);
  expectTold(await act(id), told(400, 'listing_not_found'));
  expectTold(await act(UNKNOWN), told(400, 'listing_not_found'));
  expectTold(await act('alpha1', '?pms=api'), told(400, 'listing_not_found'));
});

const CONNECTION = `query ($first: Int!, $after: String, $sort: ListingSort!) {
  listingConnection(first: $first, after: $after, sort: $sort) {
    edges { node { myId } } pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

test.each([
  ['OLDEST', ['own1', 'own2', 'own3', 'own4', 'own5', 'child1', 'child2', 'child3', 'below1']],
  ['NEWEST', ['below1', 'child3', 'child2', 'child1', 'own5', 'own4', 'own3', 'own2', 'own1']],
  ['NAME', ['below1', 'child1', 'child2', 'child3', 'own5', 'own4', 'own3', 'own2', 'own1']],
])('a connection visits all pages, %s', async (sort, expected) => {
  for (const first of [1, 2, 4, 9, 100]) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await service.graph(CONNECTION, { first, after, sort }, reseller.headers);
      expect(errors).toBeUndefined();
      const { edges, pageInfo } = data.listingConnection;
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...edges.map(({ node }: { node: { myId: string } }) => node.myId));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(expected);
  }
});

const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');
test.each([
  ['first', { first: 0, sort: 'OLDEST' }],
  ['after', { first: 1, sort: 'OLDEST', after: 'nonsense' }],
  ['after', { first: 1, sort: 'OLDEST', after: cursor('nonsense') }],
  ['after', { first: 1, sort: 'OLDEST', after: cursor(null) }],
  ['after', { first: 1, sort: 'NAME', after: cursor(UNKNOWN) }],
  ['after', { first: 1, sort: 'NAME', after: cursor('a\u0000', UNKNOWN) }],
])('a connection rejects %s %j', async (member, variables) => {
  const { errors } = await service.graph(CONNECTION, variables, reseller.headers);
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', details: [{ loc: [member] }] } }]);
});

test("the graph filters, counts, and resolves a listing's account and back", async () => {
  const { data, errors } = await service.graph(
    `query ($child: ID!) {
      listings(accountId: $child, search: "CHILD", sort: NEWEST, size: 2) {
        total from size count items { myId status account { id listings(first: 1) { edges { node { myId } } } } }
      }
      me { id listings(status: ACTIVE, sort: NAME, first: 2) { edges { node { name } } pageInfo { hasNextPage } } }
    }`,
    { child: child.id },
    reseller.headers,
  );
  expect(errors).toBeUndefined();
  const account = { id: child.id, listings: { edges: [{ node: { myId: 'child1' } }] } };
  const items = ['child3', 'child2'].map((myId) => ({ myId, status: 'ACTIVE', account }));
  expect(data.listings).toEqual({ total: 3, from: 0, size: 2, count: 2, items });
  const edges = [{ node: { name: 'Own 1' } }, { node: { name: 'Own 2' } }];
  expect(data.me).toEqual({ id: reseller.id, listings: { edges, pageInfo: { hasNextPage: true } } });
});

test('rejects an unknown enum value as bad input', async () => {
  const { errors } = await service.graph('{ listings(status: OPEN) { total } }', {}, owner.headers);
  expect(errors).toMatchObject([{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }]);
  const { errors: byVariable } = await service.graph(
    'query ($status: ListingStatus) { listings(status: $status) { total } }',
    { status: 'OPEN' },
    owner.headers,
  );
  expect(byVariable).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
