import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { expectInTime } from '../support/in-time.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type SummaryWatch, watchSummary } from '../support/summary-watch.js';
import { accountWithKey } from '../support/test-mode.js';

const SAVE = `mutation ($input: BusinessRuleInput!) { saveBusinessRule(input: $input) { businessRule { id } userErrors { code message field rule } } }`;
const STATE = `mutation ($id: ID!, $state: RuleState!) { setBusinessRuleState(input: { id: $id, state: $state }) { businessRule { id } userErrors { code message field rule } } }`;
const DELETE = `mutation ($id: ID!) { deleteBusinessRule(input: { id: $id }) { isDeleted userErrors { code message field rule } } }`;

let service: RunningTest;
let client: pg.Client;
let watches: SummaryWatch[] = [];
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterEach(async () => {
  for (const watch of watches) await watch.stop();
  watches = [];
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

async function operator(mode: 'live' | 'test' = 'live') {
  const { id: accountId, key, headers } = mode === 'test' ? await accountWithKey(service) : await makeAccount(client);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await service.rest(method, path, body, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const asked = async (query: string, variables: object) => {
    const { data, errors } = await service.graph(query, variables, headers);
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    accountId,
    call,
    asked,
    book: async (members: object = {}, guest: object = {}): Promise<string> => {
      const email = `guest${(made += 1)}@example.com`;
      const body = { without_listing: true, guest: { last_name: 'Lee', email, ...guest }, ...members };
      return (await call('POST', '/reservations?sync=1&skip_gp=1', body)).id;
    },
    statusOf: (id: string) => call('GET', `/reservations/${id}/status`),
    summaryOf: (id: string) => call('GET', `/reservations/${id}/summary`),
    setScreens: (config_data: object[]) =>
      call('PUT', '/accounts/me/settings/guest-portal-screens/guest_portal_screens', { config_data }),
    async rule(name: string, condition: string, actions: object[]): Promise<string> {
      return (await asked(SAVE, { input: { name, condition, actions } })).saveBusinessRule.id;
    },
    go: async (id: string, ...states: string[]) => {
      for (const state of states) await asked(STATE, { id, state });
    },
    async watch(id: string) {
      const watch = await watchSummary({ ...service, key } as RunningTest, id);
      watches.push(watch);
      return watch;
    },
  };
}

const decisionsOf = async (ids: string[]) => {
  const text = 'select count(*)::int as many from screening.decision where reservation_id = any($1)';
  return (await client.query<{ many: number }>(text, [ids])).rows[0]!.many;
};

/** No work is left, so that the settled state can be compared. */
const untilIdle = () =>
  eventually(async () => {
    const text = `select count(*)::int as many from jobs.job where state in ('created', 'retry', 'active')
      and (start_after <= now() or name <> 'analyse-reservation') and name in ('follow-settings', 'follow-guest', 'analyse-reservation')`;
    const waits = (await client.query<{ many: number }>(text)).rows[0]!.many;
    return waits === 0;
  });

test("changing the account's screens updates upcoming stays and their subscribers within a second", async () => {
  const { book, setScreens, watch, summaryOf } = await operator();
  const id = await book();
  let asked = false;
  await expectInTime(book, async () => {
    asked = !asked;
    const watched = await watch(id);
    const calledAt = Date.now();
    await setScreens(asked ? [{ guest_portal_screens: { HouseRules: 'required' } }] : []);
    const status = asked ? 'INCOMPLETE' : 'DISABLED';
    return [(await watched.seen(({ details }) => details.houseRules!.status === status)) - calledAt];
  });
  await setScreens([]);
  await eventually(async () => (await summaryOf(id)).details.house_rules.status === 'DISABLED', 30_000);
});

test('upcoming stays follow a rule that goes live, changes, or is deleted', async () => {
  const { book, rule, go, asked, statusOf, watch } = await operator();
  const id = await book({ number_of_guests: 8 });
  const watched = await watch(id);
  const name = 'Big party';
  const ruleId = await rule(name, 'reservation.number_of_guests > 6', [{ kind: 'FLAG' }]);
  await go(ruleId, 'SHADOW', 'LIVE');
  await watched.seen(({ status }) => status === 'review');
  expect(await statusOf(id)).toMatchObject({ status: 'review', business_rules: [name] });
  const input = { id: ruleId, name, condition: 'reservation.number_of_guests > 7', actions: [{ kind: 'DECLINE' }] };
  await asked(SAVE, { input });
  await eventually(async () => (await statusOf(id)).status === 'verified', 30_000);
  await go(ruleId, 'SHADOW', 'LIVE');
  await watched.seen(({ supervised }) => supervised === 'decline');
  await asked(DELETE, { id: ruleId });
  await eventually(async () => (await statusOf(id)).supervised === undefined, 30_000);
  expect(await statusOf(id)).toMatchObject({ status: 'verified', business_rules: [] });
});

test('a change without effect stores nothing, and past or canceled stays are not analyzed', async () => {
  const { book, rule, go, statusOf } = await operator();
  const over = { check_in_date: '2020-03-01', check_out_date: '2020-03-05', number_of_guests: 8 };
  const listing = {
    my_id: `loft${(made += 1)}`,
    status: 'ACTIVE',
    name: 'Loft',
    accommodates: 9,
    location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -105 } },
  };
  const past = await book({ ...over, without_listing: undefined, listing });
  const small = await book({ number_of_guests: 2 });
  const big = await book({ number_of_guests: 8 });
  const canceled = await book({ number_of_guests: 8, status: 'CANCELED' });
  await untilIdle();
  const quiet = [past, small, canceled];
  const before = await decisionsOf(quiet);
  const ruleId = await rule('Big', 'reservation.number_of_guests > 6', [{ kind: 'DECLINE' }]);
  await go(ruleId, 'SHADOW', 'LIVE');
  await eventually(async () => (await statusOf(big)).supervised === 'decline', 30_000);
  await untilIdle();
  expect(await decisionsOf(quiet)).toEqual(before);
  expect((await statusOf(past)).business_rules).toEqual([]);
});

test("a rule's decision about one stay counts in the guest's other stays, and can end", async () => {
  const { book, rule, go, summaryOf, statusOf, call, watch } = await operator();
  const guest = { email: `twice${(made += 1)}@example.com` };
  const rules = [
    await rule('Big', 'reservation.number_of_guests > 6', [{ kind: 'DECLINE' }]),
    await rule('Declined before', 'guest.declined_stays > 0', [{ kind: 'DECLINE' }]),
  ];
  for (const id of rules) await go(id, 'SHADOW', 'LIVE');
  const [first, second] = [await book({}, guest), await book({}, guest)];
  const watched = await watch(second);
  await call('PUT', `/reservations/${first}?sync=1`, { number_of_guests: 9 });
  await watched.seen(({ details }) => details.generalRisk!.findings.join().includes('declined'));
  await eventually(async () => (await statusOf(second)).supervised === 'decline', 30_000);
  await untilIdle();
  expect((await summaryOf(first)).supervised_status).toBe('decline');
  expect((await summaryOf(second)).supervised_status).toBe('decline');
});

test('covers more stays than fit on a page, and those of a test mode account', async () => {
  const { book, rule, go, statusOf, accountId } = await operator('test');
  const first = await book({ number_of_guests: 8 });
  await untilIdle();
  const columns = `select string_agg(column_name, ', ') as names from information_schema.columns
    where table_schema = 'screening' and table_name = 'reservation' and column_name not in ('id', 'confirmation_code', 'guest_email_key')
      and is_generated = 'NEVER'`;
  const { names } = (await client.query<{ names: string }>(columns)).rows[0]!;
  await client.query(
    `insert into screening.reservation (id, confirmation_code, guest_email_key, ${names})
     select gen_random_uuid(), 'COPY' || n, n || '@example.com', ${names} from screening.reservation, generate_series(1, 150) n where id = $1`,
    [first],
  );
  const ruleId = await rule('Big', 'reservation.number_of_guests > 6', [{ kind: 'DECLINE' }]);
  await go(ruleId, 'SHADOW', 'LIVE');
  const text = `select count(*)::int as many from screening.reservation where account_id = $1 and supervised = 'decline'`;
  const declined = async () => (await client.query<{ many: number }>(text, [accountId])).rows[0]!.many;
  await eventually(async () => (await declined()) === 151, 120_000);
  expect(await statusOf(first)).toMatchObject({ supervised: 'decline', business_rules: ['Big'] });
});
