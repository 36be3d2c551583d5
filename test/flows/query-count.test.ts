import pg from 'pg';
import type { SealedRow } from '#kit/cipher/cipher.js';
import { OUTBOX_TOPIC } from '#kit/queue/outbox.js';
import { payloadOf } from '#kit/queue/topics.js';
import { keepInserted, writtenColumns } from '../support/changed-reservations.js';
import { eventually } from '../support/eventually.js';
import { licenceBack } from '../../packages/document-reader/bench/licence-back.js';
import { licenceText } from '../../packages/document-reader/bench/licence-text.js';
import { freshHolder, pictureTest } from '../support/id-images/uploads.js';
import { bindCopies } from '../support/sealed-columns.js';
import { runningHere } from '../support/running.js';

const LISTING = {
  my_id: 'loft1',
  status: 'ACTIVE',
  name: 'Loft One',
  location: { street: '1 Main St', city: 'Denver', country: 'US', zipcode: '80202', geo: { lat: 39.7, lon: -104.9 } },
};
const BOOKING = {
  guest: { last_name: 'Lee', birth_date: '1990-04-12' },
  check_in_date: '2030-03-01',
  check_out_date: '2030-03-05',
};

/** Background statements, and the lookup of a key's holder, which runs once a second. */
const BACKGROUND =
  /^(begin|commit|rollback|listen)\b|\bjobs\.|outbox\.|pg_try_advisory_(xact_)?lock|pg_advisory_unlock|pg_notify|pg_listening_channels|identity\.event|nspname = 'jobs'|identity\.(api_key|delivery)\b|intelligence\.(prediction|watchlist_change|dataset_version)\b|screening\.(watchlist|record)_reading/i;

const statements: string[] = [];
/** Connections within a transaction, and whether each statement that stores a reservation ran in one. */
const inTransaction = new WeakSet<pg.Client>();
const storedInTransaction: boolean[] = [];
const { query } = pg.Client.prototype;
let pictures: Awaited<ReturnType<typeof pictureTest>>;
let service: (typeof pictures)['service'];
/** The reservation that the others are copies of. */
let first: string;

function textOf(given: unknown): string {
  return (typeof given === 'string' ? given : ((given as { text?: string }).text ?? '')).trim();
}

beforeAll(async () => {
  pg.Client.prototype.query = function (this: pg.Client, ...given: [unknown]) {
    const text = textOf(given[0]);
    statements.push(text);
    if (/^begin\b/i.test(text)) inTransaction.add(this);
    if (/^(commit|rollback)$/i.test(text)) inTransaction.delete(this);
    if (text.includes('insert into screening.reservation (')) storedInTransaction.push(inTransaction.has(this));
    return Reflect.apply(query, this, given);
  } as typeof query;
  pictures = await pictureTest({}, runningHere);
  service = pictures.service;
  const listing = await service.rest('POST', '/listings', LISTING);
  const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
    ...BOOKING,
    listing_id: listing.body.id,
  });
  first = made.body.id;
  await multiply({ accountId: made.body.user_id, listingId: listing.body.id, reservationId: made.body.id });
  // A key's holder is cached for a second: the new accounts count after that.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
});

afterAll(async () => {
  pg.Client.prototype.query = query;
  await pictures?.stop();
});

async function withClient(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const uuid = (letter: string, n: string) => `('${letter}0000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))`;
const account = `'account_id', ${uuid('a', 'n % 10')}`;

/** Copies of the row with this id, changed by the members of a JSON object, for each n between the two numbers. */
const copies =
  (table: string, from: number, to: number, changes: string) =>
  async (client: pg.Client, id: string | undefined): Promise<void> => {
    const [names, written] = [await writtenColumns(client, table), await writtenColumns(client, table, 'p.')];
    await client.query(
      `insert into ${table} (${names}) select ${written} from ${table} t, generate_series(${from}, ${to}) n,
         jsonb_populate_record(t, jsonb_build_object(${changes})) p where t.id = $1`,
      [id],
    );
  };

const copyAccount = copies(
  'identity.account',
  0,
  9,
  `'id', ${uuid('a', 'n')}, ${account}, 'parent_id', t.id, 'name', 'Child ' || n`,
);
const copyListing = copies(
  'property.listing',
  1,
  99,
  `'id', ${uuid('b', 'n')}, ${account}, 'my_id', 'copy' || n, 'name', 'Loft ' || n`,
);
const copyReservation = copies(
  'screening.reservation',
  1,
  99,
  `'id', ${uuid('c', 'n')}, ${account}, 'listing_id', ${uuid('b', 'n')}, 'confirmation_code', 'C' || n`,
);

/** Audit entries about those reservations; their hashes do not matter here. */
const TRAIL_COPIES = `insert into identity.audit_entry select (jsonb_populate_record(null::identity.audit_entry, to_jsonb(t) || jsonb_build_object(
    'sequence', 1000 + n, 'id', uuidv7(), 'record_id', r.id, 'occurred_at', now() + n * interval '1 second'))).*
  from (select row_number() over () as n, id from screening.reservation) r,
    (select * from identity.audit_entry where record_kind = 'reservation' limit 1) t`;

/** A hundred reservations, each on its own listing, in the first account and ten child accounts. */
async function multiply({ accountId, listingId, reservationId }: Record<string, string>): Promise<void> {
  await withClient(async (client) => {
    await copyAccount(client, accountId);
    await copyListing(client, listingId);
    await copyReservation(client, reservationId);
    await keepInserted(client);
    await bindCopies(client, ['screening.reservation'], [{ accountId: accountId!, id: reservationId! }]);
  });
}

interface Item {
  id: string;
  listing: { name: string };
  account: { name: string };
  summary: { status: string };
}

interface Asked {
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they expect
  data: any;
  /** Every statement meanwhile. */
  all: string[];
  /** The request's own statements, sorted by text. */
  texts: string[];
}

/**
 * Asks twice: a statement that is in the first answer only comes from background work, which runs every half
 * minute or so.
 */
async function asked(query: string, variables: object): Promise<Asked> {
  const once = async () => {
    statements.length = 0;
    const { data, errors } = await service.graph(query, variables);
    expect(errors).toBeUndefined();
    return { data, all: statements.filter((text) => !BACKGROUND.test(text)) };
  };
  const [{ data, all }, again] = [await once(), await once()];
  const isOfRequest = (text: string) => all.indexOf(text) !== all.lastIndexOf(text) || again.all.includes(text);
  return { data, all, texts: all.filter(isOfRequest).sort() };
}

async function page(selection: string, size: number): Promise<{ items: Item[]; asked: string[] }> {
  const query = `query Page($size: Int!) { reservations(size: $size) { items { ${selection} } } }`;
  const { data, texts } = await asked(query, { size });
  return { items: data.reservations.items, asked: texts };
}

const PARTS = ['note', 'message', 'paymentEvent']
  .map((name) => `${name}Connection(first: 2) { totalCount edges { node { id } } }`)
  .join(' ');
const SELECTION = 'id listing { name } account { name } summary { status riskScore }';

test('a page of a hundred reservations with listing, account and summary takes as many statements as one', async () => {
  const one = await page(SELECTION, 1);
  const hundred = await page(SELECTION, 100);
  expect(one.items).toHaveLength(1);
  expect(hundred.items).toHaveLength(100);
  expect(new Set(hundred.items.map(({ listing }) => listing.name)).size).toBe(100);
  expect(new Set(hundred.items.map(({ account }) => account.name)).size).toBe(11);
  expect(hundred.items.every(({ summary }) => summary.status === hundred.items[0]!.summary.status)).toBe(true);
  expect(one.asked.length).toBeGreaterThan(2);
  expect(hundred.asked).toEqual(one.asked);
});

test.each([
  ['notes', 'id notes { text }'],
  ['the guest and the portal link', 'id guest { fullName } guestPortalUrl'],
  ['connections of notes, messages and payments', `id ${PARTS}`],
  ['segments of the guests', 'id loyaltySegments { segment { name } metrics { totalStays } }'],
  ['payments', 'id paymentEvents { id } payments { paymentValidation { status } }'],
  ['every entry', 'id summary { details { generalRisk { status } blacklist { findings } } }'],
])('so does a page with %s', async (_title, selection) => {
  // Statements that run once per process run now.
  await page(selection, 1);
  const one = await page(selection, 1);
  const hundred = await page(selection, 100);
  expect(hundred.items).toHaveLength(100);
  expect(hundred.asked).toEqual(one.asked);
});

const CONNECTION = `query Connection($first: Int!, $sort: ReservationSort!, $filter: ReservationFilter) {
  reservationConnection(first: $first, sort: $sort, filter: $filter) {
    edges { cursor node { ${SELECTION} notes { text } } } pageInfo { hasNextPage } } }`;

test.each([
  ['oldest first', { sort: 'CREATED_AT' }],
  ['by check-in', { sort: 'CHECK_IN_DATE_DESCENDING' }],
  ['by check-in and risk', { sort: 'CHECK_IN_DATE_THEN_RISK' }],
  [
    'filtered',
    { sort: 'UPDATED_AT', filter: { status: 'CONFIRMED', verificationStatus: 'review', checkInFrom: '2030-01-01' } },
  ],
])('so does a connection: %s', async (_title, variables) => {
  const one = await asked(CONNECTION, { ...variables, first: 1 });
  const hundred = await asked(CONNECTION, { ...variables, first: 100 });
  expect(one.data.reservationConnection.edges).toHaveLength(1);
  expect(hundred.data.reservationConnection.edges).toHaveLength(100);
  expect(hundred.texts).toEqual(one.texts);
});

const copyCheck = copies('screening.id_check', 1, 99, `'id', ${uuid('c', 'n')}, ${account}`);
const copySecret = copies('screening.guest_secret', 1, 99, `'id', ${uuid('c', 'n')}, ${account}`);
const IMAGES = `insert into screening.id_image select (jsonb_populate_record(t, jsonb_build_object(
    'id', ${uuid('d', 'n')}, 'reservation_id', ${uuid('c', 'n')}, ${account}))).*
  from screening.id_image t, generate_series(1, 99) n where t.reservation_id = $1`;
const DOCUMENTS = 'id idCheck { status missing findings images { step url } } identification { documentNumber }';

test('so does a page with document checks, their readings and pictures', async () => {
  const holder = freshHolder({ last: 'LEE' });
  const back = await pictures.upload(first, 'back', await licenceBack(licenceText(holder)));
  expect(back.body.code).toBe('OK');
  // The analysis triggered by the picture is over, so that no other reader affects the page's statements.
  await eventually(async () => {
    const { body } = await service.rest('GET', `/reservations/${first}`);
    return body.queued ? null : true;
  });
  await withClient(async (client) => {
    const { rows } = await client.query<SealedRow>('select account_id as "accountId", id from screening.id_image');
    for (const copy of [copyCheck, copySecret]) await copy(client, first);
    await client.query(IMAGES, [first]);
    const own = { accountId: rows[0]!.accountId, id: first };
    const tables = ['screening.id_check', 'screening.guest_secret', 'screening.id_image'];
    await bindCopies(client, tables, [own, ...rows]);
    await client.query('update screening.reservation set identified = true');
  });
  await page(DOCUMENTS, 1);
  const one = await page(DOCUMENTS, 1);
  const hundred = await page(DOCUMENTS, 100);
  const shown = hundred.items as unknown as { idCheck: object; identification: object }[];
  for (const { idCheck, identification } of shown) {
    expect(idCheck).toMatchObject({ status: 'waiting', missing: ['front'], images: [{ step: 'back' }] });
    expect(identification).toEqual({ documentNumber: holder.number });
  }
  expect(shown).toHaveLength(100);
  const reads = (texts: string[]) => texts.filter((text) => text.startsWith('select w.n')).sort();
  expect(reads(one.asked).length).toBeGreaterThan(5);
  expect(reads(hundred.asked)).toEqual(reads(one.asked));
  const ofChecks = (texts: string[]) => texts.filter((text) => /\bid_(check|image)\b/.test(text)).sort();
  expect(ofChecks(hundred.asked)).toEqual(ofChecks(one.asked));
}, 400_000);

test('a list counts its total only on request', async () => {
  const counts = (texts: string[]) => texts.filter((text) => /^select (count|coalesce\(sum\(many\))/.test(text)).length;
  expect(counts((await asked('{ reservationConnection { edges { node { id } } } }', {})).all)).toBe(0);
  const counted = await asked('{ reservationConnection(filter: { status: CONFIRMED }) { totalCount } }', {});
  expect([counted.data.reservationConnection.totalCount, counts(counted.all)]).toEqual([100, 1]);
  expect(counts((await asked('{ reservations { items { id } } }', {})).all)).toBe(0);
  const { data, all } = await asked('{ reservations(filter: { status: CONFIRMED }) { total } }', {});
  expect([data.reservations.total, counts(all)]).toEqual([100, 1]);
});

test('the figures of all reservations are one statement', async () => {
  const query =
    '{ reservationFigures(days: 90) { received p95Seconds days { received } screens { screen } colors { count } } }';
  const { data, texts } = await asked(query, {});
  expect([data.reservationFigures.received, ...texts]).toEqual([100, expect.any(String)]);
});

const NODES = `query Nodes($ids: [ID!]!) {
  nodes(ids: $ids) { __typename id ... on Reservation { ${SELECTION} } ... on Listing { name } ... on Account { accountName: name } } }`;

test('nodes of a hundred identifiers cost as many statements as nodes of one of each kind', async () => {
  const list = await asked(`{ reservations(size: 100) { items { id listing { id } account { id } } } }`, {});
  const items = list.data.reservations.items as { id: string; listing: { id: string }; account: { id: string } }[];
  const few = items.slice(0, 1).flatMap(({ id, listing, account }) => [id, listing.id, account.id]);
  const many = items.slice(0, 33).flatMap(({ id, listing, account }) => [id, listing.id, account.id]);
  const three = await asked(NODES, { ids: few });
  const hundred = await asked(NODES, { ids: many });
  expect(hundred.data.nodes.map(({ id }: { id: string }) => id)).toEqual(many);
  expect(hundred.texts).toEqual(three.texts);
});

const TRAIL = `query Trail($first: Int!) { auditTrail(first: $first) {
  edges { node { action actor { address } record { id ... on Reservation { ${SELECTION} } } } } } }`;

test('so does a page of the audit trail with its records', async () => {
  await withClient((client) => client.query(TRAIL_COPIES));
  const one = await asked(TRAIL, { first: 1 });
  const hundred = await asked(TRAIL, { first: 100 });
  expect(hundred.data.auditTrail.edges).toHaveLength(100);
  expect(hundred.texts).toEqual(one.texts);
});

const copyPayment = copies(
  'screening.payment_event',
  1,
  99,
  `'id', ${uuid('e', 'n')}, ${account}, 'reservation_id', ${uuid('c', 'n')}, 'event_id', 'E' || n`,
);
const EVENT_COPIES = `insert into identity.event select (jsonb_populate_record(t, jsonb_build_object(
    'sequence', 100000 + n, 'id', uuidv7(), 'payload', t.payload || jsonb_build_object(
    'paymentEventId', ${uuid('e', 'n')}, 'reservationId', ${uuid('c', 'n')})))).*
  from identity.event t, generate_series(1, 99) n where t.type = 'payment.event_recorded'`;
const EVENTS = `query Events($limit: Int!) { events(types: [PAYMENT_EVENT_RECORDED], limit: $limit) {
  account { name } subject { ... on PaymentEventSubject { reservation { ${SELECTION} } paymentEvent { eventId amount { amount } } } } } }`;

test('so does a list of events with the objects that they are about', async () => {
  const event = { event_source: 'other', event_id: 'E0', event_type: 'charge', event_status: 'success', amount: 5 };
  await service.rest('POST', `/reservations/${first}/payments`, event);
  await eventually(async () => (await service.graph(EVENTS, { limit: 1 })).data.events[0] ?? null);
  await withClient(async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from screening.payment_event');
    await copyPayment(client, rows[0]!.id);
    await client.query(EVENT_COPIES);
  });
  const one = await asked(EVENTS, { limit: 1 });
  const hundred = await asked(EVENTS, { limit: 100 });
  const subjects = hundred.data.events.map(
    ({ subject }: { subject: { paymentEvent: { eventId: string } } }) => subject,
  );
  expect(subjects[99]).toMatchObject({ reservation: { listing: {} }, paymentEvent: { eventId: 'E99' } });
  expect(one.data.events).toHaveLength(1);
  // For one event a loader may run twice, if it is called twice but not in the same tick.
  expect(one.texts).toEqual(expect.arrayContaining(hundred.texts));
  expect(hundred.texts.length).toBeLessThanOrEqual(one.texts.length);
});

test('so does a page of reservations whose analysis is pending', async () => {
  await withClient((client) => client.query('update screening.reservation set revision = revision + 1'));
  const one = await page(SELECTION, 1);
  const hundred = await page(SELECTION, 100);
  expect(hundred.asked).toEqual(one.asked);
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
  const ask = async (size: number) => {
    const { data, texts } = await asked(`query ($size: Int!) { ${selection} }`, { size });
    return { length: data.listings[items].length, texts };
  };
  const one = await ask(1);
  const hundred = await ask(100);
  expect([one.length, hundred.length]).toEqual([1, 100]);
  expect(one.texts.length).toBeGreaterThan(0);
  expect(hundred.texts).toEqual(one.texts);
});

/** Queues, outbox and deliveries are polled every five seconds; new work is announced. */
test('an idle service polls less than once a second', async () => {
  const SECONDS = 15;
  const before = statements.length;
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  const polls = statements
    .slice(before)
    .map((text) => text.replace(/\s+/g, ' '))
    .filter((text) =>
      /^with next as|^select name from unnest|^select from outbox|^with (recursive )?waiting/i.test(text),
    );
  expect(polls.length).toBeGreaterThan(0);
  expect(polls.length / SECONDS).toBeLessThan(1);
});

/** Polling, upkeep, and what is read again after seconds: the holder of a key, the models in use. */
const POLLING =
  /^(begin|commit|rollback|listen)\b|^with next as|^select name from unnest|^select from outbox|^with (waiting|recursive (waiting|family))\b|^with locked_parents|outbox\.heartbeat|^select q\.name|^update jobs|^with (due|budget) |^select t\.relname|pg_try_advisory_(xact_)?lock\(|pg_advisory_unlock|from pg_database|pg_listening_channels|nspname = 'jobs'|screening\.(watchlist|record|usd_rate)_reading|intelligence\.(watchlist_change|model_use)|dataset_version where (state|dataset = 'rates')/i;

const ownStatements = () => statements.map((text) => text.replace(/\s+/g, ' ')).filter((text) => !POLLING.test(text));

/** Waits until only polling statements run. */
async function follow(): Promise<string[]> {
  for (let before = -1; before !== ownStatements().length;) {
    before = ownStatements().length;
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
  return ownStatements();
}

const fewest = (all: string[][]): string[] => all.toSorted((one, other) => one.length - other.length)[0]!;

/** Reads the block list alone. */
const READ_AGAIN = /^select \( select coalesce\(jsonb_agg\(jsonb_build_object\('entryId'/;

interface Created {
  own: string[];
  ids: string[];
  isQueued: boolean;
  /** One took so long that the block list was read again. */
  isSlow: boolean;
}

/** Creates and analyses reservations while the event log is held back, and returns the statements until their answers. */
async function createHeldBack(listingId: string, names: string[], phone: string): Promise<Created> {
  const found: Created = { own: [], ids: [], isQueued: false, isSlow: false };
  await withClient(async (client) => {
    // Follow-up work begins after the answers.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7301)');
    statements.length = 0;
    for (const name of names) {
      const startedAt = performance.now();
      const made = await service.rest('POST', '/reservations?sync=1&skip_gp=1', {
        ...BOOKING,
        guest: { ...BOOKING.guest, email: `${name}@example.com`, phone },
        listing_id: listingId,
        confirmation_code: `COUNTED${name}`,
      });
      found.isSlow ||= performance.now() - startedAt >= 100;
      found.isQueued ||= made.status !== 200 || Boolean(made.body.queued);
      found.ids.push(made.body.id);
    }
    found.own = ownStatements();
    statements.length = 0;
  });
  return found;
}

test('creating and analysing takes seven statements without a transaction; follow-up of one or ten is seven statements', async () => {
  const listing = await service.rest('POST', '/listings', { ...LISTING, my_id: 'loft2' });
  const requests: string[][] = [];
  const followed: string[][] = [];
  // On a busy machine, one try's follow-up work can be done in two parts: others show what it takes.
  for (let n = 1; n <= 8 && (requests.length < 3 || fewest(followed).length > 7); n += 1) {
    const { own, isQueued, isSlow } = await createHeldBack(listing.body.id, [`lee${n}`], `+1303555017${n}`);
    // Otherwise an overloaded machine has left the analysis to the queue, or stored the reservation before it.
    const isStoredFirst = own.some((text) => text.startsWith('with r as ( insert'));
    if (!isQueued && !isStoredFirst) {
      // On a slow machine, the block list is read once more.
      requests.push(own.filter((text) => !isSlow || !READ_AGAIN.test(text)));
      expect(storedInTransaction.pop()).toBe(false);
    }
    followed.push(await follow());
  }
  expect(requests.length).toBeGreaterThan(0);
  expect(fewest(requests)).toHaveLength(7);
  expect(fewest(followed).length).toBeLessThanOrEqual(7);
  const together: string[][] = [];
  for (let n = 1; n <= 4 && together.length < 2; n += 1) {
    const names = Array.from({ length: 10 }, (_, of) => `ten${n}of${of}`);
    const { ids, isQueued } = await createHeldBack(listing.body.id, names, '+13035550187');
    const ran = await follow();
    if (!isQueued) together.push(ran);
    await withClient(async (client) => {
      const text =
        'select count(*)::int as stays, count(distinct guest_id)::int as guests from intelligence.stay where id = any($1)';
      expect((await client.query(text, [ids])).rows).toEqual([{ stays: 10, guests: 1 }]);
    });
  }
  expect(together.length).toBeGreaterThan(0);
  expect(fewest(together).length).toBeLessThanOrEqual(7);
}, 400_000);

const ANNOUNCE = `
  insert into outbox.announcement (id, account_id, type, subject_id, payload, occurred_at)
  select gen_random_uuid(), account_id, 'reservation.updated', id::text, jsonb_build_object('reservationId', id), now()
  from screening.reservation where id = $1
  returning pg_notify('topics', $2)`;

test('events and follow-up work of a busy service gather', async () => {
  await follow();
  statements.length = 0;
  let elapsedMs = 0;
  await withClient(async (client) => {
    const startedAt = performance.now();
    for (let n = 0; n < 100; n += 1) {
      await Reflect.apply(query, client, [ANNOUNCE, [first, payloadOf(OUTBOX_TOPIC, {})]]);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    elapsedMs = performance.now() - startedAt;
  });
  const ran = statements.map((text) => text.replace(/\s+/g, ' '));
  const writings = ran.filter((text) => text.startsWith('with taken as (delete from outbox.announcement')).length;
  const followings = ran.filter((text) => text.startsWith('with given as materialized')).length;
  expect(writings).toBeGreaterThan(0);
  expect(writings).toBeLessThanOrEqual(elapsedMs / 25 + 2);
  expect(followings).toBeLessThanOrEqual(elapsedMs / 100 + 2);
}, 120_000);
