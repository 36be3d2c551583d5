import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

const GUEST = { last_name: 'Lee' };
const ALONE = { without_listing: true, guest: GUEST };
const NUL = 'a\u0000b';

let service: RunningTest;
let listing: string;

beforeAll(async () => {
  service = await runningTest();
  listing = (await service.rest('POST', '/listings', LISTING)).body.id;
});

afterAll(() => service?.stop());

const post = (body: object, query = '') => service.rest('POST', `/reservations${query}`, body);
const get = async (id: string) => (await service.rest('GET', `/reservations/${id}`)).body;

async function made(body: object = ALONE, query = '') {
  const { status, body: row } = await post(body, query);
  expect([status, row.error]).toEqual([200, undefined]);
  return row;
}

/** Without the members that the analysis changes by itself. */
const lasting = ({ queued: _queued, updated_at: _updatedAt, ...members }: Record<string, unknown>) => members;

async function changed(id: string, body: object, query = '') {
  const { status, body: row } = await service.rest('PUT', `/reservations/${id}${query}`, body);
  expect([status, row.error]).toEqual([200, undefined]);
  expect(lasting(await get(id))).toEqual(lasting(row));
  return row;
}

test('a reservation with the fewest members gets the defaults', async () => {
  const row = await made();
  expect(row).toMatchObject({
    status: 'CONFIRMED',
    source: 'api',
    pms: 'api',
    number_of_guests: 1,
    total_price: 0,
    metadata: {},
    confirmation_code: expect.stringMatching(/^[A-Z2-9]{10}$/),
    queued: row.id,
    guest: { full_name: 'Lee' },
  });
  for (const member of [
    'nights',
    'average_daily_rate',
    'check_in_date',
    'currency',
    'locale',
    'listing_id',
    'identification',
  ])
    expect(row).not.toHaveProperty(member);
});

test.each<[string, object]>([
  ['a last name', { last_name: 'Lee' }],
  ['a full name', { full_name: 'Ann Lee' }],
  ['an email address', { email: 'ann@example.com' }],
  ['a phone number', { phone: '+13035550123' }],
])('%s is enough for a guest', async (_title, guest) => {
  expect((await made({ without_listing: true, guest })).guest).toMatchObject(guest);
});

test('listing: null counts as without_listing, and a listing can be created along with it', async () => {
  expect(await made({ listing: null, guest: GUEST })).not.toHaveProperty('listing_id');
  const row = await made({ listing: { ...LISTING, my_id: 'along1', name: 'Along' }, guest: GUEST, ...DATES });
  expect(row).toMatchObject({ listing_nickname: 'Along', nights: 4, listing_timezone_name: 'America/Denver' });
});

test('returns every member and ignores unknown ones', async () => {
  const members = {
    confirmation_code: 'WHOLE1',
    status: 'INQUIRY',
    source: 'direct',
    pms_reservation_id: 'PM-1',
    nights: 5,
    number_of_guests: 3,
    total_price: 1000,
    currency: 'eur',
    locale: 'pt_br',
    ...DATES,
    metadata: { myKey: 'kept as it is', my_key: [1, { deepKey: true }], ключ: '🏠' },
  };
  const row = await made({ ...members, listing_id: listing, guest: GUEST, unknown_member: 1, id: 'mine' });
  expect(row).toMatchObject({
    ...members,
    currency: 'EUR',
    locale: 'pt-BR',
    average_daily_rate: 200,
    listing_id: listing,
  });
});

test('accepts CANCELLED and returns CANCELED', async () => {
  const row = await made({ ...ALONE, status: 'CANCELLED' });
  expect(row.status).toBe('CANCELED');
  expect((await changed(row.id, { status: 'CONFIRMED' })).status).toBe('CONFIRMED');
  expect((await changed(row.id, { status: 'CANCELLED' })).status).toBe('CANCELED');
});

test('the same code in the same system is the same reservation; in another system it is another', async () => {
  const first = await made({ ...ALONE, confirmation_code: 'SAME', total_price: 10 });
  const again = await made({ confirmation_code: 'SAME', number_of_guests: 4 });
  expect(again).toMatchObject({ id: first.id, number_of_guests: 4, total_price: 10, guest: { last_name: 'Lee' } });
  const other = await made({ ...ALONE, confirmation_code: 'SAME' }, '?pms=pms_01');
  expect(other).toMatchObject({ pms: 'pms_01', number_of_guests: 1 });
  expect(other.id).not.toBe(first.id);
  const moved = await made({ confirmation_code: 'SAME', listing: { ...LISTING, my_id: 'along2' }, ...DATES });
  expect(moved).toMatchObject({ id: first.id, nights: 4 });
});

test('the record says queued during the analysis; with sync or afterwards it does not', async () => {
  const row = await made();
  expect(row.queued).toBe(row.id);
  expect(await made({ ...ALONE, confirmation_code: 'SYNC1' }, '?sync=1')).not.toHaveProperty('queued');
  expect(await made({ ...ALONE, confirmation_code: 'SYNC2' }, '?sync=true&skip_gp=true')).not.toHaveProperty('queued');
});

test('absent members stay, null resets each to its default', async () => {
  const row = await made({
    listing_id: listing,
    ...DATES,
    number_of_guests: 3,
    total_price: 500,
    currency: 'USD',
    locale: 'de',
    source: 'x',
    pms_reservation_id: 'PM-2',
    metadata: { a: 1, b: 2 },
    guest: { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone: '+13035550123', location: 'Denver' },
  });
  expect(lasting(await changed(row.id, {}))).toEqual(lasting(row));
  const nulls = { number_of_guests: null, total_price: null, currency: null, locale: null, source: null, status: null };
  const cleared = await changed(row.id, { ...nulls, pms_reservation_id: null, guest: { email: null, location: null } });
  expect(cleared).toMatchObject({ number_of_guests: 1, total_price: 0, average_daily_rate: 0, source: 'api' });
  for (const member of ['currency', 'locale', 'pms_reservation_id']) expect(cleared).not.toHaveProperty(member);
  expect(cleared.guest).toEqual({ first_name: 'Ann', last_name: 'Lee', full_name: 'Ann Lee', phone: '+13035550123' });
  const alone = await changed(row.id, { listing_id: null, check_in_date: null, check_out_date: null });
  for (const member of ['listing_id', 'listing_nickname', 'check_in_date', 'nights'])
    expect(alone).not.toHaveProperty(member);
});

test('metadata is merged member by member', async () => {
  const { id } = await made({ ...ALONE, metadata: { a: 1, b: { c: 2 } } });
  expect((await changed(id, { metadata: { b: { d: 3 }, e: 'x' } })).metadata).toEqual({ a: 1, b: { d: 3 }, e: 'x' });
  expect((await changed(id, { metadata: { a: null } })).metadata).toEqual({ b: { d: 3 }, e: 'x' });
  expect((await changed(id, { metadata: null })).metadata).toEqual({});
});

test('given nights stay until the dates move; the rate follows both', async () => {
  const { id } = await made({ listing_id: listing, guest: GUEST, ...DATES, nights: 3, total_price: 300 });
  expect(await changed(id, { source: 'direct' })).toMatchObject({ nights: 3, average_daily_rate: 100 });
  expect(await changed(id, { check_out_date: '2030-03-07' })).toMatchObject({ nights: 6, average_daily_rate: 50 });
  expect(await changed(id, { nights: 2 })).toMatchObject({ nights: 2, average_daily_rate: 150 });
  expect(await changed(id, { nights: null })).toMatchObject({ nights: 6 });
});

test('a full name stays until both parts, or the full name, are given again', async () => {
  const { id } = await made({ without_listing: true, guest: { full_name: 'Ms Ann Lee' } });
  expect((await changed(id, { guest: { first_name: 'Ann' } })).guest.full_name).toBe('Ms Ann Lee');
  expect((await changed(id, { guest: { last_name: 'Ray' } })).guest.full_name).toBe('Ann Ray');
  expect((await changed(id, { guest: { first_name: 'Bo' } })).guest.full_name).toBe('Bo Ray');
  expect((await changed(id, { guest: { full_name: 'Cy' } })).guest.full_name).toBe('Cy');
});

test('a reservation can get another code, and is then found by it', async () => {
  const { id } = await made({ ...ALONE, confirmation_code: 'OLD1' });
  expect((await changed(id, { confirmation_code: 'NEW1' })).confirmation_code).toBe('NEW1');
  expect((await service.rest('GET', '/reservations/NEW1?pms=api')).body.id).toBe(id);
  expect((await service.rest('GET', '/reservations/OLD1?pms=api')).status).toBe(400);
  expect((await changed(id, { confirmation_code: null })).confirmation_code).toBe('NEW1');
});

test.each<[string, object]>([
  ['with times', { check_in_date: '2030-03-01T16:00:00Z', check_out_date: '2030-03-02T11:00:00Z' }],
  ['within one day', { check_in_date: '2030-03-01T09:00:00Z', check_out_date: '2030-03-01T17:00:00Z' }],
  ['within one day, without a zone', { check_in_date: '2030-03-01T09:00', check_out_date: '2030-03-01T17:00' }],
  ['a day and a time', { check_in_date: '2030-03-01', check_out_date: '2030-03-02T11:00:00-07:00' }],
])('accepts the dates of a stay as they are: %s', async (_title, dates) => {
  expect(await made({ listing_id: listing, guest: GUEST, ...dates })).toMatchObject(dates);
});

const REFUSED: [string, object, Told][] = [
  ['confirmation_code: me', { confirmation_code: 'me' }, bad('confirmation_code')],
  ['confirmation_code: ME', { confirmation_code: ' ME ' }, bad('confirmation_code')],
  ['locale: no tag', { locale: 'not a language' }, bad('locale')],
  ['locale: a number', { locale: 5 }, bad('locale')],
  ['metadata: a list', { metadata: [1] }, bad('metadata')],
  ['metadata: text', { metadata: 'x' }, bad('metadata')],
  ['metadata: too much', { metadata: { a: 'x'.repeat(16_000) } }, bad('metadata')],
  ['metadata: NUL', { metadata: { a: { b: [NUL] } } }, bad('metadata.a.b.0')],
  ['metadata: NUL in a name', { metadata: { [NUL]: 1 } }, bad('metadata')],
  ['metadata: half a character', { metadata: { a: 'a\ud800b' } }, bad('metadata.a')],
  ['metadata: a forbidden name', { metadata: { constructor: 1 } }, told(400, 'malformed_request')],
  ['guests: an object', { guests: {} }, bad('guests')],
  ['guests: nobody', { guests: [{}] }, bad('guests.0')],
  ['guests: a blank name', { guests: [{ name: 'Bo' }, { name: ' ' }] }, bad('guests.1')],
  ['guests: a name too long', { guests: [{ name: 'x'.repeat(601) }] }, bad('guests.0.name')],
  ['guests: NUL', { guests: [{ email: NUL }] }, bad('guests.0.email')],
  ['guests: too many', { guests: Array.from({ length: 201 }, () => ({ name: 'Bo' })) }, bad('guests')],
  ['guest: null', { guest: null }, bad('guest')],
  ['nights: negative', { nights: -1 }, bad('nights')],
  [
    'check-out before check-in on the same day',
    { check_in_date: '2030-03-01T17:00:00Z', check_out_date: '2030-03-01T09:00:00Z' },
    bad('check_out_date'),
  ],
  [
    'check-out before check-in as moments',
    { check_in_date: '2030-03-01T23:00:00-10:00', check_out_date: '2030-03-02T08:00:00Z' },
    bad('check_out_date'),
  ],
  ['another code that is taken', { confirmation_code: 'TAKEN' }, bad('confirmation_code')],
];

test.each(REFUSED)('rejects PUT and changes nothing: %s', async (_title, body, expected) => {
  await made({ ...ALONE, confirmation_code: 'TAKEN' });
  const row = await made({ ...ALONE, ...DATES, confirmation_code: 'KEPT' }, '?sync=1');
  const before = await get(row.id);
  expectTold(await service.rest('PUT', `/reservations/${row.id}`, body), expected);
  expect(await get(row.id)).toEqual(before);
});

test.each(REFUSED.filter(([title]) => !title.includes('taken')))(
  'rejects POST and creates nothing: %s',
  async (_title, body, expected) => {
    const count = async () => (await service.rest('GET', '/reservations?size=1')).body.total;
    const before = await count();
    expectTold(await post({ ...ALONE, ...DATES, ...body }), expected);
    expect(await count()).toBe(before);
  },
);

test('a PMS id finds its reservation with usepmsid only, and in its own system only', async () => {
  const { id } = await made({ ...ALONE, pms_reservation_id: 'PM-77' }, '?pms=pms_03');
  const find = async (query: string) => (await service.rest('GET', `/reservations/PM-77${query}`)).body.id;
  expect(await find('?pms=pms_03&usepmsid=true')).toBe(id);
  expect(await find('?pms=pms_03&usepmsid=1')).toBe(id);
  expect(await find('?pms=pms_03')).toBeUndefined();
  expect(await find('?pms=pms_04&usepmsid=true')).toBeUndefined();
});
