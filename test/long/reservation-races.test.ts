import pg from 'pg';
import { eventually } from '../support/eventually.js';
import { type WatchedLookups, watchLookups } from '../support/lookups.js';
import { bad, expectTold } from '../support/refusals.js';
import { type Answer, type RunningTest, runningHere } from '../support/running.js';
import { storedDecisions } from '../support/stored-decisions.js';

const ALONE = { without_listing: true, guest: { last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' } };

/** A guest without earlier bookings. */
const freshGuest = (n: number) => ({
  without_listing: true,
  guest: { last_name: 'Ray', email: `ray${n}@gmail.com`, phone: `+1303555020${n}` },
});

let service: RunningTest;
let client: pg.Client;
let lookups: WatchedLookups;
let codes = 0;

beforeAll(async () => {
  lookups = watchLookups();
  service = await runningHere();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  lookups?.restore();
  await client?.end();
  await service?.stop();
});

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Sends them all at once; each must return 200. */
async function atOnce(requests: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers = await Promise.all(requests.map((send) => send()));
  expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 200));
  return answers;
}

const post = (body: object, query = '?skip_gp=1') => service.rest('POST', `/reservations${query}`, body);
const put = (id: string, body: object, query = '') => service.rest('PUT', `/reservations/${id}${query}`, body);
const decide = (id: string, supervised: string) => service.rest('POST', `/reservations/${id}/status`, { supervised });

async function made(body: object = {}): Promise<{ id: string; code: string }> {
  codes += 1;
  const { body: row } = await post({ ...ALONE, ...body, confirmation_code: `RACE${codes}` }, '?sync=1&skip_gp=1');
  return { id: row.id, code: `RACE${codes}` };
}

interface Stored {
  revision: number;
  analysed: number;
  supervised: string | null;
  status: string;
  verification: string;
}

async function stored(id: string): Promise<Stored> {
  const text = `select revision, analysed_revision as analysed, supervised, status, verification_status as verification
    from screening.reservation where id = $1`;
  return (await client.query<Stored>(text, [id])).rows[0]!;
}

/** The booking on which the last decision is based, once no analysis is pending. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
async function settled(id: string): Promise<any> {
  await eventually(async () => {
    const { revision, analysed } = await stored(id);
    return revision === analysed;
  });
  return (await storedDecisions(client, id)).at(-1).signals;
}

async function factsOf(id: string, type: string): Promise<number> {
  const text = `select (select count(*) from outbox.announcement where subject_id = $1 and type = $2)
    + (select count(*) from identity.event where subject_id = $1 and type = $2) as n`;
  return Number((await client.query(text, [id, type])).rows[0].n);
}

test('keeps a concurrent change by id and one by code, and the verdict uses both', async () => {
  const { id, code } = await made();
  for (const round of times(15, (n) => n + 2)) {
    const before = await stored(id);
    await atOnce([
      () => put(id, { number_of_guests: round }),
      () => post({ confirmation_code: code, source: `channel ${round}` }),
      () => put(id, { total_price: round }, '?sync=1'),
      () => put(code, { nights: round }, '?pms=api'),
    ]);
    expect((await stored(id)).revision).toBe(before.revision + 4);
    expect((await settled(id)).booking).toMatchObject({
      numberOfGuests: round,
      source: `channel ${round}`,
      nights: round,
    });
    expect((await service.rest('GET', `/reservations/${id}`)).body).toMatchObject({
      number_of_guests: round,
      source: `channel ${round}`,
      nights: round,
      total_price: round,
      average_daily_rate: 1,
    });
  }
});

test('keeps concurrent changes of different members of metadata, guest and screens', async () => {
  const { id, code } = await made();
  for (const round of times(8, String)) {
    await atOnce([
      () => put(id, { metadata: { a: round } }),
      () => post({ confirmation_code: code, metadata: { b: round } }),
      () => put(id, { guest: { first_name: `Ann${round}` } }),
      () => post({ confirmation_code: code, guest: { last_name: `Lee${round}` } }),
      () =>
        service.rest('PUT', `/reservations/${id}/screens`, { HouseRules: Number(round) % 2 ? 'required' : 'disabled' }),
    ]);
    const { body } = await service.rest('GET', `/reservations/${id}`);
    expect(body).toMatchObject({
      metadata: { a: round, b: round },
      guest: { first_name: `Ann${round}`, last_name: `Lee${round}`, full_name: `Ann${round} Lee${round}` },
    });
    await settled(id);
  }
});

test('keeps a concurrent change and decision, and announces the decision once', async () => {
  for (const round of times(6, (n) => n + 2)) {
    const { id, code } = await made();
    await atOnce([
      () => put(id, { number_of_guests: round }),
      () => decide(id, round % 2 ? 'approve' : 'decline'),
      () => post({ confirmation_code: code, source: 'direct' }),
    ]);
    expect((await settled(id)).booking).toMatchObject({ numberOfGuests: round, source: 'direct' });
    expect(await stored(id)).toMatchObject({ supervised: round % 2 ? 'approve' : 'decline' });
    expect(await factsOf(id, 'verification.decided')).toBe(1);
  }
});

test('a decision during the analysis stays when the analysis ends', async () => {
  const release = lookups.hold();
  const { body } = await post({ ...freshGuest(1), confirmation_code: 'HELD1' });
  lookups.asked();
  await decide(body.id, 'decline');
  release();
  await settled(body.id);
  expect(await stored(body.id)).toMatchObject({ supervised: 'decline', verification: 'verified' });
  const { body: summary } = await service.rest('GET', `/reservations/${body.id}/summary`);
  expect(summary).toMatchObject({ verification_composite_status: 'decline', verification_status: 'verified' });
});

test('the verdict uses a cancellation made during the analysis; the outdated analysis leaves nothing', async () => {
  const template = `mutation { saveMessageTemplate(input: { tag: "welcome", via: email, trigger: verified,
    subject: "Hello", text: "Welcome" }) { messageTemplate { id } userErrors { code message field rule } } }`;
  expect((await service.graph(template)).errors).toBeUndefined();
  const release = lookups.hold();
  lookups.asked();
  const { body } = await post({ ...freshGuest(2), confirmation_code: 'HELD2' });
  await eventually(() => lookups.asked().email === 1);
  expect((await put(body.id, { status: 'CANCELLED' })).body).toMatchObject({ status: 'CANCELED', queued: body.id });
  release();
  expect((await settled(body.id)).booking.status).toBe('CANCELED');
  expect(await stored(body.id)).toMatchObject({ status: 'CANCELED', revision: 2, analysed: 2 });
  expect((await storedDecisions(client, body.id)).map(({ signals }) => signals.booking.status)).toEqual(['CANCELED']);
  const { rows: messages } = await client.query('select status from screening.message where reservation_id = $1', [
    body.id,
  ]);
  expect(messages).toEqual([]);
});

test('the same new booking sent many times at once is created once, and analyzed in its last version', async () => {
  const same = { ...freshGuest(3), confirmation_code: 'SAME1', number_of_guests: 2 };
  const answers = await atOnce(times(12, (n) => () => post(same, n % 2 ? '?skip_gp=1' : '?skip_gp=1&sync=1')));
  const id = answers[0]!.body.id as string;
  expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([id]));
  expect((await settled(id)).booking.numberOfGuests).toBe(2);
  expect(await stored(id)).toMatchObject({ revision: 1, verification: 'verified' });
  expect(await factsOf(id, 'reservation.created')).toBe(1);
  expect(await factsOf(id, 'verification.verified')).toBe(1);
});

test('a guest blacklisted while the booking changes: both count', async () => {
  for (const round of times(5, (n) => n + 2)) {
    const email = `unwanted${round}@example.com`;
    const { id } = await made({ guest: { last_name: 'Lee', email } });
    const add = `mutation { addBlacklistEntry(input: { field: email, value: "${email}" }) { blacklistEntry { id } userErrors { code message field rule } } }`;
    const [{ errors }] = await Promise.all([service.graph(add), put(id, { number_of_guests: round })]);
    expect(errors).toBeUndefined();
    const signals = await settled(id);
    expect([signals.booking.numberOfGuests, signals.blacklist.hits.length]).toEqual([round, 1]);
    expect((await stored(id)).revision).toBe(3);
  }
});

test('a code given to one booking while another is created with it belongs to one of them', async () => {
  for (const round of times(8, String)) {
    const { id, code } = await made();
    const wanted = `NEW${round}`;
    const [renamed, other] = await Promise.all([
      put(id, { confirmation_code: wanted }),
      post({ ...ALONE, confirmation_code: wanted, number_of_guests: 5 }),
    ]);
    const { rows } = await client.query<{ id: string }>(
      'select id from screening.reservation where confirmation_code = $1',
      [wanted],
    );
    expect(rows).toHaveLength(1);
    if (renamed.status === 200) {
      expect(rows).toEqual([{ id }]);
      if (other.status === 200) expect(other.body.id).toBe(id);
      else expectTold(other, bad('confirmation_code'));
    } else {
      expectTold(renamed, bad('confirmation_code'));
      expect(rows).toEqual([{ id: other.body.id }]);
      expect((await service.rest('GET', `/reservations/${id}`)).body.confirmation_code).toBe(code);
    }
  }
});
