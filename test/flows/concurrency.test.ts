import pg from 'pg';
import { type Answer, type RunningTest, runningTest } from '../support/running.js';

const LOCATION = {
  street: '1 Main St',
  city: 'Denver',
  country: 'US',
  zipcode: '80202',
  geo: { lat: 39.7, lon: -104.9 },
};
const LISTING = { status: 'ACTIVE', name: 'Loft One', location: LOCATION };
const ALONE = { without_listing: true, guest: { last_name: 'Lee', email: 'ann.lee@example.com' } };

let service: RunningTest;
let client: pg.Client;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** Sends them all at once; each must return 200. */
async function atOnce(requests: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers = await Promise.all(requests.map((send) => send()));
  expect(answers.map(({ status }) => status)).toEqual(requests.map(() => 200));
  return answers;
}

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

async function countOf(sql: string, values: unknown[]): Promise<number> {
  return Number((await client.query(`select count(*) from ${sql}`, values)).rows[0].count);
}

test.each([
  ['10 times', 10, ''],
  ['10 times, each waiting for the analysis', 10, '?sync=1&skip_gp=1'],
  ['60 times', 60, '?skip_gp=1'],
])('the same code posted %s at once creates one reservation', async (title, count, query) => {
  const body = { ...ALONE, confirmation_code: title };
  const answers = await atOnce(times(count, () => () => service.rest('POST', `/reservations${query}`, body)));
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
  expect(await countOf('screening.reservation where confirmation_code = $1', [title])).toBe(1);
});

test('the same code in two systems at once creates two reservations, each found in its own system', async () => {
  const codes = ['api', 'pms_01'].flatMap((pms) => times(5, () => pms));
  await atOnce(
    codes.map((pms) => () => service.rest('POST', `/reservations?pms=${pms}`, { ...ALONE, confirmation_code: 'TWO' })),
  );
  expect(await countOf('screening.reservation where confirmation_code = $1', ['TWO'])).toBe(2);
  const [one, other] = await atOnce(
    ['api', 'pms_01'].map((pms) => () => service.rest('GET', `/reservations/TWO?pms=${pms}`)),
  );
  expect(one!.body.id).not.toBe(other!.body.id);
});

test('concurrent reservations without a code are all created, each with its own code', async () => {
  const answers = await atOnce(times(10, () => () => service.rest('POST', '/reservations', ALONE)));
  expect(new Set(answers.map(({ body }) => body.confirmation_code)).size).toBe(10);
});

test('the same my_id posted 10 times at once creates one listing', async () => {
  const answers = await atOnce(
    times(10, () => () => service.rest('POST', '/listings', { ...LISTING, my_id: 'same1' })),
  );
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countOf('property.listing where my_id = $1', ['same1'])).toBe(1);
});

test('keeps two concurrent changes of different members of a reservation', async () => {
  const { body } = await service.rest('POST', '/reservations', ALONE);
  for (const round of times(10, (n) => n + 2)) {
    const phone = `+1303555${1000 + round}`;
    await atOnce([
      () => service.rest('PUT', `/reservations/${body.id}`, { number_of_guests: round }),
      () => service.rest('PUT', `/reservations/${body.id}`, { guest: { phone } }),
      () => service.rest('PUT', `/reservations/${body.id}?sync=1`, { total_price: round * 100 }),
    ]);
    const after = await service.rest('GET', `/reservations/${body.id}`);
    expect(after.body).toMatchObject({
      number_of_guests: round,
      total_price: round * 100,
      guest: { phone, last_name: 'Lee' },
    });
  }
});

test('keeps a concurrent change and decision', async () => {
  const { body } = await service.rest('POST', '/reservations', ALONE);
  await atOnce([
    () => service.rest('PUT', `/reservations/${body.id}`, { number_of_guests: 7 }),
    () => service.rest('POST', `/reservations/${body.id}/status`, { supervised: 'decline' }),
  ]);
  expect((await service.rest('GET', `/reservations/${body.id}`)).body.number_of_guests).toBe(7);
  expect((await service.rest('GET', `/reservations/${body.id}/status`)).body.supervised).toBe('decline');
});

test.each([
  ['by its id', (id: string) => ['PUT', `/listings/${id}`, {}] as const],
  ['by its my_id', () => ['POST', '/listings', { my_id: 'two1' }] as const],
])(
  'keeps two concurrent changes of different members of a listing, one by its id and one %s',
  async (_title, otherWay) => {
    const { body } = await service.rest('POST', '/listings', { ...LISTING, my_id: 'two1' });
    const [method, path, members] = otherWay(body.id);
    for (const round of times(15, String)) {
      await atOnce([
        () => service.rest('PUT', `/listings/${body.id}`, { location: { floor: round } }),
        () => service.rest(method, path, { ...members, location: { apartment: round } }),
        () => service.rest('PUT', `/listings/${body.id}`, { nickname: `Loft ${round}` }),
      ]);
      const after = await service.rest('GET', `/listings/${body.id}`);
      expect(after.body).toMatchObject({ nickname: `Loft ${round}`, location: { floor: round, apartment: round } });
    }
  },
);

test('numbers the events of concurrent changes without a gap', async () => {
  const waiting = () => countOf('outbox.announcement', []);
  for (let tries = 0; (await waiting()) > 0 && tries < 100; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const { rows } = await client.query('select sequence::int from identity.event order by sequence');
  expect(rows.map(({ sequence }) => sequence)).toEqual(times(rows.length, (n) => n + 1));
});
