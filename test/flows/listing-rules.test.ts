import { bad } from '../support/refusals.js';
import type { Refusal } from '../support/refusals.js';
import { LISTING, refusalTests } from '../support/refusal-tests.js';
import { NASTY_TEXTS, REFUSED_TEXTS } from '../support/nasty-texts.js';
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

const BROKEN: [title: string, members: object, at: string][] = [
  ...['my_id', 'status', 'name'].flatMap((member): [string, object, string][] => [
    [`${member} left out`, { [member]: undefined }, member],
    [`${member} null`, { [member]: null }, member],
    [`${member} a number`, { [member]: 5 }, member],
    [`${member} empty`, { [member]: '' }, member],
  ]),
  ...['street', 'city', 'country', 'zipcode'].flatMap((member): [string, object, string][] => [
    [`${member} left out`, at({ [member]: undefined }), `location.${member}`],
    [`${member} null`, at({ [member]: null }), `location.${member}`],
    [`${member} a list`, at({ [member]: [] }), `location.${member}`],
    [`${member} blank`, at({ [member]: ' ' }), `location.${member}`],
  ]),
  ['location null', { location: null }, 'location'],
  ['location empty', { location: {} }, 'location.street'],
  ...['a b', 'a-b', 'a_b', 'a/b', 'é1', 'лофт', '١٢', 'a\n', 'me', 'ME', 'propertytypes'].map(
    (my_id): [string, object, string] => [`my_id ${JSON.stringify(my_id)}`, { my_id }, 'my_id'],
  ),
  ...['active', 'DELETED', ' ACTIVE', true].map((status): [string, object, string] => [
    `status ${status}`,
    { status },
    'status',
  ]),
  ...['accommodates', 'bedrooms', 'bathrooms', 'beds'].flatMap((member): [string, object, string][] => [
    [`${member} -1`, { [member]: -1 }, member],
    [`${member} 1001`, { [member]: 1001 }, member],
    [`${member} in quotes`, { [member]: '2' }, member],
    [`${member} yes`, { [member]: true }, member],
  ]),
  ['accommodates 1.5', { accommodates: 1.5 }, 'accommodates'],
  ...['check_in_time', 'check_out_time'].flatMap((member): [string, object, string][] => [
    [`${member} -0.5`, { [member]: -0.5 }, member],
    [`${member} 24.01`, { [member]: 24.01 }, member],
    [`${member} 15:00`, { [member]: '15:00' }, member],
  ]),
  ['property_type in small letters', { property_type: 'apartment' }, 'property_type'],
  ...['Block 7', 'Block-7', 'ß'].map((building): [string, object, string] => [
    `building ${building}`,
    at({ building }),
    'location.building',
  ]),
  ...['Mars/Base', '+01:00', 'Europe', '', 'x'.repeat(101), 'Europe/Berlin '].map(
    (timezone): [string, object, string] => [
      `timezone ${timezone.slice(0, 20)}`,
      at({ timezone }),
      'location.timezone',
    ],
  ),
  ...['United States of America', 'Russian Federation', 'USA', 'Deutschland', 'ZZ', 'U'].map(
    (country): [string, object, string] => [`country ${country}`, at({ country }), 'location.country'],
  ),
  ['geo beyond the pole', at({ geo: { lat: -90.1, lon: 0 } }), 'location.geo.lat'],
  ['geo once around', at({ geo: { lat: 0, lon: 180.1 } }), 'location.geo.lon'],
  ...['javascript:alert(1)', 'ftp://a.example/x', '/picture.png', 'picture', ''].map(
    (url): [string, object, string] => [
      `a picture at ${url}`,
      { pictures: { regular_url: url } },
      'pictures.regular_url',
    ],
  ),
  ['pms unknown', { pms: 'pms_99' }, 'pms'],
  ['pms_listing_id without pms', { pms_listing_id: '77' }, 'pms'],
  ['pms_listing_id blank', { pms: 'pms_03', pms_listing_id: ' ' }, 'pms_listing_id'],
];
const refusedOn = (method: string, path: string) =>
  BROKEN.filter(([title]) => method === 'POST' || !/left out|location empty/.test(title)).map(
    ([title, members, place]): Refusal => [
      `${method} ${title}`,
      method,
      path,
      { ...LISTING, my_id: 'broken1', ...members },
      bad(place),
    ],
  );
refusals('a broken rule', [...refusedOn('POST', '/listings'), ...refusedOn('PUT', '/listings/{listing}')]);

const LONGEST: [path: string, max: number][] = [
  ...([
    ['name', 500],
    ['nickname', 500],
    ['my_id', 200],
    ['pms_listing_id', 200],
    ['location.street', 500],
  ] as const),
  ...([
    ['location.city', 500],
    ['location.state', 200],
    ['location.zipcode', 40],
    ['location.building', 200],
  ] as const),
  ...([
    ['location.address', 1000],
    ['location.floor', 100],
    ['location.apartment', 100],
  ] as const),
].map(([path, max]) => [path, max]);
const long = (path: string, length: number) => {
  const text = 'x'.repeat(length);
  const body = fresh({ pms: 'pms_01' });
  return path.startsWith('location.') ? { ...body, ...at({ [path.slice(9)]: text }) } : { ...body, [path]: text };
};
refusals(
  'one character too many',
  LONGEST.map(([path, max]): Refusal => [path, 'POST', '/listings', long(path, max + 1), bad(path)]),
);
test.each(LONGEST)('%s accepts %d characters', async (path, max) => {
  const body = await saved(post(long(path, max)));
  const [outer, inner] = path.split('.') as [string, string?];
  expect(inner ? body[outer][inner] : body[outer]).toHaveLength(max);
});

test('stores texts of every kind unchanged', async () => {
  const { id } = await saved(post(fresh()));
  expect(NASTY_TEXTS.length).toBeGreaterThan(60);
  for (const text of NASTY_TEXTS) {
    const location = {
      street: `1 ${text}`,
      city: `C${text}`,
      state: text,
      address: text,
      floor: text,
      apartment: text,
    };
    const given = { name: `N${text}`, nickname: text, location: { ...location, timezone: 'America/Denver' } };
    const { timezone: _, ...answered } = given.location;
    expect(await saved(put(id, given))).toMatchObject({ ...given, location: answered });
    expect(await saved(open.service.rest('GET', `/listings/${id}`))).toMatchObject({ ...given, location: answered });
    const found = await open.service.rest('GET', `/listings?search=${encodeURIComponent(`C${text}`.slice(0, 100))}`);
    expect(found.status).toBe(200);
    expect(found.body.items.map((item: { id: string }) => item.id)).toContain(id);
  }
});

const placed = (text: string): [string, object][] => [
  ...['name', 'nickname', 'my_id'].map((member): [string, object] => [member, { [member]: text }]),
  ...['street', 'city', 'state', 'zipcode', 'building', 'address', 'floor', 'apartment', 'country', 'timezone'].map(
    (member): [string, object] => [`location.${member}`, at({ [member]: text })],
  ),
];
refusals(
  'text that is none',
  REFUSED_TEXTS.flatMap((text) =>
    placed(text).map(([place, members]): Refusal => [
      `${place} ${JSON.stringify(text)}`,
      'POST',
      '/listings',
      { ...LISTING, my_id: 'none1', ...members },
      bad(place),
    ]),
  ),
);
