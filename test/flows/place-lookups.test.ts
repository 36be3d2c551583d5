import { eventually } from '../support/eventually.js';
import { type RunningTest, runningTest } from '../support/running.js';

let service: RunningTest;

beforeAll(async () => {
  service = await runningTest();
  // The first request loads the places, which on a busy machine takes longer than a request may: it returns 503.
  await eventually(async () => (await service.rest('GET', '/lookup/geocode/London')).status === 200, 60_000);
});

afterAll(() => service?.stop());

const gazetteer = { source: expect.stringContaining('GeoNames, CC BY 4.0') as unknown, as_of: '2023-03-05' };

const PLACES: [string, object, string | undefined][] = [
  [
    'London',
    {
      address: 'London, England, United Kingdom',
      city: 'London',
      state: 'England',
      country: 'United Kingdom',
      country_code: 'GB',
      timezone: 'Europe/London',
      geo: { lat: 51.50853, lon: -0.12574 },
    },
    undefined,
  ],
  [
    'Paris, France',
    {
      address: 'Paris, Île-de-France, France',
      city: 'Paris',
      state: 'Île-de-France',
      country: 'France',
      country_code: 'FR',
      timezone: 'Europe/Paris',
      geo: { lat: 48.85341, lon: 2.3488 },
    },
    undefined,
  ],
  [
    'Denver, CO',
    {
      address: 'Denver, CO, United States',
      city: 'Denver',
      state: 'CO',
      country: 'United States',
      country_code: 'US',
      timezone: 'America/Denver',
      geo: { lat: 39.73915, lon: -104.9847 },
    },
    undefined,
  ],
  [
    '10 Rue de Rivoli, 75001 Paris, France',
    { address: '10 Rue de Rivoli, Paris, Île-de-France, France', city: 'Paris', country: 'France' },
    '10 Rue de Rivoli',
  ],
];

test.each(PLACES)('a fresh install geocodes %s', async (text, members, street) => {
  const { status, body } = await service.rest('GET', `/lookup/geocode/${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...members, ...gazetteer, precision: 'city' });
  expect(body.street).toBe(street);
});

test('a fresh install locates IP addresses in their city, with the date of the data', async () => {
  expect(await service.rest('GET', '/lookup/geoip/8.8.8.8')).toMatchObject({
    status: 200,
    body: {
      country_code: 'US',
      country_name: 'United States',
      city: 'Mountain View',
      latitude: 37.422,
      longitude: -122.085,
      time_zone_name: 'America/Los_Angeles',
      reserved: false,
      source: expect.stringContaining('DB-IP, CC BY 4.0'),
      as_of: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    },
  });
});

test('a listing accepts the country that a lookup returned', async () => {
  const { body } = await service.rest('GET', '/lookup/geocode/Denver,%20CO');
  const location = { street: '1 Main St', city: body.city, country: body.country, zipcode: '80202' };
  const listing = { my_id: 'named1', status: 'ACTIVE', name: 'Loft', location };
  expect(await service.rest('POST', '/listings', listing)).toMatchObject({
    status: 200,
    body: { location: { country: 'United States', time_zone_name: 'America/Denver' } },
  });
});
