import { createHash } from 'node:crypto';
import pg from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { type Told, bad, expectTold, told } from '../support/refusals.js';
import { LISTING } from '../support/refusal-tests.js';
import { type RunningTest, runningTest } from '../support/running.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const AGREEMENT = '/accounts/me/settings/usage-agreement';

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
  const text = `select (select json_agg(t order by t.id) from identity.agreement_text t) as texts,
    (select count(*) from outbox.announcement) + (select count(*) from identity.event) as announced`;
  return (await client.query(text)).rows;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('usage agreement', () => {
  test('an account starts with an empty text of its own', async () => {
    const { id, headers } = await makeAccount(client);
    const { status, body } = await service.rest('GET', AGREEMENT, undefined, headers);
    const user = { id, format: 'html', content: '' };
    expect([status, body]).toEqual([200, { user, sources: [], reservations: [], listings: [] }]);
  });

  test('merges only the given members: by name for sources, by id for reservations and listings', async () => {
    const { id, headers } = await makeAccount(client);
    const put = async (body: object) => (await service.rest('PUT', AGREEMENT, body, headers)).body;
    const first = await put({
      user: { format: 'html', content: '<h1>Rules</h1>' },
      sources: [{ name: 'Channel One', format: 'text', content: 'One' }],
      listings: [{ id: 'loft1', format: 'markdown', content: '# Loft' }],
      unknown: 'ignored',
    });
    const stamp = { version: 1, updated_at: expect.any(String) };
    expect(first).toEqual({
      user: { ...stamp, id, format: 'html', content: '<h1>Rules</h1>', sha256: sha256('<h1>Rules</h1>') },
      sources: [{ ...stamp, name: 'Channel One', format: 'text', content: 'One', sha256: sha256('One') }],
      reservations: [],
      listings: [{ ...stamp, id: 'loft1', format: 'markdown', content: '# Loft', sha256: sha256('# Loft') }],
    });
    const second = await put({
      sources: [
        { name: ' channel ONE', format: 'text', content: 'Uno' },
        { name: 'Two', format: 'text', content: 'Two' },
      ],
      reservations: [{ id: 'R1', content: '<p>R</p>' }],
    });
    expect(second.user).toEqual(first.user);
    expect(second.listings).toEqual(first.listings);
    expect(second.sources).toMatchObject([
      { name: 'channel ONE', content: 'Uno', version: 2, sha256: sha256('Uno') },
      { name: 'Two', content: 'Two', version: 1 },
    ]);
    expect(second.reservations).toMatchObject([{ id: 'R1', format: 'html' }]);
    expect((await service.rest('GET', AGREEMENT, undefined, headers)).body).toEqual(second);
    const { data } = await service.graph(
      '{ usageAgreement { user { content version } sources { name } } }',
      {},
      headers,
    );
    expect(data.usageAgreement).toEqual({
      user: { content: '<h1>Rules</h1>', version: 1 },
      sources: [{ name: 'channel ONE' }, { name: 'Two' }],
    });
  });

  test('a text names the listing or the reservation that it is for, if the account has it', async () => {
    const { headers } = await makeAccount(client);
    const listing = (await service.rest('POST', '/listings', LISTING, headers)).body;
    const guest = { last_name: 'Lee' };
    const { body: stay } = await service.rest('POST', '/reservations', { without_listing: true, guest }, headers);
    const other = await makeAccount(client);
    const foreign = (await service.rest('POST', '/listings', LISTING, other.headers)).body;
    const texts = (...ids: string[]) => ids.map((id) => ({ id, content: 'Text' }));
    const body = {
      user: { content: 'All' },
      sources: [{ name: listing.id, content: 'Text' }],
      listings: texts(listing.id.toUpperCase(), foreign.id, 'loft1'),
      reservations: texts(stay.id, listing.id),
    };
    await service.rest('PUT', AGREEMENT, body, headers);
    const parts = '{ listing { nickname } reservation { guest { lastName } } }';
    const query = `{ usageAgreement { user ${parts} sources ${parts} listings ${parts} reservations ${parts} } }`;
    const { data } = await service.graph(query, {}, headers);
    const nothing = { listing: null, reservation: null };
    expect(data.usageAgreement).toEqual({
      user: nothing,
      sources: [nothing],
      listings: [{ ...nothing, listing: { nickname: listing.nickname } }, nothing, nothing],
      reservations: [{ ...nothing, reservation: { guest: { lastName: 'Lee' } } }, nothing],
    });
  });

  test.each([
    ['null', null],
    ['nothing', ''],
    ['blanks', ' \n'],
  ])('a text is deleted by %s', async (_title, content) => {
    const { headers } = await makeAccount(client);
    const put = async (body: object) => (await service.rest('PUT', AGREEMENT, body, headers)).body;
    await put({
      user: { content: 'A' },
      sources: [
        { name: 'One', content: 'B' },
        { name: 'Two', content: 'C' },
      ],
    });
    const after = await put({
      user: { content },
      sources: [
        { name: 'one', content },
        { name: 'None', content },
      ],
    });
    expect([after.user.content, after.sources]).toEqual(['', [expect.objectContaining({ name: 'Two' })]]);
  });

  test('the same text again creates no new version and no event; another format does', async () => {
    const { id, headers } = await makeAccount(client);
    const put = async (user: object) => (await service.rest('PUT', AGREEMENT, { user }, headers)).body.user;
    const first = await put({ content: 'Rules', format: 'text' });
    expect(await put({ content: 'Rules', format: 'text' })).toEqual(first);
    expect(await put({ content: 'Rules', format: 'markdown' })).toMatchObject({ version: 2, sha256: first.sha256 });
    const events = await client.query(
      `select type from identity.event where account_id = $1 union all
       select type from outbox.announcement where account_id = $1`,
      [id],
    );
    expect(events.rows).toEqual([{ type: 'usage_agreement.updated' }, { type: 'usage_agreement.updated' }]);
  });

  test('stored text contains nothing executable, however it is disguised', async () => {
    const content = '<h1 onclick="a()">R</h1><script>b()</script><a href="javascript:c()">x</a><ul><li>one</li></ul>';
    const { body } = await service.rest('PUT', AGREEMENT, { user: { content } });
    expect(body.user.content).toBe('<h1>R</h1><a>x</a><ul><li>one</li></ul>');
    expect(body.user.sha256).toBe(sha256(body.user.content));
  });

  const long = (count: number) => 'x'.repeat(count);
  const named = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `S${n}`, content: 'x' }));
  const BAD: [string, unknown, Told][] = [
    ['a list for a body', [], bad()],
    ['an unknown format', { user: { format: 'rtf', content: 'x' } }, bad('user.format')],
    ['a format in capitals', { sources: [{ name: 'a', format: 'HTML', content: 'x' }] }, bad('sources.0.format')],
    ['no content', { user: { format: 'html' } }, bad('user.content')],
    ['content that is a number', { user: { content: 5 } }, bad('user.content')],
    ['content that is too long', { user: { content: long(200_001) } }, bad('user.content')],
    ['HTML that is too long once escaped', { user: { content: '&'.repeat(100_000) } }, bad('user.content')],
    ['HTML of too many tags', { user: { content: '<b>'.repeat(20_000) } }, bad('user.content')],
    ['HTML of scripts only', { user: { content: '<script>a()</script><img src=x>' } }, bad('user.content')],
    ['HTML of empty elements', { listings: [{ id: 'a', content: '<p>&nbsp;</p>' }] }, bad('listings.0.content')],
    ['NUL', { user: { content: 'a\u0000b', format: 'text' } }, bad('user.content')],
    ['half a character', { user: { content: 'a\ud800b', format: 'text' } }, bad('user.content')],
    ['a source without a name', { sources: [{ content: 'x' }] }, bad('sources.0.name')],
    ['a blank name', { sources: [{ name: ' ', content: 'x' }] }, bad('sources.0.name')],
    ['a name with NUL', { sources: [{ name: 'a\u0000', content: 'x' }] }, bad('sources.0.name')],
    ['a name that is too long', { sources: [{ name: long(201), content: 'x' }] }, bad('sources.0.name')],
    [
      'a name that unfolds too long',
      { sources: [{ name: '\ufdfa'.repeat(200), content: 'x' }] },
      bad('sources.0.name'),
    ],
    ['a listing without an id', { listings: [{ name: 'a', content: 'x' }] }, bad('listings.0.id')],
    ['a reservation of half a character', { reservations: [{ id: '\ud800', content: 'x' }] }, bad('reservations.0.id')],
    [
      'a source twice',
      {
        sources: [
          { name: 'One', content: 'x' },
          { name: ' ONE ', content: 'y' },
        ],
      },
      bad('sources.1'),
    ],
    ['sources that are an object', { sources: { name: 'a', content: 'x' } }, bad('sources')],
    ['more than 1,000 sources', { sources: named(1_001) }, bad('sources')],
    ['one bad text among good ones', { user: { content: 'x' }, sources: [{ name: 'a', content: 5 }] }, bad()],
  ];
  test.each(BAD)('rejects %s and changes nothing', async (_title, body, expected) => {
    const before = await stored();
    expectTold(await service.rest('PUT', AGREEMENT, body, stranger.headers), expected);
    expect(await stored()).toEqual(before);
  });

  test('an account has at most 1,000 texts of a kind', async () => {
    const { headers } = await makeAccount(client);
    const full = await service.rest('PUT', AGREEMENT, { sources: named(1_000) }, headers);
    expect([full.status, full.body.sources.length]).toEqual([200, 1_000]);
    const more = { sources: [{ name: 'One more', content: 'x' }] };
    expectTold(await service.rest('PUT', AGREEMENT, more, headers), bad('sources'));
    const traded = { sources: [{ name: 'S0', content: null }, ...more.sources] };
    expect((await service.rest('PUT', AGREEMENT, traded, headers)).body.sources).toHaveLength(1_000);
  });

  test('keeps two concurrent changes of different members', async () => {
    const { headers } = await makeAccount(client);
    const put = (body: object) => service.rest('PUT', AGREEMENT, body, headers);
    const answers = await Promise.all([
      put({ user: { content: 'A' } }),
      put({ user: { content: 'A' } }),
      put({ sources: [{ name: 'One', content: 'B' }] }),
      put({ sources: [{ name: 'one', content: 'B' }] }),
      put({ listings: [{ id: 'L', content: 'C' }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body } = await service.rest('GET', AGREEMENT, undefined, headers);
    expect([body.user.content, body.sources.length, body.listings.length]).toEqual(['A', 1, 1]);
  });

  const at = (id: string) => `/accounts/${id}/settings/usage-agreement`;
  const TEXT = { user: { content: 'Mine' } };

  test('the own account can be given by its id in any case, as me, as nothing, or as an empty segment', async () => {
    const { id, headers } = await makeAccount(client);
    for (const path of [at(id), at(id.toUpperCase()), at('me'), '/accounts/settings/usage-agreement', at('')]) {
      const put = await service.rest('PUT', path, TEXT, headers);
      expect([path, put.status, put.body.user?.id]).toEqual([path, 200, id]);
      expect((await service.rest('GET', path, undefined, headers)).body).toEqual(put.body);
    }
  });

  test("a reseller sets a child's text", async () => {
    const put = await service.rest('PUT', at(child.id), TEXT, reseller.headers);
    expect([put.status, put.body.user.id]).toEqual([200, child.id]);
    expect((await service.rest('GET', AGREEMENT, undefined, child.headers)).body.user.content).toBe('Mine');
  });

  test.each<[string, () => string, () => MadeAccount, Told, Told]>([
    ['of a stranger', () => stranger.id, () => child, told(403, 'forbidden'), told(404, 'account_not_found')],
    ['of the reseller', () => reseller.id, () => child, told(403, 'forbidden'), told(404, 'account_not_found')],
    [
      'of an unknown account',
      () => UNKNOWN,
      () => child,
      told(404, 'account_not_found'),
      told(404, 'account_not_found'),
    ],
    [
      'of a word instead of an id',
      () => 'settings',
      () => child,
      told(404, 'account_not_found'),
      told(404, 'account_not_found'),
    ],
    ['of the own account, with an SDK key', () => 'me', () => sdk, told(403, 'forbidden'), told(403, 'forbidden')],
  ])('that %s can be neither written nor read', async (_title, idOf, asWhom, written, read) => {
    const before = await stored();
    expectTold(await service.rest('PUT', at(idOf()), TEXT, asWhom().headers), written);
    expectTold(await service.rest('GET', at(idOf()), undefined, asWhom().headers), read);
    expect(await stored()).toEqual(before);
  });
});
