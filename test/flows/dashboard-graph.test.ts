import { createHash } from 'node:crypto';
import pg from 'pg';
import { changeDecisions } from '../support/stored-decisions.js';
import { type RunningTest, runningTest } from '../support/running.js';

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const GUEST = { last_name: 'Lee', email: 'ann.lee@gmail.com', phone: '+13035550123' };
const CHILD = '01900000-0000-7000-8000-0000000000c1';
const STRANGER = '01900000-0000-7000-8000-0000000000c2';
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const keyOf = (id: string) => `sk_live_${id.slice(-2).repeat(22)}`;
const as = (id: string) => ({ 'x-api-key': keyOf(id) });

let service: RunningTest;
let client: pg.Client;
const ids = { account: '', listing: '', reservations: [] as string[] };

async function makeAccount(id: string, parentId: string | null): Promise<void> {
  await client.query(
    `insert into identity.account (account_id, id, parent_id, name, is_active, is_suspended, created_at, updated_at)
     values ($1, $1, $2, 'Made', true, false, now(), now())`,
    [id, parentId],
  );
  await client.query(
    `insert into identity.api_key (account_id, id, key_hash, ending, sdk, enabled, description, created_at, updated_at)
     values ($1, gen_random_uuid(), $2, 'made', false, true, 'test', now(), now())`,
    [id, createHash('sha256').update(keyOf(id)).digest('hex')],
  );
}

async function book(body: object, headers: Record<string, string> = {}, query = ''): Promise<string> {
  const made = await service.rest('POST', `/reservations?sync=1&skip_gp=1${query}`, { guest: GUEST, ...body }, headers);
  expect(made.status).toBe(200);
  return made.body.id;
}

const stay = (day: string, next: string) => ({ check_in_date: `2030-03-${day}`, check_out_date: `2030-03-${next}` });

beforeAll(async () => {
  service = await runningTest();
  client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  ids.account = (await service.rest('GET', '/accounts/me')).body.id;
  await makeAccount(CHILD, ids.account);
  await makeAccount(STRANGER, null);
  ids.listing = (await service.rest('POST', '/listings', LISTING)).body.id;
  const onListing = { listing_id: ids.listing };
  ids.reservations = [
    await book({ ...onListing, ...stay('20', '22'), source: 'direct' }),
    await book({ ...onListing, ...stay('10', '12'), status: 'CANCELLED' }),
    await book({ without_listing: true }),
    await book(
      { ...onListing, check_in_date: '2030-03-15T16:00:00Z', check_out_date: '2030-03-18' },
      {},
      '&pms=pms_01',
    ),
    await book({ without_listing: true, status: 'INQUIRY' }, as(CHILD)),
  ];
  await book({ without_listing: true }, as(STRANGER));
  await new Promise((resolve) => setTimeout(resolve, 1_000)); // the first key's accounts are cached for this long
});

afterAll(async () => {
  await client?.end();
  await service?.stop();
});

/** The letters a to e stand for the reservations in creation order. */
const letters = (found: { id: string }[]) =>
  found.map(({ id }) => 'abcde'[ids.reservations.indexOf(id)] ?? '?').join('');

const LIST = /* GraphQL */ `
  query List($filter: ReservationFilter, $sort: ReservationSort! = CREATED_AT) {
    reservations(filter: $filter, sort: $sort) {
      total
      items {
        id
      }
    }
    reservationConnection(first: 100, filter: $filter, sort: $sort) {
      edges {
        node {
          id
        }
      }
    }
  }
`;

const CONNECTION = /* GraphQL */ `
  query Connection($first: Int, $after: String, $sort: ReservationSort! = CREATED_AT, $filter: ReservationFilter) {
    reservationConnection(first: $first, after: $after, sort: $sort, filter: $filter) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

/** The common content of both kinds of list. */
async function listed(variables: object, headers = {}): Promise<string> {
  const { data, errors } = await service.graph(LIST, variables, headers);
  expect(errors).toBeUndefined();
  const nodes = data.reservationConnection.edges.map(({ node }: { node: { id: string } }) => node);
  expect(letters(nodes)).toBe(letters(data.reservations.items));
  expect(data.reservations.total).toBe(nodes.length);
  return letters(nodes);
}

const SORTS: [sort: string, expected: string][] = [
  ['CREATED_AT', 'abcde'],
  ['CREATED_AT_DESCENDING', 'edcba'],
  ['CHECK_IN_DATE', 'cebda'],
  ['CHECK_IN_DATE_DESCENDING', 'adbec'],
  ['CHECK_IN_DATE_THEN_RISK', 'cebda'],
];

test.each(SORTS)('sorted by %s', async (sort, expected) => expect(await listed({ sort })).toBe(expected));

test('sorted by the last change', async () => {
  await client.query(`update screening.reservation set updated_at = now() + interval '1 hour' where id = $1`, [
    ids.reservations[1],
  ]);
  expect((await listed({ sort: 'UPDATED_AT' })).at(-1)).toBe('b');
  expect((await listed({ sort: 'UPDATED_AT_DESCENDING' })).at(0)).toBe('b');
});

const SCORES = `query ($id: ID!) { reservation(id: $id) { summary { riskScore } } explainDecision(reservationId: $id) { outcome { riskScore } } }`;

test("the summary's risk score is that of the decision", async () => {
  const [id] = ids.reservations;
  const scores = async () => (await service.graph(SCORES, { id })).data;
  const { reservation, explainDecision } = await scores();
  const { riskScore } = explainDecision.outcome;
  expect(reservation.summary).toEqual({ riskScore });
  const set = (score: number | null) =>
    client.query('update screening.reservation set risk_score = $2 where id = $1', [id, score]);
  for (const score of [null, 37]) {
    await set(score);
    expect((await scores()).reservation.summary).toEqual({ riskScore: score });
  }
  await set(riskScore);
});

interface FoundPage {
  edges: { node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

test('sorted by check-in day, then risk, also from page to page and within days', async () => {
  const before = await client.query('select id, check_in_date, risk_score from screening.reservation');
  const given: [date: string | null, score: number | null][] = [
    ['2030-03-15', 20],
    ['2030-03-15T09:00:00Z', null],
    [null, 100],
    ['2030-03-15T16:00:00Z', 100],
    ['2030-03-16', 100],
  ];
  const set = (id: string, date: string | null, score: number | null) =>
    client.query('update screening.reservation set check_in_date = $2, risk_score = $3 where id = $1', [
      id,
      date,
      score,
    ]);
  for (const [n, [date, score]] of given.entries()) await set(ids.reservations[n]!, date, score);
  const sort = 'CHECK_IN_DATE_THEN_RISK';
  expect(await listed({ sort })).toBe('cdabe');
  expect(await listed({ sort, filter: { checkInFrom: '2030-03-15' } })).toBe('dabe');
  expect(await listed({ sort, filter: { checkInFrom: '2030-03-15', checkInTo: '2030-03-15' } })).toBe('dab');
  let found = '';
  for (let after: string | null = null; found.length < 5;) {
    const { data } = await service.graph(CONNECTION, { sort, first: 1, after });
    const { edges, pageInfo } = data.reservationConnection as FoundPage;
    found += letters(edges.map(({ node }) => node));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) break;
  }
  expect(found).toBe('cdabe');
  for (const row of before.rows) await set(row.id, row.check_in_date, row.risk_score);
});

test.each([
  ['status', { status: 'CANCELED' }, 'b'],
  ['inquiries', { status: 'INQUIRY' }, 'e'],
  ['source', { source: 'direct' }, 'a'],
  ['pms', { pms: 'pms_01' }, 'd'],
  ['check-in from a day', { checkInFrom: '2030-03-15' }, 'ad'],
  ['check-in to a day, whatever the hour', { checkInTo: '2030-03-15' }, 'bd'],
  ['check-in on one day', { checkInFrom: '2030-03-15', checkInTo: '2030-03-15' }, 'd'],
  ['own account', () => ({ accountId: ids.account }), 'abcd'],
  ['child account', { accountId: CHILD }, 'e'],
  ['foreign account', { accountId: STRANGER }, ''],
  ['unknown account', { accountId: 'nobody' }, ''],
  ['listing', () => ({ listingId: ids.listing }), 'abd'],
  ['listing, and status', () => ({ listingId: ids.listing, status: 'CONFIRMED' }), 'ad'],
  ['unknown listing', { listingId: UNKNOWN }, ''],
  ['no identifier', { listingId: "x' or true --" }, ''],
  ['made later', { createdFrom: '2100-01-01T00:00:00Z' }, ''],
  ['made before', { createdTo: '2100-01-01T00:00:00Z', createdFrom: '2020-01-01T00:00:00Z' }, 'abcde'],
  ['nulls count as absent', { status: null, source: null, checkInFrom: null }, 'abcde'],
])('filtered by %s', async (_title, filter, expected) => {
  const letters_ = (await listed({ filter: typeof filter === 'function' ? filter() : filter }))
    .split('')
    .sort()
    .join('');
  expect(letters_).toBe(expected);
});

test('filtered by verification results', async () => {
  const { data } = await service.graph('{ reservations { items { id summary { status riskColor } } } }');
  const items = data.reservations.items as { id: string; summary: { status: string; riskColor: string } }[];
  for (const { summary } of items) {
    const alike = items.filter((item) => item.summary.status === summary.status);
    expect(await listed({ filter: { verificationStatus: summary.status } })).toBe(letters(alike));
    const coloured = items.filter((item) => item.summary.riskColor === summary.riskColor);
    expect(await listed({ filter: { riskColor: summary.riskColor } })).toBe(letters(coloured));
  }
  expect(await listed({ filter: { riskColor: 'black' } })).toBe('');
});

test.each(SORTS)('a connection by %s returns each node once, in pages of any size', async (sort, expected) => {
  for (const first of [1, 2, 3, 5]) {
    let [found, after] = ['', null as string | null];
    for (let more = true; more;) {
      const { data } = await service.graph(CONNECTION, { first, after, sort });
      const { edges, pageInfo } = data.reservationConnection;
      expect(pageInfo).toMatchObject({ hasPreviousPage: after !== null, startCursor: edges[0].cursor });
      found += letters(edges.map(({ node }: { node: { id: string } }) => node));
      after = pageInfo.endCursor;
      more = pageInfo.hasNextPage;
    }
    expect([first, found]).toEqual([first, expected]);
  }
});

test('distinguishes rows created within a microsecond or a few of each other', async () => {
  const texts = ['2031-01-01 00:00:00.000001+00', '2031-01-01 00:00:00.000002+00', '2031-01-01 00:00:00.000002+00'];
  for (const [n, text] of texts.entries())
    await client.query('update screening.reservation set updated_at = $2 where id = $1', [ids.reservations[n], text]);
  const filter = { accountId: ids.account };
  let [found, after] = ['', null as string | null];
  for (let n = 0; n < 4; n += 1) {
    const { data } = await service.graph(CONNECTION, { first: 1, after, sort: 'UPDATED_AT_DESCENDING', filter });
    found += letters(data.reservationConnection.edges.map(({ node }: { node: { id: string } }) => node));
    after = data.reservationConnection.pageInfo.endCursor;
  }
  expect(found).toBe('cbad');
});

const cursor = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url');

test.each([
  ['no page size', { first: 0 }],
  ['an invalid cursor', { after: 'x' }],
  ['a cursor of another order', { after: cursor('2030-01-01', UNKNOWN) }],
  ['a cursor with an invalid time', { after: cursor('2030-13-01T00:00:00.000000Z', UNKNOWN) }],
  ['a cursor without an identifier', { after: cursor('2030-01-01T00:00:00.000000Z', 'x') }],
  ['a cursor with NUL', { after: cursor('\u0000', UNKNOWN), sort: 'CHECK_IN_DATE' }],
  ['a source with NUL', { filter: { source: 'a\u0000b' } }],
])('rejects as bad input: %s', async (_title, variables) => {
  const { errors } = await service.graph(CONNECTION, variables);
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_INPUT']);
});

test.each([
  ['an invalid day', { filter: { checkInFrom: '2030-02-30' } }, 'Date must be'],
  ['a day with a time', { filter: { checkInTo: '2030-02-20T10:00' } }, 'Date must be'],
  ['a time without a zone', { filter: { createdFrom: '2030-02-20T10:00:00' } }, 'DateTime must be'],
])('rejects what is no day or time before any query: %s', async (_title, variables, message) => {
  const { data, errors } = await service.graph(CONNECTION, variables);
  expect(data).toBeUndefined();
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining(message),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(errors?.[0]?.message).not.toContain('2030');
});

test.each([
  ['a status', { filter: { status: 'confirmed' } }],
  ['a colour', { filter: { riskColor: 'blue' } }],
  ['an order', { sort: 'price' }],
])('rejects a value outside its enum before any query: %s', async (_title, variables) => {
  const { data, errors } = await service.graph(CONNECTION, variables);
  expect(data).toBeUndefined();
  expect(errors?.[0]?.message).toMatch(/does not exist in "(ReservationStatus|RiskColor|ReservationSort)" enum/);
});

test.each([
  ['POST', '/reservations', { without_listing: true, guest: GUEST, status: 'confirmed' }, 'status'],
  ['PUT', '/reservations/ID', { status: 'GONE' }, 'status'],
  ['POST', '/reservations/ID/status', { supervised: 'APPROVE' }, 'supervised'],
])('REST: %s %s reports the member whose value is not allowed', async (method, path, body, member) => {
  const answer = await service.rest(method, path.replace('ID', ids.reservations[0]!), body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_input', details: [{ loc: [member] }] } });
});

const NODES = /* GraphQL */ `
  query Nodes($ids: [ID!]!) {
    nodes(ids: $ids) {
      __typename
      id
      ... on Reservation {
        status
        listing {
          name
        }
      }
      ... on Listing {
        name
      }
      ... on Account {
        accountName: name
      }
    }
  }
`;

test('nodes finds every kind of node, in the requested order, with fields of the owning subgraph', async () => {
  const [first] = ids.reservations;
  const asked = [UNKNOWN, ids.listing, first, 'no identifier', CHILD, first!.toUpperCase(), ids.account];
  const { data, errors } = await service.graph(NODES, { ids: asked });
  expect(errors).toBeUndefined();
  const reservation = { __typename: 'Reservation', id: first, status: 'CONFIRMED', listing: { name: 'Loft One' } };
  expect(data.nodes).toEqual([
    null,
    { __typename: 'Listing', id: ids.listing, name: 'Loft One' },
    reservation,
    null,
    { __typename: 'Account', id: CHILD, accountName: 'Made' },
    reservation,
    { __typename: 'Account', id: ids.account, accountName: 'First account' },
  ]);
  const one = await service.graph('query ($id: ID!) { node(id: $id) { id ... on Reservation { nights } } }', {
    id: first,
  });
  expect(one.data.node).toEqual({ id: first, nights: 2 });
});

test('nodes hides those of other accounts, and a child does not see its parent', async () => {
  const asked = [ids.listing, ids.account, ...ids.reservations];
  for (const id of [STRANGER, CHILD]) {
    const { data } = await service.graph(NODES, { ids: asked }, as(id));
    const own = data.nodes.filter(Boolean).map((node: { id: string }) => node.id);
    expect(own).toEqual(id === CHILD ? [ids.reservations[4]] : []);
  }
});

test('nodes accepts at most a hundred identifiers', async () => {
  const { data } = await service.graph(NODES, { ids: Array.from({ length: 100 }, () => ids.listing) });
  expect(data.nodes).toHaveLength(100);
  const { errors } = await service.graph(NODES, { ids: Array.from({ length: 101 }, () => ids.listing) });
  expect(errors?.[0]?.extensions.code).toBe('BAD_INPUT');
});

const EXPLAIN = /* GraphQL */ `
  query Explain($id: ID!) {
    explainDecision(reservationId: $id) {
      replayed {
        same
        policyVersion
        storedPolicyVersion
        differences {
          path
          stored
          now
        }
      }
    }
  }
`;

test('a stored decision is replayed, and differences to the rules of that time are shown', async () => {
  const [id] = ids.reservations;
  const replayed = async () => (await service.graph(EXPLAIN, { id })).data.explainDecision.replayed;
  expect(await replayed()).toMatchObject({ same: true, differences: [] });
  await changeDecisions(client, id!, ({ outcome }) => Object.assign(outcome, { policyVersion: '0', riskScore: 99 }));
  const after = await replayed();
  expect(after).toMatchObject({ same: false, storedPolicyVersion: '0' });
  expect(after.differences.map(({ path }: { path: string }) => path).sort()).toEqual(['policyVersion', 'riskScore']);
});
