import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
});

afterAll(async () => {
  await service?.stop();
});

const ALONE = { without_listing: true, guest: { first_name: 'Ann', last_name: 'Lee' } };
const NIGHTS = { check_in_date: '2030-03-01', check_out_date: '2030-03-04' };

async function saved(members: object) {
  const { status, body } = await service.rest('POST', '/reservations', { ...ALONE, ...members });
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

test('metadata comes back as it was sent, with what is null further down', async () => {
  const metadata = { 'Some-Key': 'שלום 🏠', deep: { left_out: null, list: [1, null, { a: null }] } };
  const { id } = await saved({ metadata });
  expect((await service.rest('GET', `/reservations/${id}`)).body.metadata).toEqual(metadata);
  const { items } = (await service.rest('GET', '/reservations?sort=-created_at&size=1')).body;
  expect(items[0].metadata).toEqual(metadata);
});

test('a blank full name is none: the parts make it', async () => {
  const { id, guest } = await saved({ guest: { ...ALONE.guest, full_name: ' ' } });
  expect(guest.full_name).toBe('Ann Lee');
  const { body } = await service.rest('PUT', `/reservations/${id}`, { guest: { full_name: '' } });
  expect(body.guest.full_name).toBe('Ann Lee');
});

test.each([
  ['JPY', 1000, 333],
  ['KWD', 100.001, 33.334],
  ['kwd', 10, 3.333],
  ['USD', 100, 33.33],
  [null, 100, 33.33],
])('the daily rate in %s has as many decimals as the currency', async (currency, total_price, rate) => {
  const { average_daily_rate } = await saved({ ...NIGHTS, currency, total_price });
  expect(average_daily_rate).toBe(rate);
});

test('nobody is born tomorrow or later; today somewhere is taken', async () => {
  const born = (birth_date: string) =>
    service.rest('POST', '/reservations', { ...ALONE, guest: { ...ALONE.guest, birth_date } });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  expect((await born(day(2))).status).toBe(400);
  expect((await born(day(0))).status).toBe(200);
});

test('the decision takes a code with pms, and the booking of the system with usepmsid', async () => {
  const code = 'A/b 🏠%';
  await saved({ confirmation_code: code });
  const decide = (path: string) => service.rest('POST', path, { supervised: 'approve' });
  const path = `/reservations/${encodeURIComponent(code)}/status`;
  expect((await decide(`${path}?pms=api`)).body).toMatchObject({ supervised: 'approve' });
  expect(await decide(path)).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } });
  expect(await decide(`${path}?usepmsid=1`)).toMatchObject({ status: 400, body: { code: 'bad_input' } });
  const booked = { ...ALONE, pms_reservation_id: 'B-77' };
  expect((await service.rest('POST', '/reservations?pms=pms_01', booked)).status).toBe(200);
  const byBooking = await decide('/reservations/B-77/status?pms=pms_01&usepmsid=true');
  expect(byBooking).toMatchObject({ status: 200, body: { supervised: 'approve' } });
  const other = await decide('/reservations/B-77/status?pms=pms_02&usepmsid=true');
  expect(other).toMatchObject({ status: 404, body: { code: 'reservation_not_found' } });
});

test('what is wrong with a listing that comes along is told by its place in the reservation', async () => {
  const listing = { my_id: 'loft 1', status: 'ACTIVE', name: 'Loft', location: { country: 'US' } };
  const { status, body } = await service.rest('POST', '/reservations', { guest: ALONE.guest, ...NIGHTS, listing });
  expect([status, body.code]).toEqual([400, 'bad_input']);
  const places = body.details.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type]);
  expect(places).toContainEqual(['listing.my_id', 'value_error']);
  expect(body.error.startsWith(`listing.`)).toBe(true);
});
