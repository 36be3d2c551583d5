import { bad, told } from '../support/refusals.js';
import type { Told } from '../support/refusals.js';
import { DATES, GUEST, LISTING, refusalTests } from '../support/refusal-tests.js';
import type { Answer } from '../support/running.js';

const { open, refusals } = refusalTests();

let made = 0;
const fresh = (members: object = {}) => ({ ...LISTING, my_id: `new${(made += 1)}`, ...members });
const at = (members: object) => ({ location: { ...LISTING.location, ...members } });
const post = (body: object, query = '') => open.service.rest('POST', `/listings${query}`, body);
const put = (id: string, body: object) => open.service.rest('PUT', `/listings/${id}`, body);

async function saved(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  return body;
}

test('omitted members of a new listing get their defaults', async () => {
  const body = await saved(post(fresh({ my_id: 'defaults1' })));
  expect(body).toMatchObject({
    my_id: 'defaults1',
    pms: 'api',
    status: 'ACTIVE',
    name: 'Loft One',
    nickname: 'Loft One',
    accommodates: 2,
    bedrooms: 1,
    bathrooms: 1,
    beds: 1,
    check_in_time: 16,
    check_out_time: 11,
    location: { country: 'United States', country_code: 'US', zipcode: '80202', time_zone_name: 'America/Denver' },
  });
  for (const absent of ['property_type', 'partner_id', 'pms_listing_id']) expect(body).not.toHaveProperty(absent);
  expect(await open.service.rest('GET', `/listings/${body.id}`)).toMatchObject({ status: 200, body });
});

test('the default pictures are drawings served by the service', async () => {
  const own = { large_url: 'https://example.com/large.jpg' };
  const { pictures } = await saved(post(fresh({ pictures: own })));
  expect(pictures.large_url).toBe(own.large_url);
  for (const size of ['regular', 'thumbnail']) {
    expect(pictures[`${size}_url`]).toBe(`${open.service.url}/pictures/listing-${size}.svg`);
    const answer = await fetch(pictures[`${size}_url`]);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(await answer.text()).toMatch(/^<svg /);
  }
  expect((await fetch(`${open.service.url}/pictures/constructor`)).status).toBe(404);
});

const FULL = {
  my_id: 'full1',
  status: 'INACTIVE',
  name: 'Haus am See',
  nickname: 'See',
  property_type: 'Bed&Breakfast',
  accommodates: 6,
  bedrooms: 0,
  bathrooms: 1.5,
  beds: 4,
  check_in_time: 24,
  check_out_time: 0,
  pms: 'pms_03',
  pms_listing_id: 'P-77 / ä',
  location: {
    street: 'Seeweg 1',
    city: 'Zürich',
    state: 'ZH',
    country: 'CH',
    zipcode: '8001',
    timezone: 'Europe/Zurich',
    building: 'Block7',
    address: 'Seeweg 1, 8001 Zürich',
    floor: '3',
    apartment: '3a',
    geo: { lat: 47.4, lon: 8.5 },
  },
  pictures: {
    large_url: 'https://a.example/l',
    regular_url: 'http://a.example/r',
    thumbnail_url: 'https://a.example/t',
  },
};

test('returns the given values unchanged', async () => {
  const { timezone, ...location } = FULL.location;
  expect(await saved(post(FULL))).toMatchObject({
    ...FULL,
    location: { ...location, country: 'Switzerland', country_code: 'CH', time_zone_name: timezone },
  });
});

test('accepts each of the thirty property types', async () => {
  const { body: types } = await open.service.rest('GET', '/listings/propertyTypes');
  expect(types).toHaveLength(30);
  expect(types.slice(0, 8)).toEqual(
    ['Apartment', 'Cottage', 'Condominium', 'House', 'Hotel', 'Boat', 'Camper/RV', 'Other'], //
  );
  for (const property_type of types)
    expect((await saved(post(fresh({ my_id: 'typed1', property_type })))).property_type).toBe(property_type);
});

test('an update keeps absent members, and null resets optional ones', async () => {
  const { id, ...before } = await saved(post({ ...FULL, my_id: 'stays1', pms_listing_id: 'S1' }));
  const { updated_at: _, ...same } = before;
  expect(await saved(put(id, {}))).toMatchObject(same);
  expect(await saved(put(id, { location: { floor: '4' } }))).toMatchObject({
    location: { ...before.location, floor: '4' },
  });
  const cleared = await saved(
    put(id, {
      nickname: null,
      property_type: null,
      accommodates: null,
      check_in_time: null,
      pictures: null,
      pms: null,
      pms_listing_id: null,
      location: { state: null, building: null, floor: null, geo: null },
    }),
  );
  expect(cleared).toMatchObject({ nickname: 'Haus am See', accommodates: 2, check_in_time: 16, pms: 'api' });
  expect(cleared.location).toMatchObject({ street: 'Seeweg 1', time_zone_name: 'Europe/Zurich' });
  for (const member of ['property_type', 'pms_listing_id']) expect(cleared).not.toHaveProperty(member);
  for (const member of ['state', 'building', 'floor', 'geo']) expect(cleared.location).not.toHaveProperty(member);
  expect(cleared.pictures.large_url).toContain('/pictures/listing-large.svg');
});

test('the short name follows the name until it is set explicitly', async () => {
  const { id } = await saved(post(fresh()));
  expect(await saved(put(id, { name: 'New' }))).toMatchObject({ name: 'New', nickname: 'New' });
  expect(await saved(put(id, { nickname: 'Own' }))).toMatchObject({ name: 'New', nickname: 'Own' });
  expect(await saved(put(id, { name: 'Newer' }))).toMatchObject({ name: 'Newer', nickname: 'Own' });
});

test('POST updates the listing with the same id or my_id; the path wins over the id in the body', async () => {
  const one = await saved(post(fresh({ my_id: 'one1' })));
  const two = await saved(post(fresh({ my_id: 'two1' })));
  expect(await saved(post({ my_id: 'one1', status: 'INACTIVE' }))).toMatchObject({ id: one.id, status: 'INACTIVE' });
  expect(await saved(post({ id: two.id, name: 'Second' }))).toMatchObject({
    id: two.id,
    my_id: 'two1',
    name: 'Second',
  });
  expect(await saved(put(one.id, { id: two.id, name: 'First' }))).toMatchObject({ id: one.id, name: 'First' });
  expect(await saved(put(one.id, { my_id: 'renamed1' }))).toMatchObject({ id: one.id, my_id: 'renamed1' });
  expect((await open.service.rest('GET', '/listings/one1?pms=api')).status).toBe(400);
});

refusals('an identifier of another listing', [
  ['my_id', 'PUT', '/listings/{listing}', { my_id: 'full1' }, bad('my_id')],
  [
    'pms_listing_id',
    'PUT',
    '/listings/{listing}',
    { pms: 'pms_03', pms_listing_id: FULL.pms_listing_id },
    bad('pms_listing_id'),
  ],
]);

test('with pms a listing is found by its id in that system, else by my_id; api knows my_id only', async () => {
  const byPms = await saved(post(fresh({ my_id: 'shared1', pms: 'pms_05', pms_listing_id: 'X9' })));
  const other = await saved(post(fresh({ my_id: 'X9' })));
  const read = (path: string) => saved(open.service.rest('GET', `/listings/${path}`));
  expect((await read('X9?pms=pms_05')).id).toBe(byPms.id);
  expect((await read('X9?pms=pms_06')).id).toBe(other.id);
  expect((await read('X9?pms=api')).id).toBe(other.id);
  expect((await read('shared1?pms=pms_05')).id).toBe(byPms.id);
  expect(await saved(put('X9?pms=pms_05', { name: 'By PMS' }))).toMatchObject({ id: byPms.id, name: 'By PMS' });
  expect((await open.service.rest('GET', '/listings/X9')).status).toBe(400);
});

const ZONES: [title: string, location: object, zone: string, source: string][] = [
  ['a given one over the coordinates', { timezone: 'Asia/Tokyo' }, 'Asia/Tokyo', 'given'],
  ['an old name', { timezone: 'US/Mountain' }, 'America/Denver', 'given'],
  ['an old name that the runtime prefers', { timezone: 'Asia/Calcutta' }, 'Asia/Kolkata', 'given'],
  ['another case', { timezone: 'europe/kyiv' }, 'Europe/Kyiv', 'given'],
  ['the one at the coordinates', { geo: { lat: 10.8, lon: 106.7 } }, 'Asia/Ho_Chi_Minh', 'coordinates'],
  ['the one of the address', { geo: undefined, state: 'CO' }, 'America/Denver', 'address'],
];
test.each(ZONES)('time zone: %s', async (_title, location, zone, source) => {
  const answer = await post(fresh(at(location)));
  expect(answer.body.location).toMatchObject({ time_zone_name: zone, time_zone_source: source });
  const deprecated = source === 'address';
  expect(answer.headers.get('deprecation')).toEqual(deprecated ? expect.stringMatching(/^@\d{10}$/) : null);
  if (deprecated) expect(Date.parse(answer.headers.get('sunset')!)).toBeGreaterThan(Date.now());
  else expect(answer.headers.get('sunset')).toBeNull();
});

const CITIES: [string, string, string][] = [
  ['Tokyo', 'Japan', 'Asia/Tokyo'],
  ['Paris', 'France', 'Europe/Paris'],
  ['London', 'United Kingdom', 'Europe/London'],
  ['Sydney', 'Australia', 'Australia/Sydney'],
  ['Toronto', 'Canada', 'America/Toronto'],
  ['Singapore', 'Singapore', 'Asia/Singapore'],
  ['Berlin', 'Germany', 'Europe/Berlin'],
  ['Madrid', 'Spain', 'Europe/Madrid'],
  ['Rome', 'Italy', 'Europe/Rome'],
  ['Mexico City', 'Mexico', 'America/Mexico_City'],
  ['São Paulo', 'Brazil', 'America/Sao_Paulo'],
  ['Mumbai', 'India', 'Asia/Kolkata'],
  ['Dubai', 'United Arab Emirates', 'Asia/Dubai'],
  ['Cape Town', 'South Africa', 'Africa/Johannesburg'],
  ['New York', 'United States', 'America/New_York'],
  // Alternative names, countries with one time zone, and a state or postal code that determines it.
  ['München', 'Germany', 'Europe/Berlin'],
  ['A hamlet of ours', 'Germany', 'Europe/Berlin'],
  ['Las Palmas', 'Spain', 'Atlantic/Canary'],
];
test.each(CITIES)('a listing in %s, %s needs no time zone on a fresh install', async (city, country, zone) => {
  const location = { city, country, zipcode: '0', geo: undefined, state: undefined };
  const answer = await post(fresh(at(location)));
  expect(answer).toMatchObject({
    status: 200,
    body: { location: { city, country, time_zone_name: zone, time_zone_source: 'address' } },
  });
});

const STATES: [string, object, string][] = [
  [
    'the state by its abbreviation',
    { city: 'Richmond', state: 'VIC', country: 'AU', zipcode: '0' },
    'Australia/Melbourne',
  ],
  [
    'the state by its name',
    { city: 'Richmond', state: 'Queensland', country: 'AU', zipcode: '0' },
    'Australia/Brisbane',
  ],
  ['the postal code', { city: 'Richmond', country: 'AU', zipcode: '3121' }, 'Australia/Melbourne'],
  ['the state alone', { city: 'A farm', state: 'QLD', country: 'AU', zipcode: '0' }, 'Australia/Brisbane'],
];
test.each(STATES)('among places with different time zones %s decides', async (_title, location, zone) => {
  const answer = await post(fresh(at({ state: undefined, geo: undefined, ...location })));
  expect(answer.body.location).toMatchObject({ time_zone_name: zone, time_zone_source: 'address' });
});

const undetermined: Told = told(400, 'timezone_undetermined');
refusals('no time zone', [
  [
    'a city that is not known in a country of several clocks',
    'POST',
    '/listings',
    { ...LISTING, my_id: 'z1', ...at({ geo: undefined, country: 'MX', city: 'A hamlet of ours', zipcode: '0' }) },
    undetermined,
  ],
  [
    'a city that there are many of',
    'POST',
    '/listings',
    { ...LISTING, my_id: 'z2', ...at({ geo: null, city: 'Springfield', zipcode: '0' }) },
    undetermined,
  ],
  [
    'a city whose largest namesake is not ten times larger than one with another clock',
    'POST',
    '/listings',
    { ...LISTING, my_id: 'z3', ...at({ geo: null, country: 'AU', city: 'Richmond', zipcode: 'x' }) },
    undetermined,
  ],
  ['a move abroad', 'PUT', '/listings/{listing}', { location: { country: 'MX', city: 'A hamlet' } }, undetermined],
]);

test('a listing that moves loses its coordinates, and its time zone is resolved again', async () => {
  const { id } = await saved(post(fresh()));
  const moved = await saved(put(id, { location: { city: 'New York', state: 'NY', zipcode: '10001' } }));
  expect(moved.location).toMatchObject({ time_zone_name: 'America/New_York', time_zone_source: 'address' });
  expect(moved.location).not.toHaveProperty('geo');
  const abroad = { country: 'JP', city: 'Tokyo', state: null, geo: { lat: 35.7, lon: 139.7 } };
  expect((await saved(put(id, { location: abroad }))).location).toMatchObject({
    country: 'Japan',
    time_zone_name: 'Asia/Tokyo',
    time_zone_source: 'coordinates',
  });
});

test('the same my_id posted 20 times at once creates one listing, whatever else differs', async () => {
  const bodies = Array.from({ length: 20 }, (_, n) => fresh({ my_id: 'atonce1', name: `Loft ${n}` }));
  const answers = await Promise.all(bodies.map((body) => post(body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const { rows } = await open.client.query(`select count(*)::int n from property.listing where my_id = 'atonce1'`);
  expect(rows).toEqual([{ n: 1 }]);
});

test('of twenty listings that claim one my_id at once, one gets it and the others are rejected', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await saved(post(fresh()))).id as string));
  const answers = await Promise.all(ids.map((id) => put(id, { my_id: 'wanted1' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(400)]);
  for (const { status, body } of answers) if (status === 400) expect(body.details[0].loc).toEqual(['my_id']);
});

const PARTNER = '/listings/{listing}/screening-partner';
refusals('the partner', [
  ['an unknown action', 'POST', PARTNER, { action: 'pause' }, bad('action')],
  ['no action', 'POST', PARTNER, {}, bad('action')],
  ['null', 'POST', PARTNER, { action: null }, bad('action')],
  [
    'of an unknown listing',
    'POST',
    '/listings/none/screening-partner',
    { action: 'connect' },
    told(400, 'listing_not_found'),
  ],
]);

test('announces each change of a listing once', async () => {
  const { id } = await saved(post(fresh()));
  await saved(put(id, { name: 'New' }));
  const text = `select type from identity.event where subject_id = $1 union all
    select type from outbox.announcement where subject_id = $1`;
  const types = (await open.client.query<{ type: string }>(text, [id])).rows.map(({ type }) => type);
  const facts = ['created', 'updated'];
  expect(types.sort()).toEqual(facts.map((fact) => `listing.${fact}`));
});

test('returns a retryable error, not "not found", for a stay whose listing cannot be looked up', async () => {
  const { id } = await saved(post(fresh()));
  const stay = { listing_id: id, guest: GUEST, ...DATES };
  const book = () => open.service.rest('POST', '/reservations?skip_gp=1', stay);
  await open.client.query('alter table property.listing rename to listing_away');
  let away: Awaited<ReturnType<typeof book>>;
  try {
    away = await book();
  } finally {
    await open.client.query('alter table property.listing_away rename to listing');
  }
  expect(away).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await book()).status).toBe(200);
});
