import type pg from 'pg';
import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { buildSegments } from '#subgraphs/intelligence/segments/build/build-segments.js';
import { reservationFeed } from '#subgraphs/screening/booking/feed/reservation-feed.js';
import { eventually } from '../support/eventually.js';
import { type RestartableTest, runningTest } from '../support/running.js';
import { guestStays } from '../support/segments.js';

let service: RestartableTest;
let pool: pg.Pool;
let at: ReturnType<typeof guestStays>;

beforeAll(async () => {
  service = await runningTest();
  pool = openPool(service.databaseUrl, 6, openLog('silent', 'test'));
  at = guestStays(service, pool);
});

afterAll(async () => {
  await pool?.end();
  await service?.stop();
});

const never = new AbortController().signal;

const allStays = async () =>
  (await pool.query(`select to_jsonb(s) - 'guest_id' as stay from intelligence.stay s order by account_id, id`)).rows;

/** Keys that lead to other stays than those that have them, and stays without a key. */
const ASTRAY = `
  select from intelligence.stay s cross join lateral (values (s.email_digest), (s.phone_digest)) d(digest)
  left join intelligence.guest_key k on k.account_id = s.account_id and k.digest = d.digest
  where d.digest is not null and k.guest_id is distinct from s.guest_id`;

const NEXT_TABLES = `
  select from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'intelligence' and c.relname like '%\\_next%'`;

let changed: string;

test('a build gives exactly the stays that were followed one by one, including unusual names', async () => {
  const names = ['Ann\tLee', 'Bo\\N Ek', "D'Arcy \\ Fox", 'Zoë 😀 Ash', 'Lee Stays GmbH'];
  for (const [n, name] of names.entries())
    await at.book(20 + n * 20, { full_name: name, email: `g${n}@firm${n}.example`, phone: `+1303555010${n}` });
  changed = await at.book(9, { full_name: 'Ann Lee', email: 'g0@firm0.example' });
  await at.book(9, { full_name: 'Cy Orr', phone: '+13035550199' });
  await eventually(async () => (await allStays()).length === 7);
  const [before, who] = [await allStays(), await at.guests()];
  await pool.query('truncate intelligence.stay, intelligence.guest_key');
  expect((await buildSegments(pool, reservationFeed(pool), never)).stays).toBe(7);
  expect([await allStays(), await at.guests()]).toEqual([before, who]);
});

test('changes during a build are visible at once, and afterwards', async () => {
  let isHeldUp = false;
  const meanwhile = async (): Promise<void> => {
    if (isHeldUp) return;
    isHeldUp = true;
    await at.book(5, { full_name: 'New Guest', email: 'new@example.com' });
    await service.rest('PUT', `/reservations/${changed}`, { guest: { email: 'other@example.com' } });
    await service.rest('POST', '/guests/erase', { phone: '+13035550199' });
    await eventually(async () => (await at.staysOf('new@example.com')) === 1);
    await eventually(async () => (await at.staysOf('other@example.com')) === 1);
    await eventually(async () => (await at.staysOf('+13035550199')) === undefined);
  };
  await buildSegments(pool, reservationFeed(pool), never, meanwhile);
  expect(isHeldUp).toBe(true);
  const asked = ['new@example.com', 'other@example.com', '+13035550199', 'g0@firm0.example', '+13035550100'];
  expect(await Promise.all(asked.map(at.staysOf))).toEqual([1, 1, undefined, 1, 1]);
  const [built, who] = [await allStays(), await at.guests()];
  await buildSegments(pool, reservationFeed(pool), never);
  expect([await allStays(), await at.guests()]).toEqual([built, who]);
  expect((await pool.query(ASTRAY)).rowCount).toBe(0);
});

test('a build stopped midway keeps the existing segments and nothing of its own; later ones work', async () => {
  const before = await allStays();
  const stopping = new AbortController();
  const building = buildSegments(pool, reservationFeed(pool), stopping.signal, async () => {
    await at.book(4, { full_name: 'Late Guest', email: 'late@example.com' });
    await eventually(async () => (await at.staysOf('late@example.com')) === 1);
    stopping.abort(new Error('told to stop'));
  });
  await expect(building).rejects.toThrow('told to stop');
  expect(await allStays()).toHaveLength(before.length + 1);
  await eventually(async () => (await pool.query(NEXT_TABLES)).rowCount === 0);
  expect((await buildSegments(pool, reservationFeed(pool), never)).stays).toBe(before.length + 1);
  expect(await at.staysOf('late@example.com')).toBe(1);
});

test('a build stopped while it waits for the database ends', async () => {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('lock table screening.reservation in access exclusive mode');
  const stopping = new AbortController();
  const building = buildSegments(pool, reservationFeed(pool), stopping.signal);
  const ended = expect(building).rejects.toThrow('told to stop');
  const WAITING = `select from pg_locks where relation = 'screening.reservation'::regclass and not granted`;
  await eventually(async () => (await pool.query(WAITING)).rowCount! > 0);
  stopping.abort(new Error('told to stop'));
  await ended;
  await client.query('rollback');
  client.release();
});

test('requests during repeated replacement of the tables always get the same answer', async () => {
  let isOver = false;
  const building = (async () => {
    for (let n = 0; n < 5; n += 1) await buildSegments(pool, reservationFeed(pool), never);
    isOver = true;
  })();
  const answers = new Set<number | undefined>();
  while (!isOver) answers.add(await at.staysOf('g1@firm1.example'));
  await building;
  expect([...answers]).toEqual([1]);
});

/** A stay with few addresses and numbers, so that stays form chains that grow. */
const CHAINS = `
  insert into screening.reservation (account_id, id, confirmation_code, pms, status, source, number_of_guests, nights,
    total_price, check_in_date, check_out_date, guest_email_key, guest_phone_key, screens, portal_skipped, revision,
    analysed_revision, verification_status, verification_reason, top_risks, top_recommendations, entries,
    created_at, updated_at)
  select $1, gen_random_uuid(), 'chain' || n, 'api', 'CONFIRMED', 'direct', 2, 3, 300, '2026-01-01', '2026-01-04',
    case when n % 3 < 2 then 'chain' || (n * 7919 % 809) || '@example.com' end,
    case when n % 3 > 0 then '+1303' || (55000000 + n * 104729 % 811) end,
    '{}', true, 1, 1, 'verified', 'Because.', '[]', '[]', '{}', now(), now()
  from generate_series(1, 1500) n`;

interface Pair {
  account: string;
  email: string | null;
  phone: string | null;
}

/** The number of an account's guests, by giving each stay the smallest label of those it shares a key with. */
function guestsAmong(pairs: Pair[]): number {
  const labels = new Map<string, number>();
  const keysOf = ({ email, phone }: Pair) => [email, phone].filter((key) => key !== null);
  for (const [n, pair] of pairs.entries()) for (const key of keysOf(pair)) if (!labels.has(key)) labels.set(key, n);
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const pair of pairs) {
      const least = Math.min(...keysOf(pair).map((key) => labels.get(key)!));
      for (const key of keysOf(pair)) if (labels.get(key) !== least) [isMoving] = [!!labels.set(key, least)];
    }
  }
  return new Set(labels.values()).size;
}

test('guests joined by later stays are one, in each account separately', async () => {
  const others = ['b0000000-0000-7000-8000-000000000001', 'b0000000-0000-7000-8000-000000000002'];
  await pool.query('alter table screening.reservation disable trigger user');
  for (const account of others) await pool.query(CHAINS, [account]);
  await buildSegments(pool, reservationFeed(pool), never);
  const { rows } = await pool.query<Pair>(
    `select account_id as account, guest_email_key as email, guest_phone_key as phone from screening.reservation
     where confirmation_code like 'chain%'`,
  );
  const built = await pool.query<{ account: string; guests: number }>(
    `select account_id as account, count(distinct guest_id)::int as guests from intelligence.stay
     where account_id = any($1::uuid[]) group by 1 order by 1`,
    [others],
  );
  const expected = others.map((account) => guestsAmong(rows.filter((row) => row.account === account)));
  expect(built.rows.map(({ guests: count }) => count)).toEqual(expected);
  expect(expected[0]).toBeGreaterThan(50);
  expect(expected[0]).toBeLessThan(1_100);
  expect((await pool.query(ASTRAY)).rowCount).toBe(0);
});
