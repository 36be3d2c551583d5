import pg from 'pg';
import { type MadeAccount, makeAccount } from '../support/accounts.js';
import { eventually } from '../support/eventually.js';
import { bad, expectTold, told } from '../support/refusals.js';
import { type RunningTest, runningTest } from '../support/running.js';

const GUEST = { last_name: 'Canaryguest', email: 'ann.lee@example.com' };
const UNKNOWN = '01900000-0000-7000-8000-00000000ffff';

let service: RunningTest;
let client: pg.Client;
let parent: MadeAccount;
let child: MadeAccount;
let stranger: MadeAccount;

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  parent = await makeAccount(client);
  child = await makeAccount(client, parent.id);
  stranger = await makeAccount(client);
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

const events = (query: string, { headers }: MadeAccount) => service.rest('GET', `/events${query}`, undefined, headers);

interface Item {
  sequence: number;
  type: string;
}

/** Waits until the account has this many events. */
async function written(account: MadeAccount, count: number): Promise<Item[]> {
  return eventually(async () => {
    const { body } = await events('?limit=100', account);
    return body.items.length >= count ? (body.items as Item[]) : null;
  });
}

test('events of the account are flat, in order, without a gap and without personal data', async () => {
  const path = '/reservations?skip_gp=1&sync=1';
  const { body: made } = await service.rest('POST', path, { without_listing: true, guest: GUEST }, child.headers);
  await service.rest('POST', '/blacklist', { email: GUEST.email, reason: 'Canary' }, child.headers);
  const items = await written(child, 3);
  expect(items.map(({ sequence }) => sequence)).toEqual(items.map((_, n) => n + 1));
  expect(items.find(({ type }) => type === 'reservation.created')).toEqual({
    sequence: expect.any(Number),
    event_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    type: 'reservation.created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    user_id: child.id,
    reservation_id: made.id,
  });
  expect(items.find(({ type }) => type.startsWith('blacklist'))).toMatchObject({
    blacklist_entry_id: expect.any(String),
  });
  expect(JSON.stringify(items)).not.toMatch(/canary|ann\.lee/i);
});

test('a page begins after a sequence and reports how many events remain', async () => {
  const items = await written(child, 3);
  const { body } = await events('?after_sequence=1&limit=1', child);
  expect(body).toEqual({ after_sequence: 1, size: 1, count: 1, last_sequence: expect.any(Number), items: [items[1]] });
  // The effects of the reservation may still be under way.
  expect(body.last_sequence).toBeGreaterThanOrEqual(items.at(-1)!.sequence);
  expect((await events('', child)).body).toMatchObject({ after_sequence: 0, size: 25 });
  expect((await events('?size=1000', child)).body.size).toBe(100);
  const end = await events('?after_sequence=1000000', child);
  expect(end.body).toMatchObject({ count: 0, items: [], last_sequence: expect.any(Number) });
});

test("a parent reads its child's events by name, and its own by default", async () => {
  const items = await written(child, 3);
  const { body } = await events(`?user_id=${child.id}&limit=100`, parent);
  // The effects of the reservation may have continued meanwhile.
  expect(body.items.slice(0, items.length)).toEqual(items);
  expect((await events('', parent)).body).toMatchObject({ last_sequence: 0, items: [] });
});

test.each([
  ['a non-numeric sequence', '?after_sequence=x', bad('after_sequence')],
  ['a negative sequence', '?after_sequence=-1', bad('after_sequence')],
  ['a limit of 0', '?limit=0', bad('limit')],
  ['an unknown account', `?user_id=${UNKNOWN}`, told(404, 'account_not_found')],
])('rejects %s', async (_title, query, expected) => {
  expectTold(await events(query, stranger), expected);
});

test("another account, or a child's parent, gets the same answer as an unknown account", async () => {
  for (const [who, id] of [
    [stranger, child.id],
    [child, parent.id],
    [child, stranger.id],
  ] as const)
    expectTold(await events(`?user_id=${id}`, who), told(404, 'account_not_found'));
  expect((await events('', stranger)).body.items).toEqual([]);
});

test('after 30 days an event is no longer returned, and the numbering continues', async () => {
  const { headers } = stranger;
  const make = () =>
    service.rest('POST', '/blacklist', { email: `${Math.random()}@example.com`, reason: 'x' }, headers);
  await make();
  await make();
  await written(stranger, 2);
  const text = `update identity.event set occurred_at = now() - interval '30 days 1 minute'
    where account_id = $1 and sequence = 1`;
  await client.query(text, [stranger.id]);
  const { body } = await events('', stranger);
  expect(body.items.map(({ sequence }: Item) => sequence)).toEqual([2]);
  expect(body.last_sequence).toBe(2);
});

test('the graph returns what an event is about, typed, for one account or for all', async () => {
  const query = `query ($of: ID) { events(accountId: $of) { account { id } type subject {
    __typename
    ... on ReservationSubject { reservation { id guest { lastName } } }
    ... on BlacklistEntrySubject { blacklistEntryId }
  } } }`;
  const { data } = await service.graph(query, { of: child.id }, parent.headers);
  const subjectOf = (wanted: string) => data.events.find(({ type }: Item) => type === wanted);
  expect(subjectOf('RESERVATION_CREATED')).toMatchObject({
    account: { id: child.id },
    subject: { __typename: 'ReservationSubject', reservation: { guest: { lastName: GUEST.last_name } } },
  });
  expect(subjectOf('BLACKLIST_ENTRY_ADDED').subject).toEqual({
    __typename: 'BlacklistEntrySubject',
    blacklistEntryId: expect.any(String),
  });
  expect((await service.graph(query, { of: 'me' }, parent.headers)).data.events).toEqual([]);
  const { data: ofAll } = await service.graph(query, {}, parent.headers);
  expect(ofAll.events.slice(0, data.events.length)).toEqual(data.events);
  const { errors } = await service.graph(query, { of: child.id }, stranger.headers);
  expect(errors?.[0]?.extensions.code).toBe('ACCOUNT_NOT_FOUND');
});
