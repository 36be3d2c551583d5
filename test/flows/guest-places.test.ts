import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { makeAccount } from '../support/accounts.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;
let client: pg.Client;
let asked = 0;
let made = 0;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

async function booked(guest: object, headers = {}): Promise<string> {
  const { id: listing } = (await service.rest('POST', '/listings', { ...LISTING, my_id: `map${(made += 1)}` }, headers))
    .body;
  const { status, body } = await service.rest(
    'POST',
    '/reservations?sync=1',
    {
      listing_id: listing,
      confirmation_code: `MAP${made}`,
      check_in_date: '2030-03-01',
      check_out_date: '2030-03-05',
      guest: { first_name: 'Ann', last_name: 'Lee', ...guest },
    },
    headers,
  );
  expect([status, body.id]).toEqual([200, expect.any(String)]);
  return body.id;
}

const PLACE = '{ precision city countryCode lat lon }';

async function placesOf(id: string, headers = {}) {
  asked += 1;
  const query = `query Map${asked} { guestPlaces(reservationId: "${id}") { home ${PLACE} network ${PLACE} } }`;
  return (await service.graph(query, {}, headers)).data.guestPlaces;
}

test('the home and the network of a booking have a position, as precise as the built-in data is', async () => {
  const id = await booked({ location: 'Denver, CO 80202, USA', ip_address: '8.8.8.8' });
  const { home, network } = await placesOf(id);
  expect(home).toMatchObject({ precision: 'POSTAL_CODE', city: 'Denver', countryCode: 'US' });
  expect([Math.round(home.lat), Math.round(home.lon)]).toEqual([40, -105]);
  expect(network).toMatchObject({ countryCode: 'US' });
  expect(network.precision).toBe(network.lat === null ? 'COUNTRY' : 'CITY');
});

test('what nobody gave or finds has no place, and a city without a country is not guessed', async () => {
  expect(await placesOf(await booked({}))).toEqual({ home: null, network: null });
  const id = await booked({ location: 'Springfield', ip_address: '10.0.0.1' });
  expect(await placesOf(id)).toEqual({ home: null, network: null });
  const { home } = await placesOf(await booked({ location: 'Portugal' }));
  expect(home).toMatchObject({ precision: 'COUNTRY', city: null, countryCode: 'PT' });
});

test('an external geocoder is not asked for the map', async () => {
  let requests = 0;
  const geocoder = createServer((_request, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  await new Promise<void>((resolve) => geocoder.listen(0, '127.0.0.1', resolve));
  const { port } = geocoder.address() as AddressInfo;
  const other = await runningTest({ LOOKUP_ADDRESS: 'nominatim', LOOKUP_NOMINATIM_URL: `http://127.0.0.1:${port}` });
  try {
    const { body } = await other.rest('POST', '/reservations?sync=1', {
      without_listing: true,
      confirmation_code: 'MAP',
      check_in_date: '2030-03-01',
      guest: { first_name: 'Ann', last_name: 'Lee', location: 'Lisbon, Portugal' },
    });
    const byAnalysis = requests;
    expect(byAnalysis).toBeGreaterThan(0);
    const { data } = await other.graph(`{ guestPlaces(reservationId: "${body.id}") { home { city } } }`);
    expect(data.guestPlaces.home).toEqual({ city: 'Lisbon' });
    expect(requests).toBe(byAnalysis);
  } finally {
    await other.stop();
    geocoder.close();
  }
});

test('another account sees no places, and erased guests have none', async () => {
  const id = await booked({ location: 'Denver, CO 80202, USA', ip_address: '8.8.8.8' });
  const stranger = await makeAccount(client);
  expect(await placesOf(id, stranger.headers)).toBeNull();
  const { errors } = await service.graph(
    `mutation { eraseGuest(input: { reservationId: "${id}" }) { erasure { reservations } userErrors { code message field rule } } }`,
  );
  expect(errors).toBeUndefined();
  expect(await placesOf(id)).toEqual({ home: null, network: null });
});
