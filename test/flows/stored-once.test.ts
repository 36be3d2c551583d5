import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { findFeatures } from '#subgraphs/screening/screening/features/find-features.js';
import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { unpackDecision } from '#subgraphs/screening/screening/decision/packing/pack-decision.js';

const STAY = { without_listing: true, check_in_date: '2031-03-01', check_out_date: '2031-03-05', total_price: 400 };
const PATH = '/reservations?sync=1&skip_gp=1';

let service: RunningTest;
let client: pg.Client;
let twilio: Server;
/** Milliseconds that the provider takes to answer. */
let takes = 0;
let asked = 0;

beforeAll(async () => {
  twilio = createServer((_request, response) => {
    asked += 1;
    const line = { carrier_name: 'Example Mobile', type: 'mobile' };
    const body = JSON.stringify({ valid: true, line_type_intelligence: line });
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), takes);
  }).listen(0, '127.0.0.1');
  await once(twilio, 'listening');
  service = await runningTest({
    LOOKUP_PHONE: 'twilio',
    LOOKUP_TWILIO_URL: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
    LOOKUP_TWILIO_USER: 'AC1',
    LOOKUP_TWILIO_KEY: 'secret1',
    LOOKUP_ALLOW_PRIVATE: 'true',
    LOOKUP_TWILIO_TIMEOUT_MS: '5000',
  });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

beforeEach(() => {
  [takes, asked] = [0, 0];
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
  twilio?.close();
});

const guestOf = (n: number) => ({ full_name: 'Ann Mary Lee', email: `ann${n}@example.com`, phone: `+1202456170${n}` });

async function create(code: string, n: number, more: object = {}) {
  const answer = await service.rest('POST', PATH, { ...STAY, confirmation_code: code, guest: guestOf(n), ...more });
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body;
}

const STORED = `
  select r.id, r.xmin::text as version, r.revision, r.analysed_revision as analysed, r.created_at as created,
    r.verification_status as status, d.xmin::text as decided, d.signals, d.packed,
    (select count(*)::int from jobs.job_common j
      where j.name = 'analyse-reservation' and j.data ->> 'reservationId' = r.id::text) as jobs
  from screening.reservation r left join screening.decision d on d.reservation_id = r.id
  where r.confirmation_code = $1 order by d.created_at`;

/** The reservation, once for each decision. */
const storedAs = async (code: string) => (await client.query(STORED, [code])).rows.map(unpackDecision);

/** Until one was analysed fast enough: a new process on an overloaded machine is slow. */
async function createFast(): Promise<string> {
  for (let n = 1; n <= 8; n += 1) {
    const code = `ONCE${n}`;
    expect((await create(code, 1)).queued).toBeUndefined();
    if ((await storedAs(code))[0].jobs === 0) return code;
    // After that, stays of the guest cannot have been missed.
    await sleep(11_000);
  }
  throw new Error('No analysis was fast enough.');
}

test('a reservation that is analysed at once is stored once, with its result and the events of both', async () => {
  const [row, ...more] = await storedAs(await createFast());
  expect(more).toEqual([]);
  expect(row).toMatchObject({ revision: 1, analysed: 1, jobs: 0, decided: row.version });
  expect(row.status).not.toBe('pending');
  const types = await eventually(async () => {
    const text = 'select type from identity.event where subject_id = $1 order by sequence';
    const { rows } = await client.query<{ type: string }>(text, [row.id]);
    return rows.length > 1 && rows.map(({ type }) => type);
  });
  expect(types).toEqual(['reservation.created', `verification.${row.status}`]);
});

test('its features are those of the stored reservation at the time of the analysis', async () => {
  await create('FIRST', 2, { total_price: 90, currency: 'EUR' });
  await sleep(1_000);
  const { id } = await create('SECOND', 2, { number_of_guests: 3, currency: 'EUR' });
  const [{ signals }] = await storedAs('SECOND');
  const pool = openPool(service.databaseUrl, 1, openLog('silent', 'test'));
  const orm = (await openStores(pool)).orms.get('screening')!;
  const accountId = (await client.query<{ id: string }>('select id from identity.account')).rows[0]!.id;
  const moment = { accountId, reservationId: id, asOf: signals.asOf };
  const [found] = await findFeatures(emFor(orm, [accountId]), [moment]);
  await pool.end();
  expect(found!.features).toMatchObject({ nights: 4, number_of_guests: 3, name_word_count: 3, prior_bookings_30d: 1 });
  expect(signals.features).toEqual(found!.features);
});

/** How many earlier stays of the guest the analyses of two stays counted, in the order of their creation. */
async function countsOf(...codes: string[]): Promise<number[]> {
  const rows = (await Promise.all(codes.map(storedAs))).flat().sort((one, other) => one.created - other.created);
  return rows.map(({ signals }) => signals.features.prior_bookings_30d);
}

test("it counts the guest's stays that were stored while it was analysed", async () => {
  await create('WARM', 4);
  takes = 800;
  const slow = create('LATER', 5);
  await eventually(() => Promise.resolve(asked === 2));
  takes = 0;
  await create('SOONER', 5, { guest: { full_name: 'Ann Lee', email: guestOf(5).email } });
  await slow;
  expect(await countsOf('LATER', 'SOONER')).toEqual([0, 1]);
  expect(await storedAs('LATER')).toMatchObject([{ revision: 1, analysed: 1 }]);
});

test('of two stays of a guest that are stored at the same time, the later one counts the other', async () => {
  takes = 300;
  await Promise.all(['ONE', 'OTHER'].map((code) => create(code, 7)));
  expect(await countsOf('ONE', 'OTHER')).toEqual([0, 1]);
});

test('a request for a reservation that exists asks no provider before it is compared with what is stored', async () => {
  const { id } = await create('AGAIN', 8);
  expect(asked).toBe(1);
  expect((await create('AGAIN', 8)).id).toBe(id);
  expect((await create('AGAIN', 9)).id).toBe(id);
  expect(asked).toBe(2);
  expect(await storedAs('AGAIN')).toMatchObject([{ revision: 2 }, { revision: 2, analysed: 2 }]);
});

test('it updates a reservation with its code that was stored while it was analysed', async () => {
  takes = 800;
  const slow = create('SHARED', 6, { number_of_guests: 5 });
  await eventually(() => Promise.resolve(asked === 1));
  takes = 0;
  // Without a phone number, it does not wait for the lookup of the other one.
  const first = await create('SHARED', 6, { guest: { full_name: 'Ann Lee', email: guestOf(6).email } });
  const second = await slow;
  expect([second.id, second.number_of_guests, second.queued]).toEqual([first.id, 5, undefined]);
  const rows = await storedAs('SHARED');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toMatchObject({ revision: 2, analysed: 2 });
});

test('a block list entry that is added while a provider is asked counts', async () => {
  await create('WARM2', 0, { guest: { full_name: 'Bo Lee', email: 'bo@example.com', phone: '+12024561721' } });
  // After a slow analysis, a process stores reservations first for five seconds.
  await sleep(5_500);
  const guest = { ...guestOf(0), phone: '+12024561720' };
  takes = 400;
  const slow = create('BLOCKED', 0, { guest });
  await eventually(() => Promise.resolve(asked === 2));
  const entry = { email: guest.email, reason: 'Party' };
  expect((await service.rest('POST', '/blacklist', entry)).status).toBeLessThan(300);
  await slow;
  const [{ signals }] = await storedAs('BLOCKED');
  expect(signals.blacklist.hits).toMatchObject([{ matchedOn: 'email', inherited: false }]);
});

test('it is stored without its result if a provider is slow, which is asked once', async () => {
  takes = 2_500;
  const answer = create('SLOW', 3);
  await sleep(300);
  expect(await storedAs('SLOW')).toEqual([]);
  const waiting = await eventually(async () => (await storedAs('SLOW'))[0] ?? null);
  expect(waiting).toMatchObject({ analysed: 0, jobs: 1, decided: null });
  expect((await answer).queued).toBeUndefined();
  expect(await storedAs('SLOW')).toMatchObject([{ revision: 1, analysed: 1 }]);
  expect(asked).toBe(1);
});
