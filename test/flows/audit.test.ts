import { createHash } from 'node:crypto';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { openLog } from '#kit/process/log.js';
import { audit } from '#kit/queue/outbox.js';
import { emFor, openPool } from '#kit/store/database.js';
import { openStores } from '#subgraphs/all.js';
import { runVerification } from '#subgraphs/identity/log/audit/run-verification.js';
import { type RunningTest, runningTest } from '../support/running.js';

const ALONE = { without_listing: true, guest: { last_name: 'Lee', email: 'ann.lee@example.com' } };
const OTHER = '01900000-0000-7000-8000-0000000000aa';
const OTHER_KEY = `sk_live_${'o'.repeat(43)}`;
const OTHER_HEADERS = { 'x-api-key': OTHER_KEY };
const DATA_KEY = Buffer.alloc(32, 7).toString('base64');

const TRAIL = /* GraphQL */ `
  query Trail($first: Int, $after: String, $filter: AuditFilter) {
    auditTrail(first: $first, after: $after, filter: $filter) {
      edges {
        cursor
        node {
          id
          accountId
          sequence
          eventSequence
          occurredAt
          actor {
            kind
            keyId
            address
          }
          action
          recordKind
          recordId
          requestId
          hash
          previousHash
          record {
            __typename
            id
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Entry {
  sequence: number;
  action: string;
  recordId: string;
  occurredAt: string;
  actor: { kind: string; keyId: string | null; address: string | null };
  [member: string]: unknown;
}

let service: RunningTest;
let client: pg.Client;
const ids = { account: '', reservation: '', key: '' };

beforeAll(async () => {
  service = await runningTest({ TRUSTED_PROXIES: '1' });
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query(
    `insert into identity.account (account_id, id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, 'Other', true, false, now(), now())`,
    [OTHER],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, $1, $2, 'oooo', false, true, 'test', now(), now())`,
    [OTHER, createHash('sha256').update(OTHER_KEY).digest('hex')],
  );
  const headers = { 'request-id': 'request-of-the-maker', 'x-forwarded-for': '203.0.113.7' };
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', ALONE, headers);
  Object.assign(ids, { reservation: made.body.id, account: made.body.user_id });
  ids.key = (await client.query('select id from identity.api_key where account_id = $1', [ids.account])).rows[0].id;
  await service.rest('POST', `/reservations/${ids.reservation}/status`, { supervised: 'approve' });
  await service.rest('POST', '/reservations?sync=1&skip_gp=1', ALONE, OTHER_HEADERS);
  await untilWritten();
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

async function untilWritten(): Promise<void> {
  for (let left = 1; left > 0; await new Promise((resolve) => setTimeout(resolve, 50)))
    left = (await client.query('select count(*)::int as left from outbox.announcement')).rows[0].left;
}

async function trail(variables: object = {}, headers: Record<string, string> = {}) {
  const { data, errors } = await service.graph(TRAIL, variables, headers);
  expect(errors).toBeUndefined();
  const { edges, pageInfo } = data.auditTrail as { edges: { node: Entry }[]; pageInfo: { endCursor: string } };
  return { entries: edges.map(({ node }) => node), pageInfo };
}

/** Verifies as `npm run audit:verify` does: exit code and lines. */
async function verified(...parameters: string[]) {
  const lines: string[] = [];
  const config = { DATA_DIR: '/nowhere', DATA_KEY, DATABASE_URL: service.databaseUrl };
  const code = await runVerification(parameters, config, (line) => lines.push(line));
  return { code, lines };
}

test('records each action with its actor, its address and its request', async () => {
  const { entries } = await trail({ filter: { recordId: ids.reservation } });
  expect(entries.map(({ action }) => action)).toEqual([
    'verification.decided',
    'verification.verified',
    'reservation.created',
  ]);
  const made = entries.at(-1)!;
  expect(made).toMatchObject({
    accountId: ids.account,
    actor: { kind: 'API', keyId: ids.key, address: '203.0.113.7' },
    recordKind: 'reservation',
    requestId: 'request-of-the-maker',
    record: { __typename: 'Reservation', id: ids.reservation },
  });
  expect(entries[0]!.actor).toEqual({ kind: 'API', keyId: ids.key, address: '127.0.0.1' });
  expect(entries[1]).toMatchObject({ actor: { kind: 'SERVICE', keyId: null, address: null }, requestId: null });
});

test('the first entry is the creation of the account by the service', async () => {
  const { entries } = await trail({ first: 100 });
  expect(entries.at(-1)).toMatchObject({
    sequence: 1,
    eventSequence: 1,
    action: 'account.created',
    previousHash: '0'.repeat(64),
    actor: { kind: 'SERVICE' },
    record: { __typename: 'Account', id: ids.account },
  });
});

test('lists the newest first, page by page, each entry once and with the hash of its predecessor', async () => {
  const { entries } = await trail({ first: 100 });
  const paged: Entry[] = [];
  for (let after: string | null = null; ;) {
    const page = await trail({ first: 1, after });
    paged.push(...page.entries);
    after = page.pageInfo.endCursor;
    if (page.entries.length === 0) break;
  }
  expect(paged).toEqual(entries);
  const inOrder = entries.toSorted((a, b) => a.sequence - b.sequence);
  expect(inOrder.map(({ sequence }) => sequence)).toEqual(inOrder.map((_, n) => n + 1));
  expect(inOrder.slice(1).map(({ previousHash }) => previousHash)).toEqual(
    inOrder.slice(0, -1).map(({ hash }) => hash),
  );
});

test('combines filters', async () => {
  const decided = await trail({ filter: { action: 'verification.decided', keyId: ids.key } });
  expect(decided.entries.map(({ recordId }) => recordId)).toEqual([ids.reservation]);
  const { occurredAt } = decided.entries[0]!;
  const at = (filter: object) => trail({ filter: { action: 'verification.decided', ...filter } });
  expect((await at({ from: occurredAt })).entries).toHaveLength(1);
  expect((await at({ to: occurredAt })).entries).toHaveLength(0);
  expect((await at({ keyId: OTHER })).entries).toHaveLength(0);
});

test('filters by kind of actor, and by team member', async () => {
  const of = async (filter: object) => (await trail({ first: 100, filter })).entries.map(({ action }) => action);
  expect(await of({ actorKind: 'SERVICE', recordId: ids.reservation })).toEqual(['verification.verified']);
  const session = '01900000-0000-7000-8000-0000000000b1';
  const person = '01900000-0000-7000-8000-0000000000b2';
  await client.query(
    `insert into identity.session_person (account_id, id, person_id, created_at, updated_at)
     values ($1, $2, $3, now(), now())`,
    [ids.account, session, person],
  );
  const pool = openPool(service.databaseUrl, 1, openLog('silent', 'test'));
  const { orms } = await openStores(pool);
  const viewer = {
    kind: 'user' as const,
    accountId: ids.account,
    accountIds: [ids.account],
    keyId: session,
    address: '2001:db8::2',
    requestId: 'request-of-a-member',
  };
  const look = { type: 'view.opened', subjectId: ids.reservation, payload: { reservationId: ids.reservation } };
  await audit(emFor(orms.get('screening')!, viewer), ids.account, look);
  await untilWritten();
  expect(await of({ personId: person.toUpperCase() })).toEqual(['view.opened']);
  expect(await of({ personId: OTHER })).toEqual([]);
  expect((await trail({ filter: { personId: person } }, OTHER_HEADERS)).entries).toEqual([]);
  await pool.end();
});

test('another account sees only its own trail, also by the id of an entry or a record', async () => {
  const { entries } = await trail({ first: 100 }, OTHER_HEADERS);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ accountId }) => accountId !== OTHER)).toEqual([]);
  expect((await trail({ filter: { recordId: ids.reservation } }, OTHER_HEADERS)).entries).toEqual([]);
  const [own] = entries;
  const asked = '{ node(id: "ID") { __typename id } }'.replace('ID', own!.id as string);
  expect((await service.graph(asked, {}, OTHER_HEADERS)).data.node).toEqual({ __typename: 'AuditEntry', id: own!.id });
  expect((await service.graph(asked)).data.node).toBeNull();
});

test.each([
  ['invalid Base64', '%%%'],
  ['another list', Buffer.from('[1,2,3]').toString('base64url')],
  ['an invalid time', Buffer.from(`["2030-99-99T00:00:00.000000Z","${OTHER}",1]`).toString('base64url')],
  ['an invalid account', Buffer.from('["2030-01-01T00:00:00.000000Z","x",1]').toString('base64url')],
])('rejects a forged cursor: %s', async (_title, after) => {
  const { errors } = await service.graph(TRAIL, { after });
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

test('an SDK key cannot read the trail', async () => {
  await client.query('update identity.api_key set sdk = true where account_id = $1', [OTHER]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const { errors } = await service.graph(TRAIL, {}, OTHER_HEADERS);
  await client.query('update identity.api_key set sdk = false where account_id = $1', [OTHER]);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('actions without an event are in the trail only, and event numbers have no gap', async () => {
  const pool = openPool(service.databaseUrl, 1, openLog('silent', 'test'));
  const { orms } = await openStores(pool);
  const viewer = {
    kind: 'api' as const,
    accountId: ids.account,
    accountIds: [ids.account],
    keyId: ids.key,
    address: '2001:db8::1',
    requestId: 'request-of-a-look',
  };
  const payload = { reservationId: ids.reservation };
  const look = { type: 'document.read', subjectId: ids.reservation, payload };
  await audit(emFor(orms.get('screening')!, viewer), ids.account, look);
  await pool.end();
  await service.rest('POST', `/reservations/${ids.reservation}/status`, { supervised: 'decline' });
  await untilWritten();
  const { entries } = await trail({ first: 2 });
  expect(entries).toMatchObject([
    { action: 'verification.decided', eventSequence: expect.any(Number) },
    { action: 'document.read', eventSequence: null, recordKind: 'reservation', actor: { address: '2001:db8::1' } },
  ]);
  const { data } = await service.graph('{ events(limit: 500) { sequence type } }');
  const events = data.events as { sequence: number; type: string }[];
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, n) => n + 1));
  expect(events.filter(({ type }) => type === 'DOCUMENT_READ')).toEqual([]);
});

test('records socket operations with the client address, each with its own request', async () => {
  class Proxied extends WebSocket {
    constructor(url: string, protocols: string[]) {
      super(url, protocols, { headers: { 'x-forwarded-for': '198.51.100.9' } });
    }
  }
  const url = `${service.url.replace('http', 'ws')}/graphql`;
  const socket = createClient({ url, webSocketImpl: Proxied, connectionParams: { 'x-api-key': service.key } });
  const query = `mutation { decideReservation(input: { id: "${ids.reservation}", decision: decline }) { reservation { id } userErrors { code message field rule } } }`;
  for (let n = 0; n < 2; n += 1)
    for await (const { errors } of socket.iterate({ query })) expect(errors).toBeUndefined();
  await socket.dispose();
  await untilWritten();
  const { entries } = await trail({ first: 2 });
  const actor = { kind: 'API', keyId: ids.key, address: '198.51.100.9' };
  expect(entries).toMatchObject([
    { action: 'verification.decided', actor },
    { action: 'verification.decided', actor },
  ]);
  const [last, before] = entries.map(({ requestId }) => requestId);
  expect([last, before]).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)]);
  expect(last).not.toBe(before);
});

test('stores no address in plain text, neither in the outbox nor in the trail', async () => {
  await client.query('select pg_advisory_lock(7301)'); // the outbox writer holds this lock
  await service.rest('POST', `/reservations/${ids.reservation}/status`, { supervised: 'approve' });
  const { rows: waiting } = await client.query('select actor from outbox.announcement');
  expect(waiting).toMatchObject([{ actor: { kind: 'api', keyId: ids.key, address: expect.stringMatching(/^a2\./) } }]);
  for (const table of ['identity.audit_entry', 'identity.audit_address', 'identity.event', 'outbox.announcement']) {
    const { rows } = await client.query(
      `select t::text from ${table} t where t::text ~ '203.0.113.7|198.51.100.9|127.0.0.1'`,
    );
    expect([table, rows]).toEqual([table, []]);
  }
  await client.query('select pg_advisory_unlock(7301)');
  await untilWritten();
});

test('the trail verifies, and the service itself cannot change it', async () => {
  expect(await verified()).toMatchObject({
    code: 0,
    lines: [/ OK/, / OK/, /^2 accounts, .* 0 broken/].map(expect.stringMatching),
  });
  for (const text of [
    'update identity.audit_entry set action = action',
    'delete from identity.audit_entry',
    'truncate identity.audit_entry',
  ])
    await expect(client.query(text)).rejects.toThrow(/permission denied/);
});

test('an address can be erased: the entry stays and the trail verifies', async () => {
  const { rowCount } = await client.query('delete from identity.audit_address where account_id = $1 and sequence = 2', [
    ids.account,
  ]);
  expect(rowCount).toBe(1);
  expect(await verified('--account', ids.account)).toMatchObject({
    code: 0,
    lines: [expect.stringContaining('1 IP addresses erased'), expect.anything()],
  });
  const { entries } = await trail({ first: 100 });
  expect(entries.find(({ sequence }) => sequence === 2)!.actor).toMatchObject({ kind: 'API', address: null });
});

test.each([
  [['--account', OTHER, 'more']],
  [['--all']],
  [['--account', 'x']],
  [['--account', '01900000-0000-7000-8000-0000000000bb']],
])('rejects the verification arguments %j', async (parameters) => {
  expect((await verified(...parameters)).code).toBe(2);
});
