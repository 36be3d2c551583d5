import type pg from 'pg';
import { lookupDigest } from '#kit/cipher/cipher.js';
import type { ReservationList } from '../list-statement.js';
import { type Add, type ReservationQuery, conditionsOf, searching } from '../reservation-conditions.js';

/** Counts that took less time than this are not stored. */
const DEAR_MS = 40;

const WEEK = `date_trunc('week', t.created_at at time zone 'utc')::date`;
const CLUSTER = '(select system_identifier from pg_control_system())';

/** The weeks of a stored total; those that changed since its snapshot are counted again. */
const known = (where: string) => `
  with known as (
    select weeks, many, counted from screening.reservation_total
    where account_id = $1 and digest = $2 and cluster = ${CLUSTER}),
  dirty as (
    select distinct t.week from known k
    join screening.reservation_touch t on t.account_id = any($3::uuid[])
      and t.xid >= pg_snapshot_xmin(k.counted) and not pg_visible_in_snapshot(t.xid, k.counted)),
  kept as (
    select w.week, w.many from known k cross join lateral unnest(k.weeks, k.many) w(week, many)
    where w.week not in (select week from dirty)),
  recounted as (
    select d.week, c.many from dirty d
    cross join lateral (
      select count(*)::int as many from screening.reservation t
      where t.account_id = any($3::uuid[]) and t.created_at >= d.week::timestamp at time zone 'utc'
        and t.created_at < (d.week + 7)::timestamp at time zone 'utc' ${where}) c)
  select pg_current_snapshot()::text as counted, coalesce(array_agg(week::text), '{}') as weeks,
    coalesce(array_agg(many), '{}') as many, coalesce(sum(many), 0)::int as total,
    (select count(*) from dirty)::int as dirty
  from (select * from kept union all select * from recounted) found having exists (select from known)`;

const all = (where: string) => `
  select pg_current_snapshot()::text as counted, coalesce(array_agg(week::text), '{}') as weeks,
    coalesce(array_agg(many), '{}') as many, coalesce(sum(many), 0)::int as total
  from (
    select ${WEEK} as week, count(*)::int as many from screening.reservation t
    where t.account_id = any($1::uuid[]) ${where} group by 1) found`;

const KEEP = `
  insert into screening.reservation_total (account_id, digest, cluster, counted, weeks, many)
  select $1, $2, ${CLUSTER}, $3::pg_snapshot, $4::date[], $5::int[]
  on conflict (account_id, digest) do update set cluster = excluded.cluster, counted = excluded.counted,
    weeks = excluded.weeks, many = excluded.many, counted_at = now()`;

interface Counted {
  counted: string;
  weeks: string[];
  many: number[];
  total: number;
  dirty?: number;
}

type Asked = ReservationQuery & Pick<ReservationList, 'accountIds'>;

/**
 * Exact number of rows of a query. Expensive counts are stored by week of creation; later requests recount only weeks
 * with relevant changes. null if the query filters by time of update, which is not tracked. Runs on the primary: a
 * standby's snapshots lack the required information.
 */
export async function rememberedTotal(pool: pg.Pool, asked: Asked, dearMs = DEAR_MS): Promise<number | null> {
  const { accountIds, filter } = asked;
  const [owner] = accountIds;
  if (!owner || filter.updatedFrom || filter.updatedTo) return null;
  const digest = digestOf(asked);
  const found = await run(pool, known, asked, [owner, digest, accountIds]);
  if (found?.dirty === 0) return found.total;
  const startedAt = performance.now();
  const counted = found ?? (await run(pool, all, asked, [accountIds]))!;
  if (found || performance.now() - startedAt >= dearMs) {
    await pool.query(KEEP, [owner, digest, counted.counted, counted.weeks, counted.many]);
  }
  return counted.total;
}

async function run(
  pool: pg.Pool,
  textOf: (where: string) => string,
  asked: Asked,
  first: unknown[],
): Promise<Counted | undefined> {
  const values = [...first];
  const where = conditionsOf(asked, (value) => `$${values.push(value)}`).map((one) => ` and ${one}`);
  return (await searching(asked, () => pool.query<Counted>(textOf(where.join('')), values))).rows[0];
}

/** Identifies a query without storing its content: a digest keyed by the service. */
function digestOf(asked: Asked): string {
  const values: unknown[] = [];
  const add: Add = (value) => `$${values.push(value)}`;
  return lookupDigest(JSON.stringify([conditionsOf(asked, add), values, asked.accountIds]));
}

/** Upper bound on the duration of a count: touches are kept at least this long, so that no running count misses one. */
const LONGEST_COUNT = `interval '10 minutes'`;

/** Deletes totals not requested for a day, and touches that all remaining totals include. */
export const FORGET_TOTALS = [
  `delete from screening.reservation_total where counted_at < now() - interval '1 day' or cluster <> ${CLUSTER}`,
  `delete from screening.reservation_touch where touched_at < now() - ${LONGEST_COUNT}
    and xid < least(pg_snapshot_xmin(pg_current_snapshot()),
      (select pg_snapshot_xmin(counted) from screening.reservation_total order by 1 limit 1))`,
];
