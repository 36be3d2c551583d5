import type pg from 'pg';
import { inTransaction } from '#kit/store/in-transaction.js';
import { type SealedRow, seal } from '#kit/cipher/cipher.js';
import { isSealed, isSealedSql } from '#kit/cipher/sealable-text.js';
import { CONTACT_COLUMNS, withContacts } from './contact-columns.js';
import { PLAIN_KEYS_LOCK } from './contact-seal.js';
import { type Contacts, contactIndexOf, contactKeys, contactMark, nameWordsOf } from './contact-index.js';

const BATCH = 500;
/** Maximum number of passes over rows that were skipped because they were locked. */
const PASSES = 20;

/** First pass: large batches that skip locked rows. Later passes: each skipped row by itself, waiting for its lock. */
const boundsOf = (waits: boolean) => (waits ? 'limit 1 for no key update of t' : `limit ${BATCH}`);

const COLUMNS = Object.entries(CONTACT_COLUMNS).map(
  ([name, column]) => [name as keyof Contacts, column, column.split('.')[2]!] as const,
);

const isPlain = (column: string) => `(t.${column} is not null and not ${isSealedSql(`t.${column}`)})`;
const lacksMark = (field: string) => `(t.guest_${field}_key is not null and t.guest_${field}_mark is null)`;
const LACKS_MARKS = `(${lacksMark('email')} or ${lacksMark('phone')})`;
const HAS_KEYS = '(t.guest_email_key is not null or t.guest_phone_key is not null)';
const IS_NAMED = COLUMNS.map(([, , column]) => `t.${column} is not null`).join(' or ');

/** Reservations that are not in the current format. */
const PLAIN = `(${COLUMNS.map(([, , column]) => isPlain(column)).join(' or ')} or ${LACKS_MARKS}
  or (t.contact_index is null and (${IS_NAMED})))`;

/** Remaining work by kind. Zero counts do not prove that the database contains no plain-text contact. */
export interface Left {
  reservations: number;
  states: number;
  keys: number;
}

const LEFT = `
  select (select count(*)::int from screening.reservation t where ${PLAIN}) as reservations,
    (select count(*)::int from screening.reservation_state t where ${LACKS_MARKS}) as states,
    (select count(*)::int from screening.reservation t where ${HAS_KEYS})
      + (select count(*)::int from screening.reservation_state t where ${HAS_KEYS}) as keys`;

/** Counts plain-text rows. Throws if the role cannot see every row. */
export async function countPlain(pool: pg.Pool): Promise<Left> {
  const fenced = `select row_security_active('screening.reservation') or row_security_active('screening.reservation_state') as is`;
  if ((await pool.query<{ is: boolean }>(fenced)).rows[0]!.is)
    throw new Error('This database role cannot see all rows. Use the role that runs migrations.');
  return (await pool.query<Left>(LEFT)).rows[0]!;
}

/**
 * Encrypts the contacts of existing reservations while the service runs with the same setting. Guests are matched by
 * plain-text keys or by marks, so every row gets marks before plain-text keys are removed for good. Progress is kept in
 * the data itself: after a crash, run it again.
 */
export async function sealStored(pool: pg.Pool, write: (line: string) => void): Promise<Left> {
  write(`${await untilDone((waits) => sealReservations(pool, waits))} reservations encrypted`);
  write(`${await untilDone((waits) => markStates(pool, waits))} earlier states indexed`);
  const before = await countPlain(pool);
  if (before.reservations + before.states > 0) return before;
  await dropKeysFromNowOn(pool);
  const dropped = [];
  for (const [table, key] of KEYED) dropped.push(await untilDone((waits) => dropKeys(pool, table, key, waits)));
  write(`plain-text keys removed from ${dropped.reduce((sum, many) => sum + many, 0)} rows`);
  // Stored totals and planner statistics contain search results and most common values in plain text.
  await pool.query('delete from screening.reservation_total');
  await pool.query('vacuum (analyze) screening.reservation, screening.reservation_state');
  const left = await countPlain(pool);
  if (left.reservations + left.states + left.keys === 0)
    await pool.query('update screening.contact_seal set completed_at = coalesce(completed_at, now())');
  return left;
}

interface Pass {
  found: number;
  changed: number;
}

/** Runs passes until one finds nothing left to do. Returns the number of changed rows. */
async function untilDone(run: (waits: boolean) => Promise<Pass>): Promise<number> {
  let all = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { found, changed } = await run(pass > 0);
    all += changed;
    if (found === 0) break;
  }
  return all;
}

type Stored = SealedRow & Contacts;

const pageOf = (waits: boolean) => `
  select t.account_id as "accountId", t.id, ${COLUMNS.map(([name, , column]) => `t.${column} as "${name}"`).join(', ')}
  from screening.reservation t
  where ${PLAIN} and ($1::uuid is null or (t.account_id, t.id) > ($1::uuid, $2::uuid))
  order by t.account_id, t.id ${boundsOf(waits)}`;

/** Replaces only contacts that are still as they were read; locked rows are left to the next pass. */
const REPLACE = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as m("accountId" uuid, id uuid, was jsonb, replacement jsonb,
      "emailMark" text, "phoneMark" text, words int, index text)),
  held as (
    select m.* from screening.reservation t join made m on t.account_id = m."accountId" and t.id = m.id
    where ${COLUMNS.map(([name, , column]) => `t.${column} is not distinct from m.was ->> '${name}'`).join(' and ')}
    for no key update of t skip locked),
  sealed as (
  update screening.reservation t set
    ${COLUMNS.map(([name, , column]) => `${column} = h.replacement ->> '${name}'`).join(', ')},
    guest_email_mark = h."emailMark", guest_phone_mark = h."phoneMark", guest_name_words = h.words,
    contact_index = h.index::bigint[]
  from held h where t.account_id = h."accountId" and t.id = h.id
  returning t.account_id, t.created_at),
  touched as (
    insert into screening.reservation_touch (account_id, week)
    select distinct account_id, date_trunc('week', created_at at time zone 'utc')::date from sealed)
  select from sealed`;

function sealReservations(pool: pg.Pool, waits: boolean): Promise<Pass> {
  return bites<Stored>(pool, {
    page: pageOf(waits),
    change: REPLACE,
    first: [null, null],
    keyOf: ({ accountId, id }) => [accountId, id],
    valuesOf: (rows) => [JSON.stringify(rows.map(sealedRow))],
  });
}

function sealedRow(row: Stored) {
  const { accountId, id, ...was } = row;
  const plain = withContacts(row);
  const { emailMark, phoneMark } = contactKeys(accountId, plain);
  const sealed = (name: keyof Contacts, column: (typeof CONTACT_COLUMNS)[keyof Contacts]) =>
    row[name] === null || isSealed(row[name]) ? row[name] : seal(row[name], column, row);
  return {
    accountId,
    id,
    was,
    emailMark,
    phoneMark,
    words: nameWordsOf(plain.guestFullName),
    replacement: Object.fromEntries(COLUMNS.map(([name, column]) => [name, sealed(name, column)])),
    index: `{${contactIndexOf(accountId, plain).join()}}`,
  };
}

interface State {
  accountId: string;
  id: string;
  at: string;
  email: string | null;
  phone: string | null;
}

const statesOf = (waits: boolean) => `
  select t.account_id as "accountId", t.reservation_id as id, t.changed_at::text as at, t.guest_email_key as email,
    t.guest_phone_key as phone
  from screening.reservation_state t
  where ${LACKS_MARKS} and ($1::uuid is null
    or (t.account_id, t.reservation_id, t.changed_at) > ($1::uuid, $2::uuid, $3::timestamptz))
  order by t.account_id, t.reservation_id, t.changed_at ${boundsOf(waits)}`;

const MARK = `
  with made as (
    select * from jsonb_to_recordset($1::jsonb) as m("accountId" uuid, id uuid, at timestamptz, email text, phone text,
      "emailMark" text, "phoneMark" text)),
  held as (
    select m.* from screening.reservation_state t
    join made m on t.account_id = m."accountId" and t.reservation_id = m.id and t.changed_at = m.at
    where t.guest_email_key is not distinct from m.email and t.guest_phone_key is not distinct from m.phone
    for no key update of t skip locked)
  update screening.reservation_state t set guest_email_mark = h."emailMark", guest_phone_mark = h."phoneMark"
  from held h where t.account_id = h."accountId" and t.reservation_id = h.id and t.changed_at = h.at`;

function markStates(pool: pg.Pool, waits: boolean): Promise<Pass> {
  const marked = (row: State) => ({
    ...row,
    emailMark: contactMark(row.accountId, 'email', row.email),
    phoneMark: contactMark(row.accountId, 'phone', row.phone),
  });
  return bites<State>(pool, {
    page: statesOf(waits),
    change: MARK,
    first: [null, null, null],
    keyOf: ({ accountId, id, at }) => [accountId, id, at],
    valuesOf: (rows) => [JSON.stringify(rows.map(marked))],
  });
}

/**
 * Stops the writing of plain-text keys: when this returns, every transaction that may have written one has ended
 * (`dropPlainKeys`).
 */
async function dropKeysFromNowOn(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(${PLAIN_KEYS_LOCK})`);
    await client.query('update screening.contact_seal set marked_at = coalesce(marked_at, now())');
  });
}

type Key = [name: string, type: 'uuid' | 'timestamptz'][];

const KEYED: [table: string, key: Key][] = [
  [
    'screening.reservation',
    [
      ['account_id', 'uuid'],
      ['id', 'uuid'],
    ],
  ],
  [
    'screening.reservation_state',
    [
      ['account_id', 'uuid'],
      ['reservation_id', 'uuid'],
      ['changed_at', 'timestamptz'],
    ],
  ],
];

/** Batched, in primary-key order. */
function dropKeys(pool: pg.Pool, table: string, key: Key, waits: boolean): Promise<Pass> {
  const own = key.map(([name]) => `t.${name}`).join(', ');
  const named = key.map(([name]) => name).join(', ');
  const droppable = `${HAS_KEYS} and not ${LACKS_MARKS}`;
  const page = `
    select array[${key.map(([name]) => `t.${name}::text`).join(', ')}] as key from ${table} t
    where ${droppable} and ($1::text is null
      or (${own}) > (${key.map(([, type], n) => `$${n + 1}::text::${type}`).join(', ')}))
    order by ${own} ${boundsOf(waits)}`;
  const drop = `
    with held as (
      select ${own} from ${table} t
      join unnest(${key.map(([, type], n) => `$${n + 1}::${type}[]`).join(', ')}) as m(${named})
        on (${own}) = (${key.map(([name]) => `m.${name}`).join(', ')})
      where ${droppable} for no key update of t skip locked)
    update ${table} t set guest_email_key = null, guest_phone_key = null
    from held h where (${own}) = (${key.map(([name]) => `h.${name}`).join(', ')})`;
  return bites<{ key: string[] }>(pool, {
    page,
    change: drop,
    first: key.map(() => null),
    keyOf: (row) => row.key,
    valuesOf: (rows) => key.map((_, n) => rows.map((row) => row.key[n]!)),
  });
}

interface Bites<Found> {
  /** Rows after a position in primary-key order. */
  page: string;
  change: string;
  first: null[];
  keyOf(row: Found): string[];
  valuesOf(rows: Found[]): unknown[];
}

/** Reads and changes rows, with one transaction per page. This creates no reservation states. */
async function bites<Found extends object>(pool: pg.Pool, work: Bites<Found>): Promise<Pass> {
  const pass = { found: 0, changed: 0 };
  for (let after: (string | null)[] = work.first; ;) {
    const { rows, changed } = await inTransaction(pool, async (client) => {
      const page = await client.query<Found>(work.page, after);
      const change = page.rows.length > 0 ? await client.query(work.change, work.valuesOf(page.rows)) : null;
      return { rows: page.rows, changed: change?.rowCount ?? 0 };
    });
    if (rows.length === 0) return pass;
    pass.found += rows.length;
    pass.changed += changed;
    after = work.keyOf(rows.at(-1)!);
  }
}
