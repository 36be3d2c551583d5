import pg from 'pg';
import { changeReservationsAlone } from '../support/changed-reservations.js';
import { type RunningTest, runningTest } from '../support/running.js';

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

const FIGURES = `query ($days: Int!, $until: Date) { reservationFigures(days: $days, until: $until) {
  received settled automationRate p50Seconds p95Seconds
  days { day received ready review waiting declined p50Seconds p95Seconds }
  screens { screen viewed submitted accepted } colors { color count } rules { name count } } }`;

const figures = async (days: number, headers?: Record<string, string>, until?: string) =>
  (await service.graph(FIGURES, { days, until }, headers)).data?.reservationFigures;

/** The day `ago` days before today, in UTC. */
const dayBefore = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

async function booked(name: string, headers?: Record<string, string>): Promise<string> {
  const booking = { without_listing: true, guest: { last_name: name, email: `${name}@example.com` } };
  return (await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking, headers)).body.id;
}

test('without reservations lists every day, and divides nothing by zero', async () => {
  const none = await figures(7);
  expect(none).toMatchObject({
    received: 0,
    settled: 0,
    automationRate: null,
    p50Seconds: null,
    screens: [],
    colors: [],
    rules: [],
  });
  expect(none.days.map(({ received }: { received: number }) => received)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('counts days, times to the verdict, manual decisions and unfinished screens correctly', async () => {
  const ids = [];
  for (const name of ['una', 'due', 'tre', 'quattro']) ids.push(await booked(name));
  const [first, second, third, fourth] = ids as [string, string, string, string];
  for (const [n, id] of ids.entries())
    await client.query(
      `update screening.decision set created_at = (select created_at from screening.reservation where id = $1)
        + make_interval(secs => $2) where reservation_id = $1`,
      [id, [10, 20, 30, 40][n]],
    );
  const change = (set: string, changed: string[]) =>
    changeReservationsAlone(client, `update screening.reservation set ${set}`, {
      text: 'select id from screening.reservation where id = any($1)',
      values: [changed],
    });
  await change(`created_at = created_at - interval '2 days'`, [first]);
  await client.query(
    `update screening.decision set created_at = created_at - interval '2 days' where reservation_id = $1`,
    [first],
  );
  await change(`created_at = created_at - interval '40 days'`, [fourth]);
  await change(`verification_status = 'verified', risk_color = 'green'`, [first, second]);
  await change(`verification_status = 'review', risk_color = 'red', business_rules = '["Large group"]'`, [third]);
  await change(`business_rules = '["Large group", "One night"]'`, [first]);
  await service.rest('POST', `/reservations/${second}/status`, { supervised: 'approve' });
  const step = (screen: string, id: string, submitted: boolean) =>
    client.query(
      `insert into screening.portal_step (account_id, id, reservation_id, screen, state, evidence, viewed_at, submitted_at,
         created_at, updated_at)
       select account_id, gen_random_uuid(), id, $1, 'viewed', '{}', now(), $3, now(), now()
       from screening.reservation where id = $2`,
      [screen, id, submitted ? new Date() : null],
    );
  await step('AboutYou', first, true);
  await step('AboutYou', second, false);
  await step('HouseRules', first, false);
  const week = await figures(7);
  expect(week).toMatchObject({ received: 3, settled: 2, automationRate: 0.5, p50Seconds: 20, p95Seconds: 29 });
  expect(week.days.map(({ received }: { received: number }) => received)).toEqual([0, 0, 0, 0, 1, 0, 2]);
  expect(week.days[4]).toMatchObject({ p50Seconds: 10, p95Seconds: 10 });
  expect(week.days[4]).toMatchObject({ ready: 1, review: 0, waiting: 0, declined: 0 });
  expect(week.days[6]).toMatchObject({ ready: 1, review: 1, waiting: 0, declined: 0 });
  expect(week.rules).toEqual([
    { name: 'Large group', count: 2 },
    { name: 'One night', count: 1 },
  ]);
  expect(week.colors).toEqual([
    { color: 'green', count: 2 },
    { color: 'red', count: 1 },
  ]);
  expect(week.screens).toEqual([
    { screen: 'AboutYou', viewed: 2, submitted: 1, accepted: 0 },
    { screen: 'HouseRules', viewed: 1, submitted: 0, accepted: 0 },
  ]);
  expect((await figures(60)).received).toBe(4);
});

test('a period that ended earlier has its own days and no later reservation', async () => {
  const before = await figures(7, undefined, dayBefore(2));
  expect(before).toMatchObject({ received: 1, settled: 1, p50Seconds: 10 });
  expect(before.days.map(({ day }: { day: string }) => day)).toEqual([8, 7, 6, 5, 4, 3, 2].map(dayBefore));
  expect((await figures(7, undefined, dayBefore(3))).received).toBe(0);
  expect((await figures(3, undefined, dayBefore(0))).received).toBe((await figures(3)).received);
});

test('covers an account and its children only; rejects too many days', async () => {
  const { body: child } = await service.rest('POST', '/accounts/register', { name: 'Child' });
  const { body: key } = await service.rest('POST', '/accounts/keys', { description: 'own', user_id: child.id });
  const headers = { 'x-api-key': key.value as string };
  const before = (await figures(7)).received as number;
  await booked('cinque', headers);
  expect((await figures(7, headers)).received).toBe(1);
  expect((await figures(7)).received).toBe(before + 1);
  const { errors } = await service.graph(FIGURES, { days: 367 });
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});
