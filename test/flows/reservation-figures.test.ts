import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { changeReservationsAlone } from '../support/changed-reservations.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { until } from '../support/until.js';

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
  received settled automationRate p50Seconds p95Seconds decisionP50Seconds reviewP50Seconds
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
    decisionP50Seconds: null,
    reviewP50Seconds: null,
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
  const reached = async (filter: string) => {
    const { data } = await service.graph(
      `{ reservationConnection(first: 10, filter: { ${filter} }) { totalCount edges { node { id } } } }`,
    );
    const { totalCount, edges } = data.reservationConnection;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }: { node: { id: string } }) => node.id).toSorted();
  };
  expect(await reached('portalScreen: AboutYou')).toEqual([first, second].toSorted());
  expect(await reached('portalScreen: AboutYou, portalStage: SUBMITTED')).toEqual([first]);
  expect(await reached('portalScreen: AboutYou, portalStage: STOPPED')).toEqual([second]);
  expect(await reached('portalScreen: AboutYou, portalStage: ACCEPTED')).toEqual([]);
  expect(await reached('portalStage: STOPPED')).toEqual([first, second].toSorted());
  expect(await reached(`portalScreen: HouseRules, createdFrom: "${dayBefore(1)}T00:00:00Z"`)).toEqual([]);
});

test('times a decision from receipt to the final verdict, and the wait for a review apart', async () => {
  const { headers } = await makeAccount(client);
  const booking = (name: string) => ({
    without_listing: true,
    guest: { last_name: name, email: `${name}@example.com`, phone: '+13035550123' },
  });
  const ids = new Map<string, string>();
  for (const name of ['verified', 'reviewed', 'waiting'])
    ids.set(name, (await service.rest('POST', '/reservations?sync=1&skip_gp=1', booking(name), headers)).body.id);
  const times = async (name: string) => {
    const text = `select review_at - created_at as review, decided_at - created_at as decided,
      coalesce(supervised, verification_status) as status from screening.reservation where id = $1`;
    return (await client.query(text, [ids.get(name)])).rows[0];
  };
  const put = (name: string, set: string) =>
    changeReservationsAlone(client, `update screening.reservation set ${set}`, {
      text: 'select id from screening.reservation where id = $1',
      values: [ids.get(name)],
    });
  await put('verified', `verification_status = 'verified', decided_at = created_at + interval '30 seconds'`);
  await put('waiting', `verification_status = 'review', decided_at = null, review_at = created_at`);
  await put(
    'reviewed',
    `verification_status = 'review', created_at = now() - interval '2 hours', decided_at = null,
     review_at = now() - interval '1 hour'`,
  );
  await service.rest('POST', `/reservations/${ids.get('reviewed')}/status`, { supervised: 'approve' }, headers);
  const first = await times('reviewed');
  const { decisionP50Seconds, reviewP50Seconds } = await figures(7, headers);
  expect(reviewP50Seconds).toBeCloseTo(3_600, -2);
  // Half of the way between 30 seconds and two hours.
  expect(decisionP50Seconds).toBeCloseTo((30 + 7_200) / 2, -2);
  // Another decision leaves the time of the first.
  await service.rest('POST', `/reservations/${ids.get('reviewed')}/status`, { supervised: 'decline' }, headers);
  expect(await times('reviewed')).toEqual({ ...first, status: 'decline' });
});

test('an analysis stores when a stay was decided or first needed a review, and forgets a decision that it takes back', async () => {
  const { headers } = await makeAccount(client);
  const { body } = await service.rest(
    'POST',
    '/reservations?sync=1&skip_gp=1',
    { without_listing: true, guest: { full_name: 'Ann Lee', email: 'ann.lee@example.org' } },
    headers,
  );
  const stored = async () => {
    const text = `select verification_status as status, review_at is not null as reviewed,
      decided_at is not null as decided from screening.reservation where id = $1`;
    return (await client.query(text, [body.id])).rows[0];
  };
  const { status } = await stored();
  expect(await stored()).toEqual({ status, reviewed: status === 'review', decided: status === 'verified' });
  await service.rest('POST', '/blacklist', { email: 'ann.lee@example.org', reason: 'Damage' }, headers);
  await service.rest('PUT', `/reservations/${body.id}?sync=1`, { number_of_guests: 3 }, headers);
  await until(async () => (await stored()).reviewed);
  expect(await stored()).toEqual({ status: 'review', reviewed: true, decided: false });
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
