import { gatewayConfig } from '#gateway/config.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest({ PMS_ALIASES: 'brand=pms_01, other_brand=pms_02' });
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

test('metadata is returned as sent, with nested nulls', async () => {
  const metadata = { 'Some-Key': 'שלום 🏠', deep: { left_out: null, list: [1, null, { a: null }] } };
  const { id } = await saved({ metadata });
  expect((await service.rest('GET', `/reservations/${id}`)).body.metadata).toEqual(metadata);
  const { items } = (await service.rest('GET', '/reservations?sort=-created_at&size=1')).body;
  expect(items[0].metadata).toEqual(metadata);
});

test('a blank full name counts as missing: it is built from its parts', async () => {
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

test('rejects a birth date from tomorrow on; accepts today in any time zone', async () => {
  const born = (birth_date: string) =>
    service.rest('POST', '/reservations', { ...ALONE, guest: { ...ALONE.guest, birth_date } });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  expect((await born(day(2))).status).toBe(400);
  expect((await born(day(0))).status).toBe(200);
});

test('the decision accepts a code with pms, and the booking of the system with usepmsid', async () => {
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

test('every path of a reservation accepts its code with pms and its id in that system with usepmsid', async () => {
  const booked = { ...ALONE, pms_reservation_id: 'B/88' };
  const { id } = (await service.rest('POST', '/reservations?pms=pms_03&sync=1', booked)).body;
  const [code, unlisted] = ['pms=pms_03&usepmsid=true', 'pms=pms_04&usepmsid=1'];
  for (const part of [
    '',
    '/summary',
    '/status',
    '/screens',
    '/notes',
    '/embed',
    '/guestportal',
    '/payments',
    '/report',
  ]) {
    const read = (path: string) => service.rest('GET', `/reservations/${path}`);
    const found = await read(`B%2F88${part}?${code}`);
    expect([part, found.status]).toEqual([part, 200]);
    if (part === '' || part === '/summary') expect(found.body).toEqual((await read(`${id}${part}`)).body);
    const status = ['', '/screens'].includes(part) ? 400 : 404;
    const other = await read(`B%2F88${part}?${unlisted}`);
    expect([part, other.status, other.body.code]).toEqual([part, status, 'reservation_not_found']);
    const alone = await read(`${id}${part}?usepmsid=1`);
    expect([part, alone.status, alone.body.code]).toEqual([part, 400, 'bad_input']);
  }
  expect((await service.rest('GET', `/reservations/B%2F88/messaging?${code}`)).body).toEqual([]);
});

test("accepts the operator's own name of a system, and returns the built-in one", async () => {
  const made = await service.rest('POST', '/reservations?pms=brand', { ...ALONE, confirmation_code: 'ALIAS' });
  expect(made.body.pms).toBe('pms_01');
  const byName = await service.rest('GET', '/reservations/ALIAS?pms=brand');
  expect(byName.body.id).toBe(made.body.id);
  const again = await service.rest('POST', '/reservations?pms=pms_01', { ...ALONE, confirmation_code: 'ALIAS' });
  expect(again.body.id).toBe(made.body.id);
  expect((await service.rest('GET', '/reservations?pms=brand&search=ALIAS')).body.total).toBe(1);
  expect(await service.rest('GET', '/reservations/ALIAS?pms=Brand')).toMatchObject({ status: 400 });
  const location = { street: '5 Elm St', city: 'Denver', country: 'US', state: 'CO', zipcode: '80202' };
  const listing = { my_id: 'alias2', status: 'ACTIVE', name: 'Loft', pms: 'brand', pms_listing_id: '9', location };
  const booked = { ...NIGHTS, guest: ALONE.guest, listing };
  expect(await service.rest('POST', '/reservations', booked)).toMatchObject({ status: 200 });
  expect((await service.rest('GET', '/listings/9?pms=brand')).body).toMatchObject({ my_id: 'alias2', pms: 'pms_01' });
  const unknown = await service.rest('POST', '/reservations', { ...booked, listing: { ...listing, pms: 'nobody' } });
  expect(unknown).toMatchObject({ status: 400, body: { details: [{ loc: ['listing', 'pms'] }] } });
  const create =
    'mutation ($input: ReservationInput!, $pms: String!) { createReservation(input: { reservation: $input, pms: $pms }) { reservation { id } userErrors { code message field rule } } }';
  const input = { withoutListing: true, guest: { lastName: 'Lee' } };
  const { errors } = await service.graph(create, { input, pms: 'nobody' });
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  const save =
    'mutation ($input: ListingInput!) { saveListing(input: { listing: $input }) { listing { id } userErrors { code message field rule } } }';
  for (const pms of ['nobody', '', ' pms_01']) {
    const saved = await service.graph(save, { input: { myId: 'alias1', pms, pmsListingId: '7' } });
    expect(saved.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT', details: [{ loc: ['pms'] }] } });
  }
});

test.each([
  ['brand', 'must be a name and a system'],
  ['brand=pms_99', 'is not listed in PMS_IDS'],
  ['pms_02=pms_01', 'is the ID of a system'],
  ['brand=pms_01,brand=pms_02', 'is given twice'],
])('PMS_ALIASES=%s is rejected at the start', (PMS_ALIASES, problem) => {
  expect(() => gatewayConfig({ PMS_ALIASES })).toThrow(problem);
});

test('finds a channel in any case, page by page, with a count', async () => {
  const sources = ['Hotel.example', 'HOTEL.example', ' hotel.Example '];
  for (const source of sources) await saved({ source });
  const list = async (query: string) => (await service.rest('GET', `/reservations?${query}`)).body;
  const { items, total } = await list('source=hotel.example');
  expect([total, items.map((item: { source: string }) => item.source)]).toEqual([3, sources]);
  const second = await list('source=hotel.EXAMPLE&from=1&size=1');
  expect([second.total, second.items[0].source]).toEqual([3, sources[1]]);
  expect((await list('source=hotel.example&search=lee&size=1')).total).toBe(3);
  expect((await list('source=hotel&size=1')).total).toBe(0);
});

test("nights are integers, there is one currency, and the price has at most the currency's decimals", async () => {
  const refused = (members: object) => service.rest('POST', '/reservations', { ...ALONE, ...members });
  expect((await refused({ nights: 2.5 })).body.details).toMatchObject([{ loc: ['nights'], type: 'int_type' }]);
  expect((await refused({ currency: 'zzz' })).body.details).toMatchObject([{ loc: ['currency'] }]);
  const price = async (total_price: number, currency?: string) => {
    const { id, total_price: told } = await saved({ total_price, currency });
    return { id, told };
  };
  expect((await price(0.1 + 0.2, 'usd')).told).toBe(0.3);
  expect((await price(1000.4, 'JPY')).told).toBe(1000);
  expect((await price(10.1234, 'kwd')).told).toBe(10.123);
  const { id, told } = await price(99.999);
  expect(told).toBe(99.999);
  expect((await service.rest('PUT', `/reservations/${id}`, { currency: 'EUR' })).body.total_price).toBe(100);
});

const MONEY = 'totalPrice { amount currency } averageDailyRate { amount currency }';

test('the graph takes and returns a price with its currency', async () => {
  const create = `mutation ($input: ReservationInput!) { createReservation(input: { reservation: $input }) { reservation { id ${MONEY} } userErrors { code message field rule } } }`;
  const update = `mutation ($id: ID!, $input: ReservationInput!) { updateReservation(input: { id: $id, reservation: $input }) { reservation { ${MONEY} } userErrors { code message field rule } } }`;
  const alone = { withoutListing: true, guest: { lastName: 'Lee' } };
  const made = await service.graph(create, {
    input: { ...alone, nights: 3, totalPrice: { amount: 100, currency: 'eur' } },
  });
  const { id, ...price } = made.data.createReservation;
  expect(price).toEqual({
    totalPrice: { amount: 100, currency: 'EUR' },
    averageDailyRate: { amount: 33.33, currency: 'EUR' },
  });
  const changed = async (totalPrice: object | null) =>
    (await service.graph(update, { id, input: { totalPrice } })).data.updateReservation.totalPrice;
  expect(await changed({ amount: 90 })).toEqual({ amount: 90, currency: 'EUR' });
  expect(await changed({ currency: 'USD' })).toEqual({ amount: 90, currency: 'USD' });
  expect((await service.rest('GET', `/reservations/${id}`)).body).toMatchObject({
    total_price: 90,
    average_daily_rate: 30,
    currency: 'USD',
  });
  expect(await changed(null)).toEqual({ amount: 0, currency: null });
  const { errors } = await service.graph(create, { input: { ...alone, totalPrice: { amount: -1, currency: 'zzz' } } });
  expect(errors?.[0]?.extensions).toMatchObject({
    details: [{ loc: ['totalPrice', 'amount'] }, { loc: ['totalPrice', 'currency'] }],
  });
  const { body } = await service.rest('POST', '/reservations', { ...ALONE, total_price: -1, currency: 'zzz' });
  expect(body.error).toBe('total_price must be at least 0');
  expect(body.details.map(({ loc }: { loc: string[] }) => loc)).toEqual([['total_price'], ['currency']]);
});

test('reports errors of an included listing by their place in the reservation', async () => {
  const listing = { my_id: 'loft 1', status: 'ACTIVE', name: 'Loft', location: { country: 'US' } };
  const { status, body } = await service.rest('POST', '/reservations', { guest: ALONE.guest, ...NIGHTS, listing });
  expect([status, body.code]).toEqual([400, 'bad_input']);
  const places = body.details.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type]);
  expect(places).toContainEqual(['listing.my_id', 'value_error']);
  expect(body.error.startsWith(`listing.`)).toBe(true);
});
