import { makeAccount, type MadeAccount } from '../support/accounts.js';
import { refusalTests } from '../support/refusal-tests.js';
import { type Refusal, bad, told } from '../support/refusals.js';
import type { Answer } from '../support/running.js';
import { until } from '../support/until.js';
import { written } from '../support/written.js';

const { open, refusals } = refusalTests();
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

const add = (body: object, headers = {}) => open.service.rest('POST', '/blacklist', body, headers);
const remove = (id: string, headers = {}) => open.service.rest('DELETE', `/blacklist/${id}`, undefined, headers);
const list = (query = '', headers = {}) => open.service.rest('GET', `/blacklist${query}`, undefined, headers);
const bare = ({ status, body: { request_id: _, ...body } }: Answer) => ({ status, body });

/** A reservation of a guest, analyzed. */
async function book(guest: object, headers = {}, more: object = {}): Promise<string> {
  const body = { without_listing: true, guest: { last_name: 'Lee', ...guest }, ...more };
  return (await open.service.rest('POST', '/reservations?sync=1&skip_gp=1', body, headers)).body.id;
}
const entryOf = async (id: string, headers = {}) =>
  (await open.service.rest('GET', `/reservations/${id}/summary`, undefined, headers)).body.details.blacklist;

/** A reseller, its child, its grandchild and an unrelated account; known to the gateway. */
async function family(): Promise<[MadeAccount, MadeAccount, MadeAccount, MadeAccount]> {
  const reseller = await makeAccount(open.client);
  const child = await makeAccount(open.client, reseller.id);
  return [reseller, child, await makeAccount(open.client, child.id), await makeAccount(open.client)];
}

const person = { name: 'Ann Lee', birth_date: '1990-02-03' };
const WRONG: [title: string, body: object, at?: string][] = [
  ['nothing', {}],
  ['a reason only', { reason: 'Smoked.' }],
  ['two marks', { email: 'a@example.com', phone: '+13035550123' }],
  ['a mark twice', { email: 'a@example.com', field: 'email', value: 'a@example.com' }],
  ['no e-mail address', { email: 'ann' }, 'email'],
  ['an e-mail address of a wrong type', { email: 5 }, 'email'],
  ['a number without its country', { phone: '3035550123' }, 'phone'],
  ['a name without birth date', { name: 'Ann Lee' }, 'birth_date'],
  ['a birth date to come', { ...person, birth_date: '2990-01-01' }, 'birth_date'],
  ['no birth date', { ...person, birth_date: '1990-02-30' }, 'birth_date'],
  ['a birth date with an address', { email: 'a@example.com', birth_date: '1990-02-03' }, 'birth_date'],
  ['signs for a name', { ...person, name: '--' }, 'name'],
  ['a document number of three', { document_number: 'A-1 2' }, 'document_number'],
  ['an unknown field', { field: 'colour', value: 'red' }, 'field'],
  ['a wrong value', { field: 'email', value: 'red' }, 'value'],
  ['NUL', { email: 'a\u0000@example.com' }, 'email'],
  ['too long', { email: `${'x'.repeat(400)}@example.com` }, 'email'],
  ['a long reason', { email: 'a@example.com', reason: 'x'.repeat(1001) }, 'reason'],
];
refusals('an entry', [
  ...WRONG.map(([title, body, at]): Refusal => [title, 'POST', '/blacklist', body, bad(at)]),
  ['an unknown one', 'DELETE', `/blacklist/${UNKNOWN}`, undefined, told(404, 'blacklist_entry_not_found')],
  ['no id', 'DELETE', '/blacklist/x', undefined, told(404, 'blacklist_entry_not_found')],
  ['a list from below 0', 'GET', '/blacklist?from=-1', undefined, bad('from')],
  ['a list of none', 'GET', '/blacklist?size=0', undefined, bad('size')],
  ['a list of no number', 'GET', '/blacklist?limit=many', undefined, bad('limit')],
  ['the list of nobody', 'GET', `/blacklist?user_id=${UNKNOWN}`, undefined, told(404, 'account_not_found')],
]);

test.each([
  ['email', { email: 'J.Doe+Trip@GoogleMail.com' }, { email: 'jdoe@gmail.com' }, 'email address'],
  ['phone', { phone: '+1 (303) 555-0142' }, { phone: '+13035550142' }, 'phone number'],
  [
    'name_and_birth_date',
    { name: 'José Łuk-Ørsted', birth_date: '1990-02-03' },
    { full_name: 'JOSE  LUK ORSTED', birth_date: '1990-02-03' },
    'name and date of birth',
  ],
] as const)('finds a guest by %s in any spelling, and the match says why', async (field, entry, guest, words) => {
  const { status, body } = await add({ ...entry, reason: 'Broke the door.' });
  const value = Object.values(entry)[0];
  expect([status, body]).toMatchObject([200, { field, value, reason: 'Broke the door.', id: expect.any(String) }]);
  const found = await entryOf(await book(guest));
  expect(found).toMatchObject({
    status: 'REVIEW',
    findings: [`An entry on your list of blocked guests matches the guest's ${words} (reason given: Broke the door).`],
  });
  expect((await entryOf(await book({ email: 'other@example.net' }))).status).toBe('PASS');
});

test('the same name with another birth date is another person', async () => {
  await add({ name: 'Mia Sole', birth_date: '1980-01-01' });
  expect(await entryOf(await book({ full_name: 'Mia Sole', birth_date: '1980-01-02' }))).toMatchObject({
    status: 'PASS',
  });
  expect(await entryOf(await book({ full_name: 'mia sole', birth_date: '1980-01-01' }))).toMatchObject({
    status: 'REVIEW',
  });
});

test('the same identifier is one entry, in any format and however often; a new reason replaces the old', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => add({ email: 'same@example.com' })));
  const again = await add({ field: 'email', value: ' SAME@example.com ', reason: 'Shouted.' });
  expect(new Set([...sent, again].map(({ body }) => body.id)).size).toBe(1);
  expect(again.body.reason).toBe('Shouted.');
  const { body } = await list('?size=100');
  expect(body.items.filter(({ value }: { value: string }) => value === 'same@example.com')).toHaveLength(1);
});

test('pages the list, newest first, and deletes entries one by one', async () => {
  const { headers } = await makeAccount(open.client);
  const ids: string[] = [];
  for (const number of ['P1000001', 'P1000002', 'P1000003'])
    ids.push((await add({ document_number: number }, headers)).body.id);
  expect((await list('', headers)).body).toMatchObject({ total: 3, from: 0, size: 25, count: 3 });
  const page = (await list('?from=1&limit=1', headers)).body;
  expect(page).toMatchObject({ total: 3, from: 1, size: 1, count: 1, items: [{ id: ids[1], value: 'P1000002' }] });
  expect((await list('?size=1000', headers)).body.size).toBe(100);
  expect(await remove(ids[1]!, headers)).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect((await remove(ids[1]!, headers)).status).toBe(404);
  expect((await list('', headers)).body.items.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[0]]);
});

test('values are encrypted at rest, and events identify entries by id only', async () => {
  const entry = { name: 'Quentin Zed', birth_date: '1971-03-04' };
  const { body } = await add(entry);
  const kept = 'select t::text from screening.blacklist_entry t where id = $1';
  const { rows } = await open.client.query(kept, [body.id]);
  expect(rows).toHaveLength(1);
  for (const value of Object.values(entry)) expect(rows[0].t).not.toContain(value);
  const announced = `select payload from identity.event where type = 'blacklist.entry_added' and subject_id = $1`;
  await until(async () => (await open.client.query(announced, [body.id])).rowCount === 1);
  expect((await open.client.query(announced, [body.id])).rows).toEqual([{ payload: { blacklistEntryId: body.id } }]);
});

test("a reseller's entry applies to its descendants, who see it as inherited and cannot change it", async () => {
  const [reseller, child, grandchild, stranger] = await family();
  const guest = { email: 'wild@example.com' };
  const { body: entry } = await add({ ...guest, reason: 'Party.' }, reseller.headers);
  const sentence = (which: string) =>
    `An entry on ${which} list of blocked guests matches the guest's email address (reason given: Party).`;
  for (const { headers } of [child, grandchild])
    expect((await entryOf(await book(guest, headers), headers)).findings).toEqual([sentence('an inherited')]);
  expect((await entryOf(await book(guest, reseller.headers), reseller.headers)).findings).toEqual([sentence('your')]);
  expect((await entryOf(await book(guest, stranger.headers), stranger.headers)).status).toBe('PASS');
  for (const { headers } of [child, grandchild, stranger]) {
    const before = await written(open.client);
    expect((await list('', headers)).body).toMatchObject({ total: 0, items: [] });
    expect(bare(await remove(entry.id, headers))).toEqual(bare(await remove(UNKNOWN, headers)));
    expect(await written(open.client)).toEqual(before);
  }
  expect((await list('', reseller.headers)).body.items).toMatchObject([{ id: entry.id, user_id: reseller.id }]);
});

test("a child's entry applies to the child and its descendants, not to its reseller, who can remove it", async () => {
  const [reseller, child, grandchild] = await family();
  const guest = { phone: '+13035550177' };
  const { body: entry } = await add(guest, child.headers);
  expect((await entryOf(await book(guest, child.headers), child.headers)).status).toBe('REVIEW');
  expect((await entryOf(await book(guest, grandchild.headers), grandchild.headers)).status).toBe('REVIEW');
  expect((await entryOf(await book(guest, reseller.headers), reseller.headers)).status).toBe('PASS');
  expect((await list(`?user_id=${child.id}`, reseller.headers)).body.total).toBe(1);
  expect((await list(`?user_id=${reseller.id}`, child.headers)).status).toBe(404);
  expect((await remove(entry.id, reseller.headers)).status).toBe(200);
});

test('analyzes upcoming reservations of the guest again when an entry is added or removed', async () => {
  const [reseller, child] = await family();
  const guest = { full_name: 'Rae Storm', birth_date: '1988-08-08' };
  const stay = (year: number) => ({ check_in_date: `${year}-03-01`, check_out_date: `${year}-03-05` });
  const coming = await book(guest, child.headers, stay(2990));
  const undated = await book(guest, child.headers);
  const gone = await book(guest, child.headers, stay(2020));
  const canceled = await book(guest, child.headers, { ...stay(2990), status: 'CANCELED' });
  const other = await book({ email: 'calm@example.com' }, child.headers, stay(2990));
  const revisions = async () => {
    const { rows } = await open.client.query('select id, revision from screening.reservation where id = any($1)', [
      [coming, undated, gone, canceled, other],
    ]);
    const of = new Map(rows.map(({ id, revision }) => [id, revision]));
    return [coming, undated, gone, canceled, other].map((id) => of.get(id));
  };
  expect(await revisions()).toEqual([1, 1, 1, 1, 1]);
  const { body } = await add({ name: 'Ráe Störm', birth_date: '1988-08-08' }, reseller.headers);
  expect(await revisions()).toEqual([2, 2, 1, 1, 1]);
  for (const id of [coming, undated]) await until(async () => (await entryOf(id, child.headers)).status === 'REVIEW');
  await remove(body.id, reseller.headers);
  for (const id of [coming, undated]) await until(async () => (await entryOf(id, child.headers)).status !== 'REVIEW');
  expect((await entryOf(gone, child.headers)).status).toBe('PASS');
});

test('the graph does the same, and shows no key the entries above its account', async () => {
  const [, child] = await family();
  const ask = (query: string, variables = {}) => open.service.graph(query, variables, child.headers);
  const old =
    'mutation { addBlacklistEntry(input: { field: phone, value: "+13035550188", reason: "Noise" }) { blacklistEntry { id field } userErrors { code message field rule } } }';
  const { data, errors } = await ask(old);
  expect([errors, data.addBlacklistEntry.field]).toEqual([undefined, 'phone']);
  const listed = await ask('{ blacklist(size: 5) { total items { id value reason } } }');
  expect(listed.data.blacklist).toMatchObject({ total: 1, items: [{ value: '+13035550188', reason: 'Noise' }] });
  const removed = await ask(
    'mutation ($id: ID!) { removeBlacklistEntry(input: { id: $id }) { deletedId userErrors { code message field rule } } }',
    data.addBlacklistEntry,
  );
  expect(removed.data.removeBlacklistEntry).toBe(data.addBlacklistEntry.id);
  const above = await ask('{ me { id ancestorIds } }');
  expect(above).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
});

test('a list is searched by what its entries show, in any spelling, within its own account', async () => {
  const [, child, , other] = await family();
  await add({ name: 'Zoë Quist', birth_date: '1981-06-18' }, child.headers);
  await add({ phone: '+1 303-555-0171', reason: 'Left a window open.' }, child.headers);
  await add({ email: 'zoe@example.com' }, other.headers);
  const found = async (search: string) => {
    const query =
      'query ($search: String) { blacklistConnection(search: $search) { totalCount edges { node { value } } } }';
    const { data } = await open.service.graph(query, { search }, child.headers);
    const { totalCount, edges } = data.blacklistConnection as {
      totalCount: number;
      edges: { node: { value: string } }[];
    };
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.value);
  };
  expect(await found('zoe')).toEqual(['Zoë Quist']);
  expect(await found('1981')).toEqual(['Zoë Quist']);
  expect(await found('WINDOW')).toEqual(['+1 303-555-0171']);
  expect(await found('3035550171')).toEqual(['+1 303-555-0171']);
  expect(await found('nobody')).toEqual([]);
  expect(await found('  ')).toHaveLength(2);
});
