import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';
import { type TestAccount, accountWithKey } from '../support/test-mode.js';

let service: RunningTest;
/** A reseller with an operator and a test account below it, which has a child test account. */
let reseller: TestAccount;
let operator: TestAccount;
let tester: TestAccount;
let below: TestAccount;

beforeAll(async () => {
  service = await runningTest();
  reseller = await accountWithKey(service, { name: 'Reseller' });
  operator = await accountWithKey(service, { name: 'Operator' }, reseller);
  tester = await accountWithKey(service, { name: 'Tester', mode: 'test' }, reseller);
  below = await accountWithKey(service, { name: 'Below' }, tester);
});

afterAll(() => service?.stop());

const as = (account: TestAccount, method: string, path: string, body?: unknown) =>
  service.rest(method, path, body, account.headers);
const ask = (account: TestAccount, query: string, variables: object = {}) =>
  service.graph(query, variables, account.headers);

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const EMAIL = 'same.guest@gmail.com';

interface Rows {
  account: string;
  listing: string;
  reservation: string;
  code: string;
}

async function rowsOf(account: TestAccount, code: string): Promise<Rows> {
  const listing = await as(account, 'POST', '/listings', LISTING);
  const made = await as(account, 'POST', '/reservations?sync=1&skip_gp=1', {
    listing_id: listing.body.id,
    confirmation_code: code,
    pms_reservation_id: `${code}-PMS`,
    check_in_date: '2031-03-01',
    check_out_date: '2031-03-05',
    guest: { last_name: 'Lee', email: EMAIL },
  });
  expect(made.status).toBe(200);
  return { account: account.id, listing: listing.body.id, reservation: made.body.id, code };
}

const LISTS = `{
  accounts(size: 100) { items { id listings { edges { node { id } } } portalScreens { screen } } }
  reservations(size: 100) { total items { id accountId } }
  reservationConnection(first: 100) { edges { node { id accountId } } }
  listings(size: 100) { total items { id } }
  listingConnection(first: 100) { edges { node { id } } }
  events(afterSequence: 0, limit: 500) { accountId sequence }
  auditTrail(first: 100) { edges { node { id accountId } } }
}`;

const ONE = `query ($reservation: ID!, $listing: ID!, $account: ID!, $code: ID!, $pms: ID!) {
  reservation(id: $reservation) { id }
  byCode: reservation(id: $code, pms: "api") { id }
  byPmsId: reservation(id: $pms, pms: "api", usePmsId: true) { id }
  listing(id: $listing) { id }
  explainDecision(reservationId: $reservation) { id }
  nodes(ids: [$reservation, $listing]) { id }
  reservations(filter: { accountId: $account }) { total items { id } }
  events(afterSequence: 0, reservationId: $reservation, limit: 500) { sequence }
  lastEventSequence(accountId: $account)
}`;

describe('its data', () => {
  let real: Rows;
  let simulated: Rows;
  let deeper: Rows;

  beforeAll(async () => {
    real = await rowsOf(operator, 'LIVE');
    simulated = await rowsOf(tester, 'TEST');
    deeper = await rowsOf(below, 'DEEP');
    const rules = {
      configKey: 'guest_portal_screens',
      configData: [{ screens: [{ screen: 'AboutYou', setting: 'required' }] }],
    };
    const save =
      'mutation ($input: ScreenRulesInput!) { saveScreenRules(input: $input) { screenRules { configKey } userErrors { code message field rule } } }';
    expect((await ask(tester, save, { input: rules })).errors).toBeUndefined();
    const first = await ask(tester, LISTS);
    expect(first.errors).toBeUndefined();
    await eventually(async () => (await ask(tester, LISTS)).data.events.length > 3);
  });

  test('no list, connection or count of either mode holds a row of the other', async () => {
    const [live, test] = [await ask(reseller, LISTS), await ask(tester, LISTS)];
    expect([live.errors, test.errors]).toEqual([undefined, undefined]);
    expect(live.data.reservations).toEqual({ total: 1, items: [{ id: real.reservation, accountId: operator.id }] });
    expect(test.data.reservations.total).toBe(2);
    expect(live.data.listings).toEqual({ total: 1, items: [{ id: real.listing }] });
    expect(test.data.listings.total).toBe(2);
    const { accounts, ...rows } = live.data;
    for (const id of [simulated, deeper].flatMap(({ listing, reservation, account }) => [
      listing,
      reservation,
      account,
    ]))
      expect(JSON.stringify(rows)).not.toContain(id);
    for (const id of [real.listing, real.reservation, operator.id, reseller.id])
      expect(JSON.stringify(test.data)).not.toContain(id);
    const managed = accounts.items.find(({ id }: { id: string }) => id === tester.id);
    expect(managed).toEqual({ id: tester.id, listings: { edges: [] }, portalScreens: [] });
    const sold = accounts.items.find(({ id }: { id: string }) => id === operator.id);
    expect(sold.listings.edges).toHaveLength(1);
    expect(live.data.auditTrail.edges.length).toBeGreaterThan(0);
    expect(live.data.events.length).toBeGreaterThan(0);
  });

  const NOTHING = {
    reservation: null,
    byCode: null,
    byPmsId: null,
    listing: null,
    explainDecision: null,
    nodes: [null, null],
    reservations: { total: 0, items: [] },
    events: [],
    lastEventSequence: 0,
  };
  const variablesOf = ({ code, ...ids }: Rows) => ({ ...ids, code, pms: `${code}-PMS` });

  test.each([
    ['the live parent account', () => reseller, () => simulated],
    ['a live grandparent account', () => reseller, () => deeper],
    ['a live sibling account', () => operator, () => simulated],
    ['the test account, asked for live rows', () => tester, () => real],
    ['a child test account', () => below, () => real],
  ])('%s finds nothing of it by identifier or code', async (_, asker, rows) => {
    const { data, errors } = await ask(asker(), ONE, variablesOf(rows()));
    expect(errors).toBeUndefined();
    expect(data).toEqual(NOTHING);
    const { reservation, listing } = rows();
    for (const path of [`/reservations/${reservation}`, `/reservations/${rows().code}?pms=api`, `/listings/${listing}`])
      expect([path, (await as(asker(), 'GET', path)).status]).toEqual([path, 400]);
    for (const part of ['summary', 'status', 'report', 'notes', 'messaging'])
      expect((await as(asker(), 'GET', `/reservations/${reservation}/${part}`)).status).toBe(404);
  });

  test('and changes nothing of it', async () => {
    const { reservation, listing, account } = simulated;
    const answers = [
      await as(reseller, 'PUT', `/reservations/${reservation}`, { number_of_guests: 3 }),
      await as(reseller, 'POST', `/reservations/${reservation}/status`, { supervised: 'decline' }),
      await as(reseller, 'PUT', `/listings/${listing}`, { name: 'Taken' }),
      await as(reseller, 'POST', '/reservations', {
        listing_id: listing,
        check_in_date: '2031-03-01',
        check_out_date: '2031-03-05',
        guest: { last_name: 'Lee' },
      }),
      await as(reseller, 'GET', `/blacklist?user_id=${account}`),
      await as(reseller, 'PUT', `/accounts/${account}/settings/guest-portal-screens/guest_portal_screens`, {
        config_data: [],
      }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '400 reservation_not_found',
      '404 reservation_not_found',
      '400 listing_not_found',
      '400 listing_not_found',
      '404 account_not_found',
      '404 account_not_found',
    ]);
    const { body } = await as(tester, 'GET', `/reservations/${reservation}/status`);
    expect(body.supervised).toBeUndefined();
  });

  test('its own key reads it whole, with that of its child test account', async () => {
    const { data } = await ask(tester, ONE, variablesOf(deeper));
    expect(data.reservation.id).toBe(deeper.reservation);
    expect(data.nodes.map(({ id }: { id: string }) => id)).toEqual([deeper.reservation, deeper.listing]);
  });
});

describe("a guest's history", () => {
  const guest = { last_name: 'Zed', email: 'unwanted.zed@gmail.com' };
  const book = async (account: TestAccount, body: object = {}) =>
    (await as(account, 'POST', '/reservations?sync=1&skip_gp=1', { without_listing: true, guest, ...body })).body;
  const entryOf = async (account: TestAccount, id: string, entry: string) =>
    (await as(account, 'GET', `/reservations/${id}/summary`)).body.details[entry].status as string;

  test('a list entry matches only in accounts of its own mode', async () => {
    expect((await as(reseller, 'POST', '/blacklist', { email: guest.email })).status).toBe(200);
    const [hit, missed] = [await book(operator), await book(tester)];
    expect(await entryOf(operator, hit.id, 'blacklist')).toBe('REVIEW');
    expect(await entryOf(tester, missed.id, 'blacklist')).toBe('PASS');
    expect((await as(tester, 'GET', '/blacklist')).body.total).toBe(0);
    const other = { last_name: 'Yot', email: 'unwanted.yot@gmail.com' };
    expect((await as(tester, 'POST', '/blacklist', { email: other.email })).status).toBe(200);
    const inherited = await book(below, { guest: other });
    const real = await book(operator, { guest: other });
    expect(await entryOf(below, inherited.id, 'blacklist')).toBe('REVIEW');
    expect(await entryOf(operator, real.id, 'blacklist')).toBe('PASS');
    expect((await as(reseller, 'GET', '/blacklist')).body.total).toBe(1);
  });

  test('earlier stays count in their own account', async () => {
    const past = {
      guest: { last_name: 'Old', email: 'old@gmail.com' },
      check_in_date: '2020-01-01',
      check_out_date: '2020-01-04',
    };
    await book(tester, past);
    const now = await book(operator, { guest: past.guest });
    const { data } = await ask(
      operator,
      'query ($id: ID!) { explainDecision(reservationId: $id) { signals { stays { completed } } } }',
      {
        id: now.id,
      },
    );
    expect(data.explainDecision.signals.stays.completed).toBe(0);
  });
});
