import pg from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { bad, expectTold } from '../support/refusals.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, contactsAreSealed, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

const LOFT = { ...LISTING, my_id: 'loft1', name: 'Loft Zürich', location: { ...LISTING.location, building: 'tower1' } };
const HOUSE = { ...LISTING, my_id: 'house1', name: 'Sea House', nickname: 'Blue door' };
const OTHERS = {
  ...LISTING,
  my_id: 'other1',
  name: 'Loft Zürich',
  location: { ...LISTING.location, building: 'tower1' },
};

let service: RunningTest;
let client: pg.Client;
let reseller: MadeAccount;
let child: MadeAccount;
let stranger: MadeAccount;
const ids: Record<string, string> = {};

const stay = (from: number, to: number) => ({ check_in_date: `2030-03-${from}`, check_out_date: `2030-03-${to}` });

/** Each by its letter, the first of its code. */
const BOOKINGS: [letter: string, body: object, query?: string][] = [
  ['a', { listing_id: 'LOFT', ...stay(10, 14), guest: { first_name: 'Ann', last_name: 'Lee', phone: '+13035550123' } }],
  [
    'b',
    {
      listing_id: 'LOFT',
      ...stay(20, 22),
      status: 'CANCELLED',
      source: 'direct',
      pms_reservation_id: 'PM-7781',
      guest: { full_name: 'José Núñez', email: 'jose.n@example.com', phone: '+44 20 7946 0958' },
    },
    '&pms=pms_01',
  ],
  ['c', { listing_id: 'HOUSE', ...stay(15, 18), status: 'INQUIRY', guest: { full_name: 'Łukasz 100%_Żak' } }],
  ['d', { without_listing: true, guest: { full_name: '王小明', email: 'wang@example.org', phone: '0170/1234567' } }],
];

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await makeAccount(client);
  child = await makeAccount(client, reseller.id);
  stranger = await makeAccount(client);
  for (const [name, body, { headers }] of [
    ['LOFT', LOFT, reseller],
    ['HOUSE', HOUSE, reseller],
    ['OTHERS', OTHERS, stranger],
  ] as const)
    ids[name] = (await service.rest('POST', '/listings', body, headers)).body.id;
  for (const [letter, body, query] of BOOKINGS) ids[letter] = await book(letter, body, reseller, query);
  ids.e = await book('e', { without_listing: true, guest: { full_name: 'Eve Child' } }, child);
  ids.x = await book('x', { listing_id: 'OTHERS', ...stay(10, 14), guest: { full_name: 'Ann Lee' } }, stranger);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

async function book(letter: string, body: object, { headers }: MadeAccount, query = ''): Promise<string> {
  const text = JSON.stringify({ confirmation_code: `${letter}CODE/9`, ...body });
  const filled = text.replace(/"(LOFT|HOUSE|OTHERS)"/, (_, name: string) => JSON.stringify(ids[name]));
  const { status, body: made } = await service.rest('POST', `/reservations?sync=1&skip_gp=1${query}`, filled, headers);
  expect([status, made.error]).toEqual([200, undefined]);
  return made.id as string;
}

const list = async (query: string, { headers } = reseller) =>
  service.rest('GET', `/reservations${query}`, undefined, headers);

/** The letters of the listed items, in order. The total must match. */
async function listed(query: string, as = reseller): Promise<string> {
  const { status, body } = await list(query, as);
  expect([status, body.error]).toEqual([200, undefined]);
  expect([body.total, body.count]).toEqual([body.items.length, body.items.length]);
  return body.items.map((item: { confirmation_code: string }) => item.confirmation_code[0]).join('');
}

const q = (text: string) => encodeURIComponent(text);

test('the envelope holds whole records, oldest first, with the verification results', async () => {
  const { body } = await list('?size=2');
  expect(body).toMatchObject({ total: 5, from: 0, size: 2, count: 2 });
  const { body: alone } = await service.rest('GET', `/reservations/${ids.a}`, undefined, reseller.headers);
  const { body: summary } = await service.rest('GET', `/reservations/${ids.a}/summary`, undefined, reseller.headers);
  expect(body.items[0]).toEqual({
    ...alone,
    verification_composite_status: summary.verification_composite_status,
    verification_status: summary.verification_status,
    risk_color: summary.risk_color,
    guest_portal_status: 'INCOMPLETE',
  });
  expect(body.items[0]).toMatchObject({ listing_id: ids.LOFT, listing_nickname: 'Loft Zürich', nights: 4 });
});

test.each([
  ['', 'abcde'],
  ['?status=any', 'abcde'],
  ['?status=CONFIRMED', 'ade'],
  ['?status=CANCELED', 'b'],
  ['?status=CANCELLED', 'b'],
  ['?status=INQUIRY', 'c'],
  ['?source=direct', 'b'],
  ['?source=DIRECT', 'b'],
  ['?source=%20Direct', 'b'],
  ['?source=dire', ''],
  ['?source=nobody', ''],
  ['?pms=pms_01', 'b'],
  ['?pms=pms_02', ''],
  ['?building=tower1', 'ab'],
  ['?building=tower', ''],
  ['?guest_portal_status=INCOMPLETE', 'abcde'],
  ['?guest_portal_status=COMPLETED', ''],
  ['?risk_color=black', ''],
  ['?check_in_from=2030-03-15', 'bc'],
  ['?check_in_to=2030-03-15', 'ac'],
  ['?check_in_from=2030-03-15T10:00:00Z&check_in_to=2030-03-15', 'c'],
  ['?check_out_from=2030-03-18', 'bc'],
  ['?check_out_to=2030-03-18', 'ac'],
  ['?check_out_from=2030-03-22&check_out_to=2030-03-22', 'b'],
  ['?created_from=2100-01-01', ''],
  ['?created_to=2020-01-01', ''],
  ['?created_from=2020-01-01&created_to=2100-01-01', 'abcde'],
  ['?updated_from=2020-01-01T00:00:00%2B02:00&updated_to=2100-01-01', 'abcde'],
  ['?updated_from=2100-01-01', ''],
  ['?listing_id=nothing', ''],
  ['?source=direct&status=CONFIRMED', ''],
  ['?status=CONFIRMED&search=lee&sort=-created_at', 'a'],
  ['?sort=created_at', 'abcde'],
  ['?sort=-created_at', 'edcba'],
  ['?sort=check_in_date&status=CANCELED', 'b'],
  ['?sort=check_in_date&check_in_from=2030-01-01', 'acb'],
  ['?sort=-check_in_date&check_in_from=2030-01-01', 'bca'],
  ['?sort=updated_at&listing_id=LOFT', 'ab'],
  ['?search=&building=&listing_id=&user_id=', 'abcde'],
])('GET /reservations%s gives %p', async (query, expected) => {
  expect(await listed(query.replace('LOFT', ids.LOFT!))).toBe(expected);
});

test.each([
  ['a code', 'acode', 'a'],
  ['part of a code with a sign', 'code/9', 'abcde'],
  ["the booking's id in its system", 'pm-7781', 'b'],
  ['a whole name', 'Ann Lee', 'a'],
  ['a name in reverse order', 'lee ann', 'a'],
  ['a name without its accents', 'jose nunez', 'b'],
  ['a name with misplaced accents', 'JÓSÉ', 'b'],
  ['a plain letter for Ł', 'lukasz', 'c'],
  ['Chinese', '小明', 'd'],
  ['a backslash', '\\', ''],
  ['a quote', "'", ''],
  ['an email address', 'Jose.N@Example.com', 'b'],
  ['a domain', '@example', 'bd'],
  ['the start of a name', 'luka', 'c'],
  ['a phone number as entered', '+13035550123', 'a'],
  ['with signs', '+1 (303) 555-0123', 'a'],
  ['in national form', '(303) 555-0123', 'a'],
  ['with dots', '303.555.0123', 'a'],
  ['its last digits', '555 0123', 'a'],
  ['with a trunk prefix in brackets', '+44 (0)20 7946 0958', 'b'],
  ['with a trunk prefix', '020 7946 0958', 'b'],
  ['with an international prefix', '0044 20 7946 0958', 'b'],
  ['a number entered in national form', '0170 123 4567', 'd'],
  ['a listing by name', 'loft zurich', 'ab'],
  ['a listing by part of its name', 'ürich', 'ab'],
  ['a listing by nickname', 'blue DOOR', 'c'],
  ['no city of a listing', 'Denver', ''],
  ["a child account's guest", 'eve', 'e'],
  ['nobody', 'nowhere at all', ''],
  ['an emoji', '🏠', ''],
])('a search finds %s', async (_title, search, expected) => {
  expect(await listed(`?search=${q(search)}`)).toBe(expected);
});

test.each([
  ['the middle of a name', 'uka', 'c'],
  ['a pattern', '%', 'c'],
  ['another pattern', '0%_z', 'c'],
  ['the middle of an email address', 'ang@exam', 'd'],
])('a search finds %s unless contacts are encrypted', async (_title, search, expected) => {
  expect(await listed(`?search=${q(search)}`)).toBe(contactsAreSealed() ? '' : expected);
});

test('a changed reservation is found by its new words at once, and no longer by its old ones', async () => {
  const change = (path: string, body: object) => service.rest('PUT', path, body, reseller.headers);
  await change(`/listings/${ids.HOUSE}`, { name: 'Mill', nickname: 'Green gate', location: { building: 'mill1' } });
  expect(await listed('?search=mill')).toBe('c');
  expect(await listed('?search=sea')).toBe('');
  expect(await listed('?search=blue')).toBe('');
  expect(await listed('?building=mill1')).toBe('c');
  await change(`/reservations/${ids.c}`, { guest: { full_name: 'Ivy Quark', phone: '+13035550188' } });
  expect(await listed('?search=quark')).toBe('c');
  expect(await listed('?search=lukasz')).toBe('');
  expect(await listed('?search=555-0188')).toBe('c');
  await change(`/reservations/${ids.c}`, { listing_id: null });
  expect(await listed('?search=mill')).toBe('');
});

test('filters by verification results', async () => {
  // The changes above trigger a new analysis.
  await until(async () => (await list('')).body.items.every(({ queued }: { queued?: string }) => !queued));
  const { body } = await list('');
  for (const { confirmation_code: code, verification_status: status, risk_color: color } of body.items) {
    const alike = body.items.filter((item: Record<string, string>) => item.verification_status === status);
    expect((await list(`?verification_status=${status}`)).body.total).toBe(alike.length);
    expect(await listed(`?risk_color=${color}&search=${q(code)}`)).toBe(code[0]);
  }
});

test('pages follow each other; sizes over a hundred are capped', async () => {
  const codes: string[] = [];
  for (let from = 0; from < 6; from += 2) {
    const { body } = await list(`?from=${from}&limit=2`);
    expect(body).toMatchObject({ total: 5, from, size: 2 });
    codes.push(...body.items.map((item: { confirmation_code: string }) => item.confirmation_code[0]));
  }
  expect(codes.join('')).toBe('abcde');
  expect((await list('?size=1000')).body.size).toBe(100);
  expect((await list('?from=5')).body).toEqual({ total: 5, from: 5, size: 25, count: 0, items: [] });
});

test("an account sees only its own and its children's reservations", async () => {
  expect(await listed('', child)).toBe('e');
  expect(await listed('?search=lee', child)).toBe('');
  expect(await listed('', stranger)).toBe('x');
  expect(await listed('?search=zurich', stranger)).toBe('x');
  expect(await listed('?building=tower1', stranger)).toBe('x');
  expect(await listed(`?listing_id=${ids.LOFT}`, stranger)).toBe('');
  expect(await listed(`?user_id=${child.id}`)).toBe('e');
  expect(await listed(`?user_id=${child.id.toUpperCase()}&search=eve`)).toBe('e');
  for (const userId of [stranger.id, 'nobody', '01900000-0000-7000-8000-000000000000'])
    for (const more of ['', '&search=lee', '&building=tower1'])
      expect(await listed(`?user_id=${userId}${more}`)).toBe('');
});

test('rejects a name that matches too many listings', async () => {
  const crowded = await makeAccount(client);
  await client.query(
    `insert into property.listing (account_id, id, my_id, status, name, nickname, accommodates, bedrooms, bathrooms,
       beds, check_in_time, check_out_time, location, created_at, updated_at)
     select $1, uuidv7(), 'm' || n, 'ACTIVE', 'Flat ' || n, 'Nick', 2, 1, 1, 1, 16, 11, '{"building": "big"}', now(), now()
     from generate_series(1, 10001) n`,
    [crowded.id],
  );
  expectTold(await list('?search=flat', crowded), { ...bad(), at: 'filter.search' });
  expectTold(await list('?building=big', crowded), { ...bad(), at: 'filter.building' });
  expect(await listed('?search=flat%20777', crowded)).toBe('');
});

test.each([
  ['status=confirmed', 'status'],
  ['status=', 'status'],
  ['verification_status=approve', 'verification_status'],
  ['guest_portal_status=DONE', 'guest_portal_status'],
  ['risk_color=blue', 'risk_color'],
  ['pms=nobody', 'pms'],
  ['sort=price', 'sort'],
  ['from=-1', 'from'],
  ['from=x', 'from'],
  ['size=-5', 'size'],
  ['size=0', 'size'],
  ['limit=1.5', 'limit'],
  ['check_in_from=2030-02-30', 'check_in_from'],
  ['check_in_to=tomorrow', 'check_in_to'],
  ['check_out_from=20300301', 'check_out_from'],
  ['check_out_to=2030-13-01', 'check_out_to'],
  ['created_from=2030-03-01T10:00:00', 'created_from'],
  ['created_to=2030-03-01T25:00:00Z', 'created_to'],
  ['updated_from=', 'updated_from'],
  ['updated_to=0000-00-00', 'updated_to'],
  [`search=${'x'.repeat(201)}`, 'search'],
  [`building=${'x'.repeat(201)}`, 'building'],
  [`source=${'x'.repeat(201)}`, 'source'],
  ['status=any&status=CONFIRMED', 'status'],
])('rejects ?%s and names the member', async (query, member) => {
  expectTold(await list(`?${query}`), bad(member));
});

test.each([
  ['from: -1', ['from']],
  ['size: 0', ['size']],
  [`filter: { search: "${'x'.repeat(201)}" }`, ['filter', 'search']],
])('the graph rejects %s', async (args, loc) => {
  const { errors } = await service.graph(`{ reservations(${args}) { total } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', details: [{ loc }] });
});

test.each(['from: 0.5', 'filter: { checkOutTo: "2030-02-30" }'])('the graph does not accept %s', async (args) => {
  const { errors } = await service.graph(`{ reservations(${args}) { total } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
});

test('the graph has the same filters, also with cursors', async () => {
  const query = `query ($filter: ReservationFilter) {
    reservations(filter: $filter) { total count items { confirmationCode } }
    reservationConnection(filter: $filter) { edges { node { confirmationCode } } } }`;
  const filter = { search: 'zurich', building: 'tower1', guestPortalStatus: 'INCOMPLETE', checkOutFrom: '2030-03-22' };
  const { data, errors } = await service.graph(query, { filter }, reseller.headers);
  expect(errors).toBeUndefined();
  const node = { confirmationCode: 'bCODE/9' };
  expect(data).toEqual({
    reservations: { total: 1, count: 1, items: [node] },
    reservationConnection: { edges: [{ node }] },
  });
});

test('the graph filters by the decision in force: a manual one comes before the automatic one', async () => {
  const query = `query ($filter: ReservationFilter) {
    reservationConnection(filter: $filter, first: 10) { totalCount edges { node { confirmationCode } } } }`;
  const found = async (compositeStatus: string) => {
    const { data } = await service.graph(query, { filter: { compositeStatus } }, reseller.headers);
    const { edges, totalCount } = data.reservationConnection as {
      totalCount: number;
      edges: { node: { confirmationCode: string } }[];
    };
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.confirmationCode);
  };
  await service.rest('POST', `/reservations/${ids.a}/status`, { supervised: 'decline' }, reseller.headers);
  expect(await found('decline')).toEqual(['aCODE/9']);
  const automatic = await Promise.all(['pending', 'review', 'verified'].map(found));
  expect(automatic.flat().sort()).toEqual(['bCODE/9', 'cCODE/9', 'dCODE/9', 'eCODE/9']);
});
