import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningTest } from '../support/running.js';

const DAY_MS = 86_400_000;
const ANN = { full_name: 'Ann Lee', email: 'Ann.Lee+trip@gmail.com', phone: '+1 (303) 555-0123' };

let service: RestartableTest;
let client: pg.Client;
let child: Awaited<ReturnType<typeof makeAccount>>;
let stranger: Awaited<ReturnType<typeof makeAccount>>;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('select id from identity.account');
  child = await makeAccount(client, rows[0]!.id);
  stranger = await makeAccount(client);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A stay of three nights that ended this many days ago. */
const stay = (daysAgo: number, guest: object, more: object = {}) => ({
  without_listing: true,
  guest,
  total_price: 300,
  check_in_date: day(-daysAgo - 3),
  check_out_date: day(-daysAgo),
  ...more,
});

async function book(body: object, headers = {}): Promise<string> {
  const { status, body: made } = await service.rest('POST', '/reservations?skip_gp=1', body, headers);
  expect([status, made.error]).toEqual([200, undefined]);
  return made.id;
}

const ask = (guest: string, headers = {}) =>
  service.rest('GET', `/loyalty/guest-segmentation/${encodeURIComponent(guest)}`, undefined, headers);

const staysOf = async (guest: string, headers = {}) => (await ask(guest, headers)).body.metrics?.total_stays;

/** Segments take over a saved stay a moment later. */
const until = (guest: string, stays: number | undefined, headers = {}) =>
  eventually(async () => (await staysOf(guest, headers)) === stays);

let last: string;

test('a guest with the same email or phone is one guest', async () => {
  await book(stay(200, { full_name: 'Ann Lee', email: 'annlee@googlemail.com' }));
  await book(stay(100, { full_name: 'Lee, Ann', phone: '1-303-555-0123' }));
  await until('+13035550123', 1);
  last = await book(stay(20, ANN, { total_price: 900 }));
  await until(ANN.email, 3);
  const { status, body } = await ask('+1 303 555 0123');
  expect(status).toBe(200);
  expect(body).toEqual({
    guest_id: '+1 303 555 0123',
    user_id: expect.any(String),
    timestamp: expect.stringMatching(/Z$/),
    segment: {
      name: 'Champions',
      tier: 1,
      priority: 'HIGH',
      offer_type: 'vip_experience',
      description: expect.any(String),
      recommended_action: expect.any(String),
    },
    rfm_scores: { recency: 5, frequency: 3, monetary: 5, composite: '535' },
    metrics: {
      days_since_last_stay: 20,
      last_stay_date: day(-20),
      first_stay_date: day(-203),
      total_stays: 3,
      total_revenue: 1500,
      total_nights: 9,
      avg_booking_value: 500,
      nights_equivalent: 15,
      revenue_by_currency: [{ amount: 1500, stays: 3 }],
      customer_tenure_days: 203,
    },
    data_quality: {
      confidence: 'MEDIUM',
      has_email: true,
      has_phone: true,
      is_ota_masked: false,
      identifier_type: 'phone',
    },
    top_factors: expect.any(Array),
    flags: {
      is_corporate_account: false,
      is_ota_guest: false,
      has_future_booking: false,
      is_seasonal_guest: false,
    },
  });
  expect(body.top_factors).toHaveLength(3);
  expect((await ask('ANNLEE@gmail.com')).body).toMatchObject({
    guest_id: 'ANNLEE@gmail.com',
    metrics: body.metrics,
    data_quality: { identifier_type: 'email' },
  });
});

test('POST and the graph give the same answer', async () => {
  const { body: got } = await ask(ANN.email);
  const { body: posted } = await service.rest('POST', '/loyalty/guest-segmentation', { guest: ANN.email });
  expect({ ...posted, timestamp: got.timestamp }).toEqual(got);
  const { data } = await service.graph(
    `query ($guest: String!) { guestSegment(guestId: $guest) { found { segment { name } metrics { totalStays } } } }`,
    { guest: ANN.email },
  );
  expect(data.guestSegment.found).toEqual({ segment: { name: 'Champions' }, metrics: { totalStays: 3 } });
});

test("the summary of a reservation shows the guest's segment", async () => {
  const { body } = await service.rest('GET', `/reservations/${last}/summary`);
  expect(body.loyalty_segments).toMatchObject([{ guest_id: ANN.email, segment: { name: 'Champions' } }]);
});

test('ignores stays that are canceled, declined or only requested; a future stay sets recency', async () => {
  const guest = { full_name: 'Bo Ray', email: 'bo@example.com' };
  await book(stay(150, guest, { status: 'CANCELED' }));
  await book(stay(140, guest, { status: 'INQUIRY' }));
  const declined = await book(stay(130, guest));
  await until(guest.email, 1);
  await service.rest('POST', `/reservations/${declined}/status`, { supervised: 'decline' });
  await until(guest.email, 0);
  expect((await ask(guest.email)).body).toMatchObject({
    segment: { name: 'Other', tier: 8 },
    data_quality: { confidence: 'UNKNOWN' },
    top_factors: [],
  });
  await book(stay(500, guest));
  await until(guest.email, 1);
  expect((await ask(guest.email)).body).toMatchObject({ rfm_scores: { recency: 2 }, segment: { name: 'Hibernating' } });
  await book(stay(-30, guest));
  await eventually(async () => (await ask(guest.email)).body.flags.has_future_booking);
  expect((await ask(guest.email)).body).toMatchObject({ rfm_scores: { recency: 5 }, metrics: { total_stays: 1 } });
});

test('changing the guest of a reservation splits the guests it had joined', async () => {
  await until(ANN.email, 3);
  const other = { email: 'cy@example.com', phone: '+13035550177' };
  await service.rest('PUT', `/reservations/${last}`, { guest: other });
  await until('cy@example.com', 1);
  expect([await staysOf(ANN.email), await staysOf('+13035550123')]).toEqual([1, 1]);
  await service.rest('PUT', `/reservations/${last}`, { guest: ANN });
  await until(ANN.email, 3);
  expect((await ask('cy@example.com')).status).toBe(404);
});

test('never adds up amounts in different currencies', async () => {
  const guest = { full_name: 'Di Fox', email: 'di@example.com' };
  await book(stay(10, guest, { currency: 'EUR', total_price: 400 }));
  await book(stay(40, guest, { currency: 'EUR', total_price: 200 }));
  await book(stay(70, guest, { currency: 'JPY', total_price: 60000 }));
  await until(guest.email, 3);
  const { metrics } = (await ask(guest.email)).body;
  expect(metrics).toMatchObject({
    currency: 'EUR',
    total_revenue: 600,
    avg_booking_value: 300,
    revenue_by_currency: [
      { currency: 'EUR', amount: 600, stays: 2 },
      { currency: 'JPY', amount: 60000, stays: 1 },
    ],
  });
  const { data } = await service.graph(
    `{ guestSegment(guestId: "${guest.email}") { found { metrics {
      totalRevenue { amount currency } avgBookingValue { amount } revenueByCurrency { revenue { amount currency } stays } } } } }`,
  );
  expect(data.guestSegment.found.metrics).toEqual({
    totalRevenue: { amount: 600, currency: 'EUR' },
    avgBookingValue: { amount: 300 },
    revenueByCurrency: [
      { revenue: { amount: 600, currency: 'EUR' }, stays: 2 },
      { revenue: { amount: 60000, currency: 'JPY' }, stays: 1 },
    ],
  });
});

test('flags an address generated by a booking channel', async () => {
  await book(stay(5, { full_name: 'Eve Ash', email: 'eve.123@guest.booking.com' }, { source: 'booking.com' }));
  await until('eve.123@guest.booking.com', 1);
  expect((await ask('eve.123@guest.booking.com')).body).toMatchObject({
    data_quality: { confidence: 'LOW', is_ota_masked: true },
    flags: { is_ota_guest: true },
  });
});

test.each([
  ['nobody@example.com', /spelling/],
  ['x9@guest.booking.com', /channel/],
  ['+442079460018', /country code/],
  ['not a guest', /international format/],
  ['a@b@c', /international format/],
  ['0000000', /international format/],
])("returns 404 with the contract's message and a suggestion for %s", async (guest, suggestion) => {
  const { status, body } = await ask(guest);
  expect([status, body.error, body.code]).toEqual([404, 'GUEST_NOT_FOUND', 'guest_not_found']);
  expect(body.message).toMatch(/\S/);
  expect(body.suggestions.join(' ')).toMatch(suggestion);
});

test('accepts a name of any length and finds no guest', async () => {
  for (const guest of ['q'.repeat(3_000), `${'q'.repeat(3_000)}@example.com`, '9'.repeat(3_000), '%', ' ', '😀'])
    expect([guest.length, (await ask(guest)).status]).toEqual([guest.length, 404]);
});

test('guests of another account are as unknown as guests who do not exist', async () => {
  const { request_id: _, ...unknown } = (await ask('nobody@example.com', stranger.headers)).body;
  const { request_id: __, ...foreign } = (await ask('annlee@gmail.com', stranger.headers)).body;
  expect(foreign).toEqual(unknown);
});

test("a reseller sees its children's guests, each in the account named or the one with most stays", async () => {
  await book(stay(30, { full_name: 'Ann Lee', email: 'annlee@gmail.com' }), child.headers);
  await until('annlee@gmail.com', 1, child.headers);
  expect((await ask('annlee@gmail.com')).body.metrics.total_stays).toBe(3);
  const of = (userId: string) =>
    service.rest('GET', `/loyalty/guest-segmentation/annlee%40gmail.com?user_id=${userId}`);
  expect((await of(child.id)).body).toMatchObject({ user_id: child.id, metrics: { total_stays: 1 } });
  for (const id of [stranger.id, 'nonsense'])
    expect(await of(id)).toMatchObject({ status: 404, body: { code: 'account_not_found' } });
});

test('a batch answers each guest once, and lists unknown ones', async () => {
  const guest_ids = ['annlee@gmail.com', 'nobody@example.com', 'ANNLEE@gmail.com', '+13035550123', '???'];
  const { status, body } = await service.rest('POST', '/loyalty/guest-segmentation/batch', { guest_ids });
  expect(status).toBe(200);
  expect(body.results.map(({ guest_id }: { guest_id: string }) => guest_id)).toEqual([
    'annlee@gmail.com',
    '+13035550123',
  ]);
  expect(body).toMatchObject({ not_found: ['nobody@example.com', '???'], total_requested: 4, total_found: 2 });
});

test.each([
  ['no list', {}, 'missing'],
  ['nobody', { guest_ids: [] }, 'too_short'],
  ['101 guests', { guest_ids: Array.from({ length: 101 }, (_, n) => `g${n}@example.com`) }, 'too_long'],
  ['a text', { guest_ids: 'a@example.com' }, 'list_type'],
  ['a number', { guest_ids: [1] }, 'string_type'],
  ['null', { guest_ids: [null] }, 'string_type'],
  ['a blank', { guest_ids: [' '] }, 'too_short'],
  ['an overlong name', { guest_ids: ['a'.repeat(400)] }, 'too_long'],
])('rejects a batch of %s', async (_, body, type) => {
  const answer = await service.rest('POST', '/loyalty/guest-segmentation/batch', body);
  expect([answer.status, answer.body.details[0].type]).toEqual([400, type]);
});

test('an account with one stay gets numbers, also in a batch', async () => {
  const guest = 'solo@example.com';
  await book(stay(12, { full_name: 'Solo Oak', email: guest }), stranger.headers);
  await until(guest, 1, stranger.headers);
  const { status, body } = await ask(guest, stranger.headers);
  expect([status, body.segment.name, body.data_quality.confidence]).toEqual([200, 'Recent First-Timers', 'MEDIUM']);
  expect(body.metrics).toMatchObject({ total_stays: 1, avg_booking_value: 300, nights_equivalent: 3 });
  expect(JSON.stringify(body)).not.toMatch(/NaN|Infinity|null/);
  const path = '/loyalty/guest-segmentation/batch';
  const batch = await service.rest('POST', path, { guest_ids: [guest] }, stranger.headers);
  expect(batch.body.results).toMatchObject([{ guest_id: guest, metrics: body.metrics }]);
});

test('a stay saved during a measurement is included in the comparison of guests', async () => {
  const newcomer = await makeAccount(client);
  const come = async (guest: string) => {
    await book(stay(12, { full_name: 'Oak', email: guest }), newcomer.headers);
    await until(guest, 1, newcomer.headers);
  };
  await come('oak1@example.com');
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7312, hashtext($1))', [newcomer.id]);
  await come('oak2@example.com');
  await client.query('commit');
  await eventually(async () => {
    const { rows } = await client.query('select stays from intelligence.segment_scale where id = $1', [newcomer.id]);
    return rows[0]?.stays === 2;
  });
});

test('an erased guest is unknown', async () => {
  await service.rest('POST', '/guests/erase', { email: 'di@example.com' });
  await until('di@example.com', undefined);
  const { rows } = await client.query(`select from intelligence.stay where currency = 'JPY'`);
  expect(rows).toEqual([]);
});

test('returns 503 until segments are built for the first time, and summaries omit them', async () => {
  await service.restart(null);
  await client.query('update intelligence.segment_build set built_at = null');
  await client.query('truncate intelligence.stay, intelligence.guest_key, intelligence.segment_scale');
  await client.query('select pg_advisory_lock(7311)');
  await service.restart({});
  const { status, headers, body } = await ask('annlee@gmail.com');
  expect([status, body.code, headers.has('retry-after')]).toEqual([503, 'unavailable', true]);
  const batch = { guest_ids: ['annlee@gmail.com'] };
  expect((await service.rest('POST', '/loyalty/guest-segmentation/batch', batch)).status).toBe(503);
  expect(await service.rest('GET', `/reservations/${last}/summary`)).toMatchObject({
    status: 200,
    body: { loyalty_segments: [] },
  });
  await client.query('select pg_advisory_unlock(7311)');
  await until('annlee@gmail.com', 3);
  await until('bo@example.com', 1);
  expect(await staysOf('annlee@gmail.com', child.headers)).toBe(1);
});
