import pg from 'pg';
import { untilQuiet } from '../contracts/access/kept.js';
import { HIT, SIGNALS } from '../support/explained.js';
import { eventually } from '../support/eventually.js';
import { type Lookup, type WatchedLookups, watchLookups } from '../support/lookups.js';
import { DATES, LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningHere } from '../support/running.js';
import { changeDecisions, storedDecisions } from '../support/stored-decisions.js';

const GUEST = {
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann.lee@example.com',
  phone: '+13035550123',
  location: '1 Main St, Denver, CO 80202',
  ip_address: '93.184.216.34',
  birth_date: '1990-01-01',
};

let service: RunningTest;
let client: pg.Client;
let lookups: WatchedLookups;
let id: string;
const listings: string[] = [];

beforeAll(async () => {
  lookups = watchLookups();
  service = await runningHere();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  for (const my_id of ['loft1', 'loft2'])
    listings.push((await service.rest('POST', '/listings', { ...LISTING, my_id })).body.id);
});

afterAll(async () => {
  lookups?.restore();
  await client?.end();
  await service?.stop();
});

beforeEach(async () => {
  const { body } = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    listing_id: listings[0],
    guest: GUEST,
    ...DATES,
    metadata: { kept: 1 },
  });
  id = body.id;
  expect(lookups.asked()).toEqual({ phone: 1, email: 1, ip: 1, address: 1 });
});

const decisions = () => storedDecisions(client, id);

const put = (body: object, query = '?sync=1') => service.rest('PUT', `/reservations/${id}${query}`, body);

test.each<[title: string, body: () => object, asked: Partial<Record<Lookup, number>>]>([
  ['of the dates', () => ({ check_in_date: '2030-03-02' }), {}],
  ['of the nights', () => ({ nights: 3 }), {}],
  ['of the listing', () => ({ listing_id: listings[1] }), {}],
  ['of the party', () => ({ number_of_guests: 4 }), {}],
  ['of the price', () => ({ total_price: 900, currency: 'EUR' }), {}],
  ['of the channel', () => ({ source: 'direct' }), {}],
  ['of the status', () => ({ status: 'CANCELLED' }), {}],
  ["of the guest's name", () => ({ guest: { last_name: 'Ray' } }), {}],
  ["of the guest's birth date", () => ({ guest: { birth_date: '1991-01-01' } }), {}],
  ['of the email address', () => ({ guest: { email: 'ray@example.org' } }), { email: 1 }],
  ['of the phone number', () => ({ guest: { phone: '+13035550199' } }), { phone: 1 }],
  ['of the IP address', () => ({ guest: { ip_address: '93.184.216.35' } }), { ip: 1 }],
  ['of the address', () => ({ guest: { location: '2 Main St, Boulder, CO 80301' } }), { address: 1 }],
  [
    'of two of them and the dates',
    () => ({ check_out_date: '2030-03-09', guest: { phone: '+13035550198', email: 'ray@example.net' } }),
    { phone: 1, email: 1 },
  ],
])('a change %s triggers a new analysis that asks only for what changed', async (_title, body, asked) => {
  expect((await put(body())).status).toBe(200);
  expect(lookups.asked()).toEqual(asked);
  const [first, second, ...more] = await decisions();
  expect(more).toEqual([]);
  for (const lookup of ['phone', 'email', 'ip', 'address'] as const) {
    const [before, after] = [first!.signals[lookup], second!.signals[lookup]];
    if (asked[lookup]) expect(Date.parse(after.askedAt)).toBeGreaterThan(Date.parse(before.askedAt));
    // The stored answer carries its own age, beside the time of the signals.
    else expect(after).toEqual(before);
  }
  expect(Date.parse(second!.signals.asOf)).toBeGreaterThan(Date.parse(first!.signals.asOf));
});

test.each<[title: string, body: object]>([
  ['metadata', { metadata: { a: { b: [1] }, kept: null } }],
  ['a language', { locale: 'de-AT' }],
  ["the booking's id in its system", { pms_reservation_id: 'PM-1' }],
  ['a new code', { confirmation_code: 'NEWCODE' }],
  ['names of additional guests', { guests: [{ name: 'Bo Lee', email: 'bo@example.com' }] }],
  ['its current values', { guest: GUEST, ...DATES, number_of_guests: 1, status: 'CONFIRMED' }],
  ['an email address in capitals', { guest: { email: 'Ann.Lee@Example.com' } }],
  ['nothing', {}],
])('%s does not trigger a new analysis', async (_title, body) => {
  const { rows: before } = await client.query('select revision from screening.reservation where id = $1', [id]);
  for (const query of ['', '?sync=1']) expect((await put(body, query)).status).toBe(200);
  const { rows: after } = await client.query('select revision from screening.reservation where id = $1', [id]);
  expect([after, await queuedAnalyses()]).toEqual([before, 0]);
  expect([lookups.asked(), (await decisions()).length]).toEqual([{}, 1]);
  expect((await service.rest('GET', `/reservations/${id}`)).body.queued).toBeUndefined();
});

async function queuedAnalyses(): Promise<number> {
  const text = `select count(*)::int as n from jobs.job where name = 'analyse-reservation' and state = 'created'
    and data ->> 'reservationId' = $1 and (data ->> 'revision')::int > 1`;
  return (await client.query(text, [id])).rows[0].n;
}

test('asks again for answers over a day old, empty answers, and answers of an older version', async () => {
  await changeDecisions(client, id, ({ signals }) => {
    signals.email.askedAt = new Date(Date.now() - 25 * 3_600_000);
    signals.phone = { known: false, reason: 'provider_failed' };
    delete signals.ip.askedAt;
  });
  await put({ number_of_guests: 2 });
  expect(lookups.asked()).toEqual({ email: 1, phone: 1, ip: 1 });
});

test('digests identify a repeated question without revealing it', async () => {
  const [{ asked }] = await decisions();
  expect(Object.keys(asked).sort()).toEqual(['address', 'email', 'ip', 'ipThreats', 'mail', 'phone']);
  expect(JSON.stringify(asked)).not.toMatch(/ann|lee|303|93\.184|main|denver/i);
  const { data } = await service.graph(
    `{ explainDecision(reservationId: "${id}") { ${SIGNALS} replayed { same } } } ${HIT}`,
  );
  expect(JSON.stringify(data)).not.toContain(asked.email);
  expect(data.explainDecision.replayed.same).toBe(true);
});

test('a guest added to the blacklist is analyzed again without asking any provider', async () => {
  const add =
    'mutation { addBlacklistEntry(input: { field: email, value: "ann.lee@example.com" }) { blacklistEntry { id } userErrors { code message field rule } } }';
  expect((await service.graph(add)).errors).toBeUndefined();
  await eventually(async () => (await decisions()).length === 2);
  expect(lookups.asked()).toEqual({});
  const [, second] = await decisions();
  expect(second!.signals.blacklist.hits).toHaveLength(1);
});

const OF_ANALYSIS = /"?screening"?\."?(decision|guest_secret|blacklist_entry|payment_event|business_rule)\b/;
/** The first of these tables that each statement reads: one statement reads most of them. */
const READ_ONCE = ['blacklist_entry', 'decision', 'guest_secret'];

test('an immaterial change runs no analysis statement; a material one reads the tables of the account in one', async () => {
  // The blacklist entry triggers analyses in the background.
  await untilQuiet(client);
  const statements: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: [unknown]) {
    const [what] = given;
    const text = typeof what === 'string' ? what : ((what as { text?: string }).text ?? '');
    if (/screening\.|"screening"/.test(text)) statements.push(text);
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await put({ metadata: { note: 'nothing to see' } });
    expect(statements.filter((text) => OF_ANALYSIS.test(text))).toEqual([]);
    statements.length = 0;
    await put({ number_of_guests: 3 });
    const asked = statements.filter((text) => OF_ANALYSIS.test(text) && /^\s*select/i.test(text));
    expect(asked.map((text) => OF_ANALYSIS.exec(text)![1]).sort()).toEqual(READ_ONCE);
    expect(lookups.asked()).toEqual({});
  } finally {
    pg.Client.prototype.query = query;
  }
});
