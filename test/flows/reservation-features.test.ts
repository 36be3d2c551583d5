import pg from 'pg';
import { untilQuiet } from '../contracts/access/kept.js';
import { eventually } from '../support/eventually.js';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { IdCheck } from '#subgraphs/screening/booking/id-document/id-check.entity.js';
import { FEATURES } from '#subgraphs/screening/screening/features/feature-expressions.js';
import { findFeaturePage } from '#subgraphs/screening/screening/features/find-feature-page.js';
import {
  FEATURES_OF_ROWS,
  type Features,
  findFeatures,
} from '#subgraphs/screening/screening/features/find-features.js';
import { keepInserted, writtenColumns } from '../support/changed-reservations.js';
import { datasetsOn } from '../support/datasets.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { storedDecisions } from '../support/stored-decisions.js';

const GUEST = { full_name: 'Ann Mary Lee', email: 'ann.lee@example.com', phone: '+13035550123' };
const STAY = { without_listing: true, check_in_date: '2031-03-01', check_out_date: '2031-03-05' };

let service: RunningTest;
let client: pg.Client;
let pool: pg.Pool;
let accountId: string;
let em: () => ReturnType<typeof emFor>;
let featuresAt: (id: string, asOf: string) => Promise<Features | undefined>;
let pageAt: (asOf: Date | null, after?: string | null, first?: number) => ReturnType<typeof findFeaturePage>;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  accountId = (await client.query<{ id: string }>('select id from identity.account')).rows[0]!.id;
  pool = openPool(service.databaseUrl, 2, openLog('silent', 'test'));
  const orm = (await openStores(pool)).orms.get('screening')!;
  em = () => emFor(orm, [accountId]);
  featuresAt = async (reservationId, asOf) =>
    (await findFeatures(em(), [{ accountId, reservationId, asOf }]))[0]?.features;
  pageAt = (asOf, after = null, first = 100) => findFeaturePage(em(), accountId, { asOf, after, first });
});

afterAll(async () => {
  await pool?.end();
  await client?.end();
  await service?.stop();
});

/** An analysis that runs meanwhile may not see a change that was made before its moment and saved after it. */
async function ok(method: string, path: string, body: object): Promise<{ id: string }> {
  await untilQuiet(client);
  const answer = await service.rest(method, path, body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body;
}

const book = async (more: object = {}) =>
  (await ok('POST', '/reservations?sync=1&skip_gp=1', { ...STAY, guest: GUEST, total_price: 400, ...more })).id;

async function inListing() {
  const location = { street: '5 Elm St', city: 'Denver', state: 'CO', country: 'US', zipcode: '80202' };
  const place = {
    my_id: 'loft1',
    status: 'ACTIVE',
    name: 'Loft',
    location: { ...location, timezone: 'America/Denver' },
  };
  return { listing_id: (await ok('POST', '/listings', place)).id, without_listing: undefined };
}

let events = 0;
const pay = (id: string, event: object) =>
  ok('POST', `/reservations/${id}/payments`, {
    event_source: 'other',
    event_id: `e${(events += 1)}`,
    event_type: 'charge',
    event_status: 'success',
    ...event,
  });

/** As each upload leaves the check's row; its person is deleted, so that no check runs again without pictures. */
const identify = async (reservationId: string, status: string) => {
  await untilQuiet(client);
  await em().transactional(async (tx) => {
    const known = await tx.findOne(IdCheck, { accountId, id: reservationId });
    const check = Object.assign(known ?? new IdCheck(), { status });
    if (known) return;
    tx.persist(Object.assign(check, { accountId, id: reservationId, kind: 'drivers', erasedAt: new Date() }));
  });
};

const moment = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const now = new Date().toISOString();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return now;
};

/** Features fixed at booking: no later event can change them. */
const TOLD_ONCE = ['booking_dow', 'booking_hour', 'booking_month', 'has_booking_data', 'is_weekend_booking'];

/** In a listing, with an address that is linked to a guest later. */
let listed: string;
let earlier: string;
let id: string;
/** Of a guest of whom only a name is known at first. */
let plain: string;
let then: string;
let known: Features;
let plainly: Features;

test("features describe the booking, its payments and the guest's history", async () => {
  listed = await book({ guest: { full_name: 'Cy Fox', email: 'cy.fox@gmail.com' }, ...(await inListing()) });
  earlier = await book({ total_price: 250, currency: 'EUR', source: 'direct' });
  await pay(earlier, { event_type: 'chargeback', event_status: 'warning' });
  id = await book({ number_of_guests: 2 });
  await pay(id, { event_status: 'failure', processor_status_code: 'stolen_card', card_fingerprint: 'one' });
  await pay(id, { card_fingerprint: 'two', event_type: 'charge' });
  for (const status of ['waiting', 'failed', 'failed', 'waiting', 'review']) await identify(id, status);
  plain = await book({ guest: { full_name: 'Cy Fox' } });
  then = await moment();
  known = (await featuresAt(id, then))!;
  plainly = (await featuresAt(plain, then))!;
  expect(known).toMatchObject({
    nights: 4,
    guests_count: 2,
    total_price: 400,
    price_per_night: 100,
    revenue_per_guest_night: 50,
    has_phone: 1,
    name_word_count: 3,
    checkin_dow: 5,
    checkin_month: 3,
    is_long_stay: 0,
    payment_event_count: 2,
    payment_failure_count: 1,
    payment_failure_ratio: 0.5,
    distinct_cards: 2,
    has_stolen_card_flag: 1,
    has_chargeback: 0,
    multiple_cards_flag: 1,
    prior_bookings_30d: 1,
    prior_revenue_total: 270,
    has_prior_booking: 1,
    incident_count: 1,
    idv_attempt_count: 2,
    idv_success_count: 0,
    idv_failure_count: 1,
    idv_success_ratio: 0,
    has_idv_failure: 1,
    idv_completed: 0,
    has_idv_data: 1,
    prior_res_same_email_30d: 1,
    verification_status_numeric: expect.any(Number),
  });
  expect(Object.keys(known).sort()).toEqual(Object.keys(FEATURES).sort());
});

test('later events, or later reports of events, do not change them', async () => {
  await pay(id, { event_type: 'chargeback', event_status: 'warning' });
  await pay(id, { event_type: 'dispute', event_status: 'warning', timestamp: '2020-01-01T00:00:00Z' });
  await ok('PUT', `/reservations/${id}?sync=1`, {
    total_price: 9_000,
    number_of_guests: 9,
    check_out_date: '2031-04-30',
  });
  await ok('PUT', `/reservations/${earlier}?sync=1`, { status: 'CANCELED', total_price: 1 });
  await pay(earlier, { event_type: 'dispute', event_status: 'warning', timestamp: '2020-01-01T00:00:00Z' });
  await ok('POST', '/blacklist', { email: GUEST.email, reason: 'Broke the door.' });
  await book();
  for (const status of ['passed', 'failed', 'passed']) await identify(id, status);
  await ok('POST', `/reservations/${id}/status`, { supervised: 'decline' });
  await ok('PUT', `/reservations/${id}?sync=1`, { guest: { full_name: 'Bo', email: 'bo@example.com', phone: null } });
  expect(await featuresAt(id, then)).toEqual(known);
  const now = (await featuresAt(id, await moment()))!;
  expect(now).toMatchObject({
    has_chargeback: 1,
    has_dispute: 1,
    number_of_guests: 9,
    name_word_count: 1,
    has_phone: 0,
  });
  expect(now).toMatchObject({ prior_bookings_30d: 0, nights: 60 });
  expect(now).toMatchObject({ idv_attempt_count: 5, idv_success_count: 2, idv_failure_count: 2, idv_completed: 1 });
  const { idv_attempt_count: attempts, has_idv_data: looked } = (await featuresAt(earlier, then))!;
  expect([attempts, looked]).toEqual([undefined, 0]);
});

test('for every feature a later event exists that would change it, and none did', async () => {
  const before = [known, plainly, (await featuresAt(listed, then))!];
  for (const processor_status_code of ['do_not_honor', 'lost_card', 'stolen_card', 'fraudulent', 'insufficient_funds'])
    await pay(plain, {
      processor_status_code,
      card_fingerprint: processor_status_code,
      event_status: 'failure',
      network_status_code: 'declined_by_network',
    });
  await pay(plain, { card_fingerprint: 'good' });
  await pay(plain, { event_type: 'refund' });
  await pay(plain, { event_type: 'chargeback', event_status: 'warning' });
  for (const status of ['failed', 'passed']) await identify(plain, status);
  await ok('POST', '/blacklist', { email: 'cy.fox@gmail.com', reason: 'Broke the window.' });
  const guest = { full_name: 'Cy Fox', email: 'cy.fox@gmail.com' };
  await ok('PUT', `/reservations/${plain}?sync=1`, {
    guest,
    check_in_date: '2031-04-06',
    check_out_date: '2031-04-15',
  });
  const past = { check_in_date: '2025-02-01', check_out_date: '2025-02-04' };
  await ok('PUT', `/reservations/${listed}?sync=1`, { number_of_guests: 3, ...past });
  const featuresOf = (asOf: string) => Promise.all([id, plain, listed].map((one) => featuresAt(one, asOf)));
  const now = await moment();
  expect(await featuresOf(then)).toEqual(before);
  const after = await featuresOf(now);
  const same = Object.keys(FEATURES).filter((name) => after.every((one, n) => one![name] === before[n]![name]));
  expect(same.sort()).toEqual(TOLD_ONCE);
});

test('a moment before the booking has no features', async () => {
  expect(await featuresAt(id, '2020-01-01T00:00:00.000Z')).toBeUndefined();
});

test("each decision's features are those of the definition at its moment", async () => {
  const decisions = await storedDecisions(client);
  expect(decisions.length).toBeGreaterThan(4);
  for (const { reservationId, signals } of decisions)
    expect(await featuresAt(reservationId, signals.asOf)).toEqual(signals.features);
});

test("converts prices to US dollars at the booking day's imported reference rate, else at a fixed rate", async () => {
  const data = datasetsOn(service.databaseUrl);
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const lines = [`${day(-1)},1.25,10,N/A`, `${day(2)},2.5,10,3`, `${day(-40)},9,9,9`];
  await data.load('rates', data.file('rates.csv', ['Date,USD,SEK,GBP', ...lines].join('\n')));
  await data.close();
  await eventually(async () => (await client.query('select from screening.usd_rate')).rowCount! > 0);
  const [euro, krona, pound] = [
    await book({ currency: 'EUR' }),
    await book({ currency: 'SEK' }),
    await book({ currency: 'GBP' }),
  ];
  const now = await moment();
  const prices = await Promise.all([euro, krona, pound].map(async (one) => (await featuresAt(one, now))!.total_price));
  expect(prices).toEqual([500, 50, 512]);
});

test('a reservation without a price has no price features, and no reason of its predictions names one', async () => {
  const guest = { ...GUEST, email: 'no.price@example.com', phone: '+13035550177' };
  const id = await book({ total_price: undefined, guest });
  const { body } = await service.rest('GET', `/reservations/${id}/summary`);
  expect(body.loyalty_prediction.reasons.join(' ')).not.toMatch(/price/i);
  const features = (await featuresAt(id, new Date().toISOString()))!;
  const priced = ['price_total', 'total_price', 'price_per_night', 'average_daily_rate', 'revenue_per_guest_night'];
  expect(priced.filter((name) => name in features)).toEqual([]);
});

test('training reads pages of them with the outcomes of the stays', async () => {
  const all = await pageAt(null);
  expect(all).toMatchObject({ next: null });
  const pages = [await pageAt(null, null, 2)];
  while (pages.at(-1)!.next) pages.push(await pageAt(null, pages.at(-1)!.next, 2));
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows);
  const outcomes = new Map(all.rows.map((row) => [row.reservationId, row.outcome]));
  expect(outcomes.get(id)).toMatchObject({
    declined: true,
    disputedAt: '2020-01-01T00:00:00.000Z',
    nextBookingAt: null,
  });
  expect(outcomes.get(earlier)).toMatchObject({ declined: false, nextBookingAt: expect.any(String) });
  const made = [listed, earlier, id, plain].sort();
  expect((await pageAt(new Date(then))).rows.map((row) => row.reservationId).sort()).toEqual(made);
  await expect(pageAt(null, 'nonsense')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(pageAt(null, null, 0)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

test('clients cannot see them', async () => {
  const { errors } = await service.graph('{ reservationFeatures { next } }');
  expect(errors![0]!.extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('no stored state contains an erased guest', async () => {
  await ok('POST', '/guests/erase', { email: GUEST.email });
  const { rows } = await client.query(
    'select from screening.reservation_state where reservation_id = $1 and guest_email_key is not null',
    [earlier],
  );
  expect(rows).toEqual([]);
});

test('features of a stay are read without the account’s other stays, even before the database has statistics', async () => {
  const id = await book({ guest: { ...GUEST, email: 'few@example.com', phone: '+13035550133' } });
  const [names, copied] = [
    await writtenColumns(client, 'screening.reservation'),
    await writtenColumns(client, 'screening.reservation', 'p.'),
  ];
  await client.query(
    `insert into screening.reservation (${names}) select ${copied}
     from screening.reservation t, generate_series(1, 300) n, jsonb_populate_record(t, jsonb_build_object(
       'id', uuidv7(), 'confirmation_code', 'many' || n, 'created_at', t.created_at - n * interval '1 minute',
       'guest_email_key', 'many' || n || '@example.com', 'guest_phone_key', '+1720' || 5550000 + n)) p where t.id = $1`,
    [id],
  );
  await keepInserted(client);
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number } }] }>(
    `explain (analyze, buffers, format json)
     select f from (select '${accountId}'::uuid as account_id, '${id}'::uuid as reservation_id, now() as as_of) a
     ${FEATURES_OF_ROWS}`,
  );
  expect(rows[0]!['QUERY PLAN'][0].Plan['Shared Hit Blocks']).toBeLessThan(300);
});
