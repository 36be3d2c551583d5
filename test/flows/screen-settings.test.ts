import pg from 'pg';
import { SCREEN_NAMES } from '#portal-screens';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let service: RunningTest;
let client: pg.Client;
let reseller: MadeAccount;
let child: MadeAccount;
let stranger: MadeAccount;
let sdk: MadeAccount;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  reseller = await makeAccount(client);
  child = await makeAccount(client, reseller.id);
  stranger = await makeAccount(client);
  sdk = await makeAccount(client, null, { sdk: true });
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** The stored settings and announced events, wherever they currently are. */
async function stored(): Promise<unknown> {
  const text = `select (select json_agg(t order by t.id) from identity.screen_rule t) as rules,
    (select count(*) from outbox.announcement) + (select count(*) from identity.event) as announced`;
  return (await client.query(text)).rows;
}

describe('portal screens', () => {
  const GLOBAL = 'guest_portal_screens';
  const BY_LISTING = 'guest_portal_screens_by_listing';
  const BY_SOURCE = 'guest_portal_screens_by_source';
  const REPEAT = 'guest_portal_screens_for_repeat_guests';
  const at = (key: string, id = '/me') => `/accounts${id}/settings/guest-portal-screens${key && `/${key}`}`;
  const one = { guest_portal_screens: { HouseRules: 'required' } };

  test.each([GLOBAL, BY_LISTING, BY_SOURCE, REPEAT])('%s is empty before it is set', async (key) => {
    const { headers } = await makeAccount(client);
    const { status, body } = await service.rest('GET', at(key), undefined, headers);
    expect([status, body]).toEqual([200, { config_key: key, config_data: [] }]);
  });

  test.each([
    [GLOBAL, [{ guest_portal_screens: Object.fromEntries(SCREEN_NAMES.map((name) => [name, 'disabled'])) }]],
    [
      BY_LISTING,
      [
        { listing_id: 'loft1', ...one },
        { listing_id: 'loft2', guest_portal_screens: {} },
      ],
    ],
    [BY_SOURCE, [{ source: 'Channel One', note: 'ours', theme: { dark: [1, 'b'] }, ...one }]],
    [REPEAT, [{ guest_portal_screens: { HouseRules: 'inherit' } }, { source: 'Channel One', listing_id: 'L', ...one }]],
  ])('%s is returned as set, with unknown members, and replaced', async (config_key, config_data) => {
    const { id, headers } = await makeAccount(client);
    const put = await service.rest('PUT', at(config_key), { config_data, unknown: 1 }, headers);
    expect([put.status, put.body]).toEqual([200, { config_key, config_data }]);
    expect((await service.rest('GET', at(config_key), undefined, headers)).body).toEqual(put.body);
    const other = await service.rest('PUT', at(''), { config_key, config_data: [] }, headers);
    expect([other.status, other.body]).toEqual([200, { config_key, config_data: [] }]);
    const { rows } = await client.query(
      `select type from identity.event where account_id = $1 union all
       select type from outbox.announcement where account_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ type: 'portal_screens.updated' }, { type: 'portal_screens.updated' }]);
  });

  test('the graph sets and shows the same', async () => {
    const { headers } = await makeAccount(client);
    const mutation = `mutation ($input: ScreenRulesInput!) {
      saveScreenRules(input: $input) { screenRules { configKey configData { source listingId screens { screen setting } metadata } } userErrors { code message field rule } }
    }`;
    const rule = {
      source: 'One',
      screens: [{ screen: 'IDVerification', setting: 'required' }],
      metadata: { note: 'x' },
    };
    const { data } = await service.graph(mutation, { input: { configKey: BY_SOURCE, configData: [rule] } }, headers);
    expect(data.saveScreenRules).toEqual({ configKey: BY_SOURCE, configData: [{ ...rule, listingId: null }] });
    const config_data = [{ source: 'One', note: 'x', guest_portal_screens: { IDVerification: 'required' } }];
    expect((await service.rest('GET', at(BY_SOURCE), undefined, headers)).body.config_data).toEqual(config_data);
  });

  const screens = (map: object) => ({ config_data: [{ guest_portal_screens: map }] });
  const sources = (...names: unknown[]) => ({ config_data: names.map((source) => ({ source, ...one })) });
  const many = (count: number) => sources(...Array.from({ length: count }, (_, n) => `S${n}`));
  const BAD: [string, string, unknown, Told][] = [
    ['no data', GLOBAL, {}, bad('config_data')],
    ['data that is an object', GLOBAL, { config_data: one }, bad('config_data')],
    ['an entry that is a word', GLOBAL, { config_data: ['x'] }, bad('config_data.0')],
    [
      'an entry without a map',
      BY_SOURCE,
      { config_data: [{ source: 'a' }] },
      bad('config_data.0.guest_portal_screens'),
    ],
    ['a map that is a list', GLOBAL, screens([]), bad('config_data.0.guest_portal_screens')],
    ['an unknown screen', GLOBAL, screens({ Selfie: 'required' }), bad()],
    ['a screen in small letters', GLOBAL, screens({ aboutyou: 'required' }), bad()],
    ...['optional', 'REQUIRED', '', null, true, 1].map((value): [string, string, unknown, Told] => [
      `the value ${JSON.stringify(value)}`,
      GLOBAL,
      screens({ AboutYou: value }),
      bad('config_data.0.guest_portal_screens.AboutYou'),
    ]),
    ['two entries where one says all', GLOBAL, { config_data: [one, one] }, bad('config_data.1')],
    ['no source', BY_SOURCE, { config_data: [one] }, bad('config_data.0.source')],
    ['no listing', BY_LISTING, sources('a'), bad('config_data.0.listing_id')],
    ['a blank source', BY_SOURCE, sources(' '), bad('config_data.0.source')],
    ['a source with NUL', BY_SOURCE, sources('a\u0000'), bad('config_data.0.source')],
    ['a source of half a character', BY_SOURCE, sources('a\ud800'), bad('config_data.0.source')],
    ['a source that is too long', BY_SOURCE, sources('x'.repeat(201)), bad('config_data.0.source')],
    ['a source that unfolds too long', BY_SOURCE, sources('\ufdfa'.repeat(200)), bad('config_data.0.source')],
    ['a source that is a number', BY_SOURCE, sources(5), bad('config_data.0.source')],
    ['a source twice', BY_SOURCE, sources('One', 'two', ' ONE'), bad('config_data.2')],
    ['repeat guests twice', REPEAT, { config_data: [one, one] }, bad('config_data.1')],
    ['more than 1,000 entries', BY_SOURCE, many(1_001), bad('config_data')],
    [
      'own fields with NUL',
      GLOBAL,
      { config_data: [{ ...one, note: { a: ['\u0000'] } }] },
      bad('config_data.0.metadata.note.a.0'),
    ],
    [
      'own fields with half a name',
      GLOBAL,
      { config_data: [{ ...one, ['\ud800']: 1 }] },
      bad('config_data.0.metadata'),
    ],
    [
      'own fields that are too long',
      GLOBAL,
      { config_data: [{ ...one, note: 'x'.repeat(10_001) }] },
      bad('config_data.0.metadata'),
    ],
    ...[['HouseRules', 'HouseRules'], ['Selfie'], 'HouseRules'].map((order): [string, string, unknown, Told] => [
      `the order ${JSON.stringify(order)}`,
      GLOBAL,
      { config_data: [{ ...one, guest_portal_screens_order: order }] },
      bad('config_data.0.metadata'),
    ]),
    ['an unknown key', 'guest_portal_screen', screens({}), bad('config_key')],
    ['an unknown key in the body', '', { config_key: 'none', ...screens({}) }, bad('config_key')],
    ['no key', '', screens({}), bad('config_key')],
  ];
  test.each(BAD)('rejects %s in %s and changes nothing', async (_title, key, body, expected) => {
    const before = await stored();
    expectTold(await service.rest('PUT', at(key), body, stranger.headers), expected);
    expect(await stored()).toEqual(before);
  });

  test.each(['none', GLOBAL.toUpperCase(), 'constructor'])('there is no setting %s', async (key) => {
    expectTold(await service.rest('GET', at(key)), bad('config_key'));
  });

  test('keeps a backslash before an apparent escape sequence', async () => {
    const config_data = [{ ...one, note: '\\u0000 and \\ud800' }];
    expect((await service.rest('PUT', at(GLOBAL), { config_data }, stranger.headers)).body.config_data).toEqual(
      config_data,
    );
  });

  test('keeps 1,000 entries in order, and of two concurrent changes one is stored whole', async () => {
    const { headers } = await makeAccount(client);
    const [full, less] = [many(1_000), many(3)];
    const put = (body: object) => service.rest('PUT', at(BY_SOURCE), body, headers);
    const answers = await Promise.all([put(full), put(less), put(full), put(less)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await service.rest('GET', at(BY_SOURCE), undefined, headers);
    expect([full.config_data, less.config_data]).toContainEqual(body.config_data);
  });

  test('the own account can be given by its id, as me, as nothing, or as an empty segment', async () => {
    const { id, headers } = await makeAccount(client);
    for (const [n, path] of [`/${id}`, '/me', '', '/'].entries()) {
      const config_data = [{ guest_portal_screens: {}, n }];
      const put = await service.rest('PUT', at(GLOBAL, path), { config_data }, headers);
      expect([path, put.status]).toEqual([path, 200]);
      const without = await service.rest('PUT', at('', path), { config_key: GLOBAL, config_data }, headers);
      expect([path, without.body]).toEqual([path, put.body]);
      expect((await service.rest('GET', at(GLOBAL, path), undefined, headers)).body.config_data).toEqual(config_data);
    }
  });

  test("a reseller sets a child's settings; its own do not change", async () => {
    const put = await service.rest('PUT', at(GLOBAL, `/${child.id}`), { config_data: [one] }, reseller.headers);
    expect(put.status).toBe(200);
    expect((await service.rest('GET', at(GLOBAL), undefined, child.headers)).body.config_data).toEqual([one]);
    expect((await service.rest('GET', at(GLOBAL), undefined, reseller.headers)).body.config_data).toEqual([]);
  });

  const [unread, unwritten] = [told(400, 'account_not_found'), told(404, 'account_not_found')];
  const forbidden = told(403, 'forbidden');
  test.each<[string, () => string, () => MadeAccount, Told, Told]>([
    ['of a stranger', () => stranger.id, () => child, unwritten, unread],
    ['of the reseller', () => reseller.id, () => child, unwritten, unread],
    ['of an unknown account', () => UNKNOWN, () => child, unwritten, unread],
    ['of the own account, with an SDK key', () => 'me', () => sdk, forbidden, forbidden],
  ])('those %s can be neither written nor read', async (_title, idOf, asWhom, written, read) => {
    const before = await stored();
    const path = at(GLOBAL, `/${idOf()}`);
    expectTold(await service.rest('PUT', path, { config_data: [one] }, asWhom().headers), written);
    expectTold(await service.rest('GET', path, undefined, asWhom().headers), read);
    expect(await stored()).toEqual(before);
  });
});
