import pg from 'pg';
import { type RunningTest, runningTest } from '../support/running.js';

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const BOOKING = { guest: { last_name: 'Lee' }, check_in_date: '2030-03-01', check_out_date: '2030-03-05' };

/** What goes on whether anybody asks or not, and who holds a key, which is asked once a second. */
const BACKGROUND =
  /^(begin|commit|rollback|listen)\b|\bjobs\.|outbox\.|pg_try_advisory_xact_lock|pg_notify|identity\.event|identity\.api_key/i;

const statements: string[] = [];
const { query } = pg.Client.prototype;
let service: RunningTest;

function textOf(given: unknown): string {
  return (typeof given === 'string' ? given : ((given as { text?: string }).text ?? '')).trim();
}

beforeAll(async () => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: [unknown]) {
    statements.push(textOf(given[0]));
    return Reflect.apply(query, this, given);
  } as typeof query;
  service = await runningTest();
  const listing = await service.rest('POST', '/listings', LISTING);
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    ...BOOKING,
    listing_id: listing.body.id,
  });
  await multiply({ accountId: made.body.user_id, listingId: listing.body.id, reservationId: made.body.id });
  // The key's holder is believed for a second: the new accounts count after that.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
});

afterAll(async () => {
  pg.Client.prototype.query = query;
  await service?.stop();
});

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await work(client).finally(() => client.end());
}

const uuid = (letter: string, n: string) => `('${letter}0000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))`;
const account = `'account_id', ${uuid('a', 'n % 10')}`;

/** Copies of the row with this id, changed by the members of a JSON object, for each n between the two numbers. */
function copies(table: string, from: number, to: number, changes: string): string {
  return `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${changes}))).*
    from ${table} t, generate_series(${from}, ${to}) n where t.id = $1`;
}

const ACCOUNTS = copies(
  'identity.account',
  0,
  9,
  `'id', ${uuid('a', 'n')}, ${account}, 'parent_id', t.id, 'name', 'Child ' || n`,
);
const LISTINGS = copies(
  'property.listing',
  1,
  99,
  `'id', ${uuid('b', 'n')}, ${account}, 'my_id', 'copy' || n, 'name', 'Loft ' || n`,
);
const RESERVATIONS = copies(
  'screening.reservation',
  1,
  99,
  `'id', ${uuid('c', 'n')}, ${account}, 'listing_id', ${uuid('b', 'n')}, 'confirmation_code', 'C' || n`,
);

/** A hundred reservations, each on a listing of its own, in the first account and ten accounts below it. */
async function multiply({ accountId, listingId, reservationId }: Record<string, string>): Promise<void> {
  await withClient(async (client) => {
    await client.query(ACCOUNTS, [accountId]);
    await client.query(LISTINGS, [listingId]);
    await client.query(RESERVATIONS, [reservationId]);
  });
}

interface Item {
  id: string;
  listing: { name: string };
  account: { name: string };
  summary: { status: string };
}

async function page(selection: string, size: number): Promise<{ items: Item[]; asked: string[] }> {
  statements.length = 0;
  const { data, errors } = await service.graph(
    `query Page($size: Float!) { reservations(size: $size) { items { ${selection} } } }`,
    { size },
  );
  const asked = statements.filter((text) => !BACKGROUND.test(text));
  expect(errors).toBeUndefined();
  return { items: data.reservations.items, asked };
}

const SELECTION = 'id listing { name } account { name } summary { status }';

test('a page of a hundred reservations with listing, account and summary costs as many statements as a page of one', async () => {
  const one = await page(SELECTION, 1);
  const hundred = await page(SELECTION, 100);
  expect(one.items).toHaveLength(1);
  expect(hundred.items).toHaveLength(100);
  expect(new Set(hundred.items.map(({ listing }) => listing.name)).size).toBe(100);
  expect(new Set(hundred.items.map(({ account }) => account.name)).size).toBe(11);
  expect(hundred.items.every(({ summary }) => summary.status === hundred.items[0]!.summary.status)).toBe(true);
  expect(one.asked.length).toBeGreaterThan(2);
  expect(hundred.asked.sort()).toEqual(one.asked.sort());
});

test.each([
  ['notes', 'id notes { text }'],
  ['the guest and the portal link', 'id guest { fullName } guestPortalUrl'],
  ['every entry', 'id summary { details { generalRisk { status } blacklist { findings } } }'],
])('so does a page with %s', async (_title, selection) => {
  const one = await page(selection, 1);
  const hundred = await page(selection, 100);
  expect(hundred.items).toHaveLength(100);
  expect(hundred.asked.sort()).toEqual(one.asked.sort());
});

test('so does a page of reservations whose analysis is still to come', async () => {
  await withClient((client) => client.query('update screening.reservation set revision = revision + 1'));
  const one = await page(SELECTION, 1);
  const hundred = await page(SELECTION, 100);
  expect(hundred.asked.sort()).toEqual(one.asked.sort());
});

test.each([
  ['listings with account and total', 'listings(size: $size) { total items { id name account { name } } }', 'items'],
  ['a connection of them', 'listings: listingConnection(first: $size) { items: edges { node { id name } } }', 'items'],
  [
    'them with the listings of each account',
    'listings(size: $size) { items { account { id listings(first: 3) { edges { node { id } } } } } }',
    'items',
  ],
])('a page of a hundred of %s costs as many statements as a page of one', async (_title, selection, items) => {
  const ask = async (size: number): Promise<{ length: number; asked: string[] }> => {
    statements.length = 0;
    const { data, errors } = await service.graph(`query ($size: Int!) { ${selection} }`, { size });
    expect(errors).toBeUndefined();
    return { length: data.listings[items].length, asked: statements.filter((text) => !BACKGROUND.test(text)) };
  };
  const one = await ask(1);
  const hundred = await ask(100);
  expect([one.length, hundred.length]).toEqual([1, 100]);
  expect(one.asked.length).toBeGreaterThan(0);
  expect(hundred.asked.sort()).toEqual(one.asked.sort());
});
