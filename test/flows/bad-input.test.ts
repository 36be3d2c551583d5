import { bad, expectTold, malformed, noListing, told } from '../support/refusals.js';
import type { Refusal, Told } from '../support/refusals.js';
import { ALONE, DATES, GUEST, LISTING, refusalTests } from '../support/refusal-tests.js';
import { written } from '../support/written.js';

const OTHER = { ...LISTING, my_id: 'loft2' };
const place = (members: object) => ({ ...OTHER, location: { ...LISTING.location, ...members } });
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const NUL = 'a\u0000b';

const { open, filled, refusals } = refusalTests();

const BODIES: [string, string, Told][] = [
  ['cut off', '{"name": ', malformed],
  ['empty quotes', '""', malformed],
  ['a number', '5', malformed],
  ['null', 'null', malformed],
  ['an array', '[]', bad()],
  ['over 1 MB', JSON.stringify({ name: 'x'.repeat(1_100_000) }), told(413, 'body_too_large')],
  ['nested 40 deep', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, malformed],
  ['a __proto__ member', '{"__proto__": {"without_listing": true}}', malformed],
  ['a constructor member', '{"guest": {"constructor": {}}}', malformed],
];
refusals(
  'a body',
  ['/listings', '/reservations'].flatMap((path) =>
    BODIES.map(([title, body, expected]): Refusal => [`${path} ${title}`, 'POST', path, body, expected]),
  ),
);

const LISTINGS: [string, object, Told][] = [
  ['name: a number', { ...OTHER, name: 5 }, bad('name')],
  ['name: blank', { ...OTHER, name: '  ' }, bad('name')],
  ['name: missing', { ...OTHER, name: undefined }, bad('name')],
  ['name: NUL', { ...OTHER, name: NUL }, bad('name')],
  ['name: too long', { ...OTHER, name: 'x'.repeat(501) }, bad('name')],
  ['my_id: missing', { ...OTHER, my_id: undefined }, bad('my_id')],
  ['my_id: empty', { ...OTHER, my_id: '' }, bad('my_id')],
  ['my_id: a space', { ...OTHER, my_id: 'a b' }, bad('my_id')],
  ['my_id: NUL', { ...OTHER, my_id: NUL }, bad('my_id')],
  ['my_id: me', { ...OTHER, my_id: 'me' }, bad('my_id')],
  ['my_id: propertyTypes', { ...OTHER, my_id: 'propertyTypes' }, bad('my_id')],
  ['my_id: too long', { ...OTHER, my_id: 'x'.repeat(201) }, bad('my_id')],
  ['my_id: an object', { ...OTHER, my_id: {} }, bad('my_id')],
  ['status: unknown', { ...OTHER, status: 'OPEN' }, bad('status')],
  ['property_type: unknown', { ...OTHER, property_type: 'Moon base' }, bad('property_type')],
  ['accommodates: text', { ...OTHER, accommodates: '2' }, bad('accommodates')],
  ['accommodates: negative', { ...OTHER, accommodates: -1 }, bad('accommodates')],
  ['check_in_time: 25', { ...OTHER, check_in_time: 25 }, bad('check_in_time')],
  ['pictures: a list', { ...OTHER, pictures: [] }, bad('pictures')],
  ['pictures: NUL', { ...OTHER, pictures: { large_url: NUL } }, bad('pictures.large_url')],
  ['location: text', { ...OTHER, location: 'Denver' }, bad('location')],
  ['location: missing', { ...OTHER, location: undefined }, bad('location.street')],
  ['street: NUL', place({ street: NUL }), bad('location.street')],
  ['street: half a character', place({ street: 'a\ud800b' }), bad('location.street')],
  ['geo: text', place({ geo: '39.7,-104.9' }), bad('location.geo')],
  ['geo: no longitude', place({ geo: { lat: 1 } }), bad('location.geo.lon')],
  ['geo: off the map', place({ geo: { lat: 91, lon: 0 } }), bad('location.geo.lat')],
  ['timezone: unknown', place({ timezone: 'Mars/Base' }), bad('location.timezone')],
  ['country: unknown', place({ country: 'Atlantis' }), bad('location.country')],
  [
    'no time zone to be found',
    place({ geo: undefined, country: 'MX', city: 'A hamlet of ours', zipcode: '0' }),
    told(400, 'timezone_undetermined'),
  ],
];
refusals(
  'POST /listings',
  LISTINGS.map(([title, body, expected]): Refusal => [title, 'POST', '/listings', body, expected]),
);

const CHANGES: [string, object, Told][] = [
  ['guest: a list', { guest: [] }, bad('guest')],
  ['guest: nothing to know them by', { guest: { last_name: null, full_name: null, email: null } }, bad('guest')],
  ['last_name: a number', { guest: { last_name: 5 } }, bad('guest.last_name')],
  ['last_name: NUL', { guest: { last_name: NUL } }, bad('guest.last_name')],
  ['email: too long', { guest: { email: `${'x'.repeat(400)}@example.com` } }, bad('guest.email')],
  ['birth_date: no such day', { guest: { birth_date: '1990-02-30' } }, bad('guest.birth_date')],
  ['ip_address: no address', { guest: { ip_address: '999.1.1.1' } }, bad('guest.ip_address')],
  ['number_of_guests: text', { number_of_guests: '2' }, bad('number_of_guests')],
  ['number_of_guests: 0', { number_of_guests: 0 }, bad('number_of_guests')],
  ['number_of_guests: 1.5', { number_of_guests: 1.5 }, bad('number_of_guests')],
  ['total_price: negative', { total_price: -1 }, bad('total_price')],
  ['currency: four letters', { currency: 'EURO' }, bad('currency')],
  ['status: unknown', { status: 'MAYBE' }, bad('status')],
  ['source: NUL', { source: NUL }, bad('source')],
  ['confirmation_code: blank', { confirmation_code: '  ' }, bad('confirmation_code')],
  ['confirmation_code: NUL', { confirmation_code: NUL }, bad('confirmation_code')],
  ['check_in_date: no such day', { check_in_date: '2030-02-30' }, bad('check_in_date')],
  ['check_in_date: another notation', { check_in_date: '03/01/2030' }, bad('check_in_date')],
  ['check-out before check-in', { ...DATES, check_out_date: '2030-02-01' }, bad('check_out_date')],
  ['check-out on the day of check-in', { ...DATES, check_out_date: '2030-03-01' }, bad('check_out_date')],
  ['without_listing: text', { without_listing: 'yes' }, bad('without_listing')],
  ['listing_id: a number', { listing_id: 5 }, bad('listing_id')],
  ['listing_id: NUL', { listing_id: NUL, without_listing: undefined }, bad('listing_id')],
  ['listing_id: unknown', { listing_id: UNKNOWN, without_listing: undefined, ...DATES }, noListing],
  ['listing_id: no identifier', { listing_id: 'loft', without_listing: undefined, ...DATES }, noListing],
];
refusals('a reservation', [
  ...CHANGES.map(([title, body, expected]): Refusal => [
    `POST ${title}`,
    'POST',
    '/reservations',
    { ...ALONE, ...body },
    expected,
  ]),
  ...CHANGES.map(([title, body, expected]): Refusal => [
    `PUT ${title}`,
    'PUT',
    '/reservations/{reservation}',
    body,
    expected,
  ]),
]);

const listingRequired = told(400, 'listing_required');
refusals('POST /reservations', [
  ['no guest', 'POST', '/reservations', { without_listing: true }, bad('guest')],
  ['a first name only', 'POST', '/reservations', { without_listing: true, guest: { first_name: 'Ann' } }, bad('guest')],
  ['no listing', 'POST', '/reservations', { guest: GUEST, ...DATES }, listingRequired],
  ['no listing, said so by false', 'POST', '/reservations', { ...ALONE, without_listing: false }, listingRequired],
  ['both', 'POST', '/reservations', { ...ALONE, ...DATES, listing_id: '{listing}' }, listingRequired],
  [
    'both, by null',
    'POST',
    '/reservations',
    { guest: GUEST, ...DATES, listing_id: '{listing}', listing: null },
    listingRequired,
  ],
  [
    'two listings',
    'POST',
    '/reservations',
    { guest: GUEST, ...DATES, listing_id: '{listing}', listing: OTHER },
    listingRequired,
  ],
  ['no dates', 'POST', '/reservations', { guest: GUEST, listing_id: '{listing}' }, bad('check_in_date')],
  [
    'no check-out',
    'POST',
    '/reservations',
    { guest: GUEST, listing_id: '{listing}', check_in_date: '2030-03-01' },
    bad('check_out_date'),
  ],
  ['an unknown pms', 'POST', '/reservations?pms=nobody', ALONE, bad('pms')],
]);

const CALLBACKS = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://a.localhost/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest',
  'http://100.64.0.1/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
  'ftp://192.0.2.1/',
  'file:///etc/hosts',
  'http://user:word@93.184.216.34/',
  'nonsense',
  '//93.184.216.34/',
];
refusals('a callback', [
  ...CALLBACKS.map((url): Refusal => [
    `POST ${url}`,
    'POST',
    `/reservations?callback=${encodeURIComponent(url)}`,
    ALONE,
    told(400, 'callback_refused'),
  ]),
  [
    'PUT',
    'PUT',
    '/reservations/{reservation}?callback=http://127.0.0.1/',
    { number_of_guests: 3 },
    told(400, 'callback_refused'),
  ],
]);

refusals('pms', [
  ['GET, unknown', 'GET', '/reservations/{reservation}?pms=nobody', undefined, bad('pms')],
  ['PUT, unknown', 'PUT', '/reservations/{reservation}?pms=nobody', {}, bad('pms')],
  ['listing, unknown', 'GET', '/listings/{listing}?pms=nobody', undefined, bad('pms')],
  ['GET, usepmsid alone', 'GET', '/reservations/{reservation}?usepmsid=true', undefined, bad('pms')],
  ['PUT, usepmsid alone', 'PUT', '/reservations/{reservation}?usepmsid=1', { number_of_guests: 5 }, bad('pms')],
]);

refusals('supervised', [
  ['something else', 'POST', '/reservations/{reservation}/status', { supervised: 'maybe' }, bad('supervised')],
  ['in capitals', 'POST', '/reservations/{reservation}/status', { supervised: 'APPROVE' }, bad('supervised')],
  ['null', 'POST', '/reservations/{reservation}/status', { supervised: null }, bad('supervised')],
  ['absent', 'POST', '/reservations/{reservation}/status', {}, bad('supervised')],
  [
    'with notes that hold NUL',
    'POST',
    '/reservations/{reservation}/status',
    { supervised: 'approve', notes: NUL },
    bad('notes'),
  ],
  [
    'with notes of a number',
    'POST',
    '/reservations/{reservation}/status',
    { supervised: 'approve', notes: 5 },
    bad('notes'),
  ],
]);

const KEYS: [string, Record<string, string>][] = [
  ['no key', {}],
  ['an empty key', { 'x-api-key': '' }],
  ['a wrong key', { 'x-api-key': `sk_live_${'b'.repeat(43)}` }],
  ['a key that is too long', { 'x-api-key': 'a'.repeat(5_000) }],
  ['a wrong key as a bearer token', { authorization: `Bearer sk_live_${'b'.repeat(43)}` }],
];
test.each(
  KEYS.flatMap(([title, headers]) =>
    ['GET /accounts/me', 'GET /listings/{listing}', 'POST /reservations', 'POST /listings'].map(
      (to) => [title, to, headers] as const,
    ),
  ),
)('a request with %s: %s', async (_title, to, headers) => {
  const [method, path] = to.split(' ') as [string, string];
  const before = await written(open.client);
  const body = { POST: JSON.stringify(path === '/listings' ? OTHER : ALONE), GET: undefined }[method];
  const answer = await fetch(`${open.service.url}/v1${filled(path)}`, {
    method,
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expectTold(
    { status: answer.status, headers: answer.headers, body: await answer.json() },
    told(401, 'unauthenticated'),
  );
  expect(await written(open.client)).toEqual(before);
});

refusals('a path', [
  ['that does not exist', 'GET', '/nothing', undefined, told(404, 'not_found')],
  ['with a method that it does not take', 'DELETE', '/accounts/me', undefined, told(405, 'method_not_allowed')],
]);

test("the caller's request id is returned in the answer; a malformed one is replaced", async () => {
  const given = await open.service.rest('GET', '/listings/none', undefined, { 'request-id': 'mine-12345' });
  expect([given.headers.get('request-id'), given.body.request_id]).toEqual(['mine-12345', 'mine-12345']);
  const odd = await open.service.rest('GET', '/listings/none', undefined, { 'request-id': 'a b"c' });
  expect(odd.body.request_id).not.toBe('a b"c');
  expect(odd.headers.get('request-id')).toBe(odd.body.request_id);
});
