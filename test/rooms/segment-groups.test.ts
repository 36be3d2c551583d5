import pg from 'pg';
import {
  countStatement,
  pageStatement,
  segmentOfCode,
} from '#subgraphs/intelligence/segments/lookup/group-statement.js';
import { segmentReads } from '#subgraphs/intelligence/segments/lookup/segment-reads.js';
import { SEGMENT_NAMES } from '#subgraphs/intelligence/segments/rules/catalogue.js';
import { segmentOf } from '#subgraphs/intelligence/segments/rules/segment-of.js';
import { measureWhereDue } from '#subgraphs/intelligence/segments/stays/measure-scale.js';
import type { Place } from '#kit/graph/page.js';
import type { TestDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';

const TODAY = '2026-06-30';
const accountOf = (n: number) => `a0000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
/** Many guests, few guests, guests of another account, and no metrics at all. */
const [LARGE, SMALL, OTHER, UNMEASURED] = [1, 2, 3, 4].map(accountOf) as [string, string, string, string];

/**
 * Stays with varying guests, days, prices, currencies, names and states, the same in each run: half of the guests stay
 * once.
 */
const STAYS = `
  with drawn as (
    select n, abs(hashtext('guest' || n)) as g, abs(hashtext('day' || n)) as d, abs(hashtext('price' || n)) as p
    from generate_series(1, $3::int) n)
  insert into intelligence.stay
  select $1::uuid, ('b0000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid,
    ('c0000000-0000-7000-8000-' || lpad((case when n % 2 = 0 then n else g % $2::int end)::text, 12, '0'))::uuid,
    'mail' || g % 7, 'phone', 'name' || d % 5, null, n % 3 = 0, false, n % 4 = 0,
    (array['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELED', 'INQUIRY'])[1 + p % 6], n % 17 = 0,
    day - 1 - n % 6, day, 1 + n % 6, p % 900 + 0.1 * (n % 9), (array['EUR', 'EUR', 'JPY', ''])[1 + g % 4]
  from drawn, lateral (select case when n % 23 = 0 then null
    else date '2026-06-30' + 40 - (d % (case when n % 2 = 0 then 1700 else 600 end)) end as day) t`;

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  for (const [account, guests, stays] of [
    [LARGE, 150, 1_500],
    [SMALL, 12, 60],
    [OTHER, 9_000, 20_000],
    [UNMEASURED, 20, 80],
  ] as const)
    await pool.query(STAYS, [account, guests, stays]);
  const client = await pool.connect();
  for (const account of [LARGE, SMALL]) await measureWhereDue(client, account, TODAY);
  client.release();
  await pool.query('vacuum analyze intelligence.stay');
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

/** The segment of every guest, computed guest by guest. */
async function oneByOne(accountIds: string[]): Promise<Map<string, string>> {
  const reads = segmentReads(pool);
  const text = 'select distinct account_id, guest_id from intelligence.stay where account_id = any($1)';
  const { rows } = await pool.query<{ account_id: string; guest_id: string }>(text, [accountIds]);
  const found = rows.map(async ({ account_id: accountId, guest_id: guestId }) => {
    const stays = await reads.staysOf({ accountId, guestId });
    const { name } = segmentOf(stays, await reads.scaleOf(accountId), TODAY).segment;
    return [`${accountId} ${guestId}`, name] as const;
  });
  return new Map(await Promise.all(found));
}

test('computes the same segments for all guests at once as for each alone', async () => {
  const accounts = [LARGE, SMALL, UNMEASURED];
  const alone = await oneByOne(accounts);
  expect(new Set(alone.values()).size).toBeGreaterThan(9);
  const { rows } = await pool.query<{ code: number; guests: number }>(countStatement(accounts, TODAY));
  const counts = new Map<string, number>();
  for (const { code, guests } of rows) counts.set(segmentOfCode(code), (counts.get(segmentOfCode(code)) ?? 0) + guests);
  for (const segment of SEGMENT_NAMES) {
    const theirs = [...alone].filter(([, name]) => name === segment).map(([guest]) => guest);
    const page = await segmentReads(pool).pageOf(accounts, TODAY, { segment, from: 0, size: 10_000 });
    expect(page.guests.map(({ accountId, guestId }) => `${accountId} ${guestId}`).sort()).toEqual(theirs.sort());
    expect([segment, page.total, counts.get(segment) ?? 0]).toEqual([segment, theirs.length, theirs.length]);
  }
});

test('pages have no gaps, and know the total number beyond the end', async () => {
  const all = await segmentReads(pool).pageOf([LARGE], TODAY, { segment: null, from: 0, size: 10_000 });
  const pages = [];
  for (let from = 0; from < all.total; from += 100)
    pages.push(...(await segmentReads(pool).pageOf([LARGE], TODAY, { segment: null, from, size: 100 })).guests);
  expect(pages).toEqual(all.guests);
  const beyond = await segmentReads(pool).pageOf([LARGE], TODAY, { segment: null, from: all.total, size: 100 });
  expect(beyond).toEqual({ total: all.total, guests: [] });
});

test('cursors give the same guests forward and backward, by what they spent', async () => {
  const reads = segmentReads(pool);
  const page = await reads.pageOf([LARGE, SMALL], TODAY, { segment: null, from: 0, size: 10_000 });
  const expected = page.guests.map(({ accountId, guestId }) => `${accountId} ${guestId}`);
  const walk = async (isBackward: boolean) => {
    const found: string[] = [];
    const spent: number[] = [];
    for (let [place, more] = [null as Place | null, true]; more;) {
      const asked = { size: 50, after: isBackward ? null : place, before: isBackward ? place : null, isBackward };
      const rows = await reads.between([LARGE, SMALL], TODAY, null, asked);
      more = rows.length > 50;
      const shown = rows.slice(0, 50);
      found.push(...shown.map(({ accountId, guestId }) => `${accountId} ${guestId}`));
      spent.push(...shown.map(({ _place }) => _place[0] as number));
      place = shown.at(-1)!._place;
    }
    return isBackward ? { found: found.reverse(), spent: spent.reverse() } : { found, spent };
  };
  const forward = await walk(false);
  expect(forward.spent).toEqual([...forward.spent].sort((a, b) => b - a));
  expect([...forward.found].sort()).toEqual([...expected].sort());
  expect(await walk(true)).toEqual(forward);
  expect(await reads.totalOf([LARGE, SMALL], TODAY, null)).toBe(expected.length);
});

test.each([
  ['counts', countStatement([SMALL], TODAY)],
  ['a page', pageStatement([SMALL], TODAY, { segment: 'Champions', from: 0, size: 25 })],
])('%s read the stays of the requested accounts only', async (_, { text, values }) => {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  );
  const read = nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'stay');
  expect(read.length).toBeGreaterThan(0);
  for (const node of read) {
    expect(node['Node Type']).toMatch(/Index|Bitmap/);
    expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(60);
  }
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
