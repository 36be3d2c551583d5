import pg from 'pg';
import { SCREEN_NAMES } from '#portal-screens';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};

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

/** An account with a listing, and helpers for its settings and bookings. */
async function operator() {
  const { id, headers } = await makeAccount(client);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await service.rest(method, path, body, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const listingId: string = (await call('POST', '/listings', LISTING)).id;
  return {
    id,
    headers,
    call,
    set: (level: string, config_data: object[]) =>
      call('PUT', `/accounts/me/settings/guest-portal-screens/guest_portal_screens${level}`, { config_data }),
    book: async (members: object = {}): Promise<string> => {
      const dates = { check_in_date: '2030-03-01', check_out_date: '2030-03-05' };
      const guest = { last_name: 'Lee', email: 'ann.lee@gmail.com' };
      const booking = { listing_id: listingId, guest, ...dates, ...members };
      return (await call('POST', '/reservations?sync=1&skip_gp=1', booking)).id;
    },
    statusOf: async (reservation: string, entry: string) =>
      (await call('GET', `/reservations/${reservation}/summary`)).details[entry].status,
    screensOf: (reservation: string) => call('GET', `/reservations/${reservation}/screens`),
    listingId,
  };
}

const screens = (map: object) => ({ guest_portal_screens: map });

test('without settings all 22 defaults apply', async () => {
  const { book, screensOf, statusOf } = await operator();
  const reservation = await book();
  const map = await screensOf(reservation);
  expect(Object.keys(map).sort()).toEqual([...SCREEN_NAMES].sort());
  expect(SCREEN_NAMES.filter((name) => map[name] === 'required')).toEqual(['AboutYou', 'FraudDetectionAddon']);
  expect(await statusOf(reservation, 'adverse_media')).toBe('DISABLED');
});

test("the account's settings switch entries on and off", async () => {
  const { set, book, statusOf } = await operator();
  const before = await book();
  expect(await statusOf(before, 'fraud_detection')).not.toBe('DISABLED');
  await set('', [screens({ AdverseMediaSearchAddon: 'required', FraudDetectionAddon: 'disabled' })]);
  const after = await book();
  expect(await statusOf(after, 'adverse_media')).toBe('INCOMPLETE');
  expect(await statusOf(after, 'fraud_detection')).toBe('DISABLED');
});

test('the more specific level wins: listing, then source, then repeat guest', async () => {
  const { set, book, screensOf, listingId, call } = await operator();
  await set('', [screens({ HouseRules: 'required', GuestList: 'required', LongTerm: 'required' })]);
  await set('_by_listing', [{ listing_id: listingId, ...screens({ HouseRules: 'disabled', GuestList: 'disabled' }) }]);
  await set('_by_source', [{ source: 'Channel One', ...screens({ HouseRules: 'required', GuestList: 'inherit' }) }]);
  await set('_for_repeat_guests', [screens({ LongTerm: 'disabled', AboutYou: 'disabled' })]);
  const told = async (members: object) => {
    const { HouseRules, GuestList, LongTerm, AboutYou } = await screensOf(await book(members));
    return [HouseRules, GuestList, LongTerm, AboutYou].map((setting) => setting[0]).join('');
  };
  const away = { listing_id: undefined, without_listing: true };
  expect(await told(away)).toBe('rrrr');
  expect(await told({})).toBe('ddrr');
  expect(await told({ source: ' channel ONE' })).toBe('rdrr');
  const past = { check_in_date: '2020-03-01', check_out_date: '2020-03-05', status: 'CONFIRMED' };
  await call('POST', '/reservations', { ...away, ...past, guest: { last_name: 'Lee', email: 'ANN.LEE@gmail.com' } });
  expect(await told({})).toBe('dddd');
  expect(await told({ source: 'Channel One' })).toBe('rddd');
  expect(await told({ guest: { last_name: 'Poe', email: 'poe@gmail.com' } })).toBe('ddrr');
});

test("a reservation's own setting wins, triggers a new analysis, and is removed with inherit", async () => {
  const { set, book, statusOf, screensOf, call, headers } = await operator();
  await set('', [screens({ AdverseMediaSearchAddon: 'required', HouseRules: 'required' })]);
  const reservation = await book();
  expect(await statusOf(reservation, 'adverse_media')).toBe('INCOMPLETE');
  const path = `/reservations/${reservation}/screens`;
  const put = await call('PUT', path, { AdverseMediaSearchAddon: 'disabled' });
  expect(put).toMatchObject({ AdverseMediaSearchAddon: 'disabled', HouseRules: 'required', AboutYou: 'required' });
  await until(async () => (await statusOf(reservation, 'adverse_media')) === 'DISABLED');
  await call('PUT', path, { SanctionsSearchAddon: 'required' });
  const { data } = await service.graph(
    'query ($id: ID!) { reservationScreens(id: $id) { own { screen setting } inForce { screen } } }',
    { id: reservation },
    headers,
  );
  expect(data.reservationScreens.inForce).toHaveLength(22);
  expect(data.reservationScreens.own).toEqual([
    { screen: 'SanctionsSearchAddon', setting: 'required' },
    { screen: 'AdverseMediaSearchAddon', setting: 'disabled' },
  ]);
  await call('PUT', path, { AdverseMediaSearchAddon: 'inherit' });
  expect((await screensOf(reservation)).AdverseMediaSearchAddon).toBe('required');
  await until(async () => (await statusOf(reservation, 'adverse_media')) === 'INCOMPLETE');
});

test('a change without effect does not trigger a new analysis', async () => {
  const { book, call } = await operator();
  const reservation = await book();
  await call('PUT', `/reservations/${reservation}/screens`, {});
  await call('PUT', `/reservations/${reservation}/screens`, { HouseRules: 'inherit' });
  const { rows } = await client.query('select revision, screens from screening.reservation where id = $1', [
    reservation,
  ]);
  expect(rows).toEqual([{ revision: 1, screens: {} }]);
});

test('keeps concurrent changes of screens and of other members', async () => {
  const { book, call, screensOf } = await operator();
  const reservation = await book();
  const some = SCREEN_NAMES.slice(5, 11);
  await Promise.all([
    ...some.map((name) => call('PUT', `/reservations/${reservation}/screens`, { [name]: 'required' })),
    call('PUT', `/reservations/${reservation}`, { number_of_guests: 7 }),
  ]);
  const map = await screensOf(reservation);
  expect(some.map((name) => map[name])).toEqual(some.map(() => 'required'));
  expect((await call('GET', `/reservations/${reservation}`)).number_of_guests).toBe(7);
  const { rows } = await client.query('select revision from screening.reservation where id = $1', [reservation]);
  expect(rows).toEqual([{ revision: 1 + some.length + 1 }]);
});

test('a code identifies a reservation with pms', async () => {
  const { book, call } = await operator();
  await book({ confirmation_code: 'CODE1' });
  await call('PUT', '/reservations/CODE1/screens?pms=api', { HouseRules: 'required' });
  expect((await call('GET', '/reservations/CODE1/screens?pms=api')).HouseRules).toBe('required');
});

describe('rejected', () => {
  let own: Awaited<ReturnType<typeof operator>>;
  let stranger: MadeAccount;
  let reservation: string;

  beforeAll(async () => {
    own = await operator();
    stranger = await makeAccount(client);
    reservation = await own.book();
  });

  const row = async () => (await client.query('select * from screening.reservation where id = $1', [reservation])).rows;

  test.each<[string, unknown, Told]>([
    ['an unknown screen', { Selfie: 'required' }, bad()],
    ['an unknown value', { AboutYou: 'maybe' }, bad('AboutYou')],
    ['null', { AboutYou: null }, bad('AboutYou')],
    ['a list', ['AboutYou'], bad()],
    ['valid and invalid values', { AboutYou: 'disabled', HouseRules: 'on' }, bad('HouseRules')],
  ])('%s', async (_title, body, expected) => {
    const before = await row();
    expectTold(await service.rest('PUT', `/reservations/${reservation}/screens`, body, own.headers), expected);
    expect(await row()).toEqual(before);
  });

  test("another account's id, an unknown one, and a malformed one", async () => {
    const before = await row();
    const [unread, unwritten] = [told(400, 'reservation_not_found'), told(404, 'reservation_not_found')];
    for (const id of [reservation, UNKNOWN, 'none']) {
      const path = `/reservations/${id}/screens`;
      expectTold(await service.rest('GET', path, undefined, stranger.headers), unread);
      expectTold(await service.rest('PUT', path, { HouseRules: 'required' }, stranger.headers), unwritten);
    }
    expect(await row()).toEqual(before);
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It never came.');
}
