import type pg from 'pg';
import { prepared } from '#kit/store/prepared.js';
import { LIVE } from './stay-tables.js';

/** Smaller accounts are measured after every change of a past stay, larger ones once a day, because measuring reads all stays. */
const FEW_STAYS = 1_000;

const OLD = `measured_at < now() - interval '1 day'`;

const OF_ACCOUNT = 'from intelligence.segment_scale where account_id = $1 and id = $1';

/** Whether the values of the account `$1` are more than a day old; null if it has none. */
export const SCALE_AGE = `select ${OLD} ${OF_ACCOUNT}`;

const MEASURED = prepared(`select stays < ${FEW_STAYS} as few, ${OLD} as old ${OF_ACCOUNT}`);

/** Lower bound for nights and prices, to avoid dividing by tiny numbers. */
const LEAST = 0.001;

/**
 * Median prices per currency, so that spending can be expressed in nights, and quintile limits of the guests of the
 * last three years. `$1`: accounts, each measured separately; `$2`: today.
 */
const MEASURE = (stay: string, scale: string) => `
  with done as (
    select account_id, guest_id, currency, nights, revenue, check_out from ${stay}
    where account_id = any($1::uuid[]) and status = 'CONFIRMED' and not declined and check_out < $2::date),
  counted as (select account_id, currency, count(*) as stays from done group by 1, 2),
  main as (
    select distinct on (account_id) account_id, currency from counted where currency <> ''
    order by account_id, stays desc, currency),
  spent as (
    select d.account_id, d.guest_id, coalesce(nullif(d.currency, ''), m.currency, '') as currency, d.nights, d.revenue,
      d.check_out
    from done d left join main m using (account_id)),
  price as (
    select account_id, currency, percentile_cont(0.5) within group (order by revenue / nights) as night
    from spent where nights >= ${LEAST} and revenue >= ${LEAST} group by 1, 2),
  guest as (
    select s.account_id, s.guest_id, count(*) as stays, max(s.check_out) as last_out,
      coalesce(sum(s.revenue / p.night), 0) as nights
    from spent s left join price p using (account_id, currency) group by 1, 2),
  recent as (
    select account_id, count(*) as guests,
      percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by nights) as cuts,
      percentile_disc(0.5) within group (order by $2::date - last_out) as days,
      percentile_disc(0.5) within group (order by stays) as stays,
      percentile_disc(0.5) within group (order by nights) as nights
    from guest where last_out >= $2::date - 1095 group by 1)
  insert into ${scale} (account_id, id, guests, stays, cuts, prices, main_currency, medians, measured_at)
  select a.id, a.id, coalesce(r.guests, 0), coalesce((select sum(stays) from counted c where c.account_id = a.id), 0),
    coalesce(r.cuts, '{}'),
    coalesce((select jsonb_object_agg(p.currency, p.night) from price p where p.account_id = a.id), '{}'),
    coalesce(m.currency, ''),
    jsonb_build_object('daysSinceLastStay', coalesce(r.days, 0), 'stays', coalesce(r.stays, 1),
      'nightsEquivalent', coalesce(round(r.nights::numeric, 2), 0)), now()
  from unnest($1::uuid[]) a(id) left join main m on m.account_id = a.id left join recent r on r.account_id = a.id`;

const REPLACE = `
  on conflict (account_id, id) do update set guests = excluded.guests, stays = excluded.stays, cuts = excluded.cuts,
    prices = excluded.prices, main_currency = excluded.main_currency, medians = excluded.medians,
    measured_at = excluded.measured_at`;

const LIVE_SCALE = 'intelligence.segment_scale';

/** Very large accounts need more time than the usual statement timeout. */
const PATIENCE_MS = 600_000;

/** Measures the reference values of an account as of `today`, in the caller's transaction. */
export async function measureScale(client: pg.ClientBase, accountId: string, today: string): Promise<void> {
  const text = MEASURE(LIVE.stay, LIVE_SCALE) + REPLACE;
  const patient = { text, values: [[accountId], today], query_timeout: PATIENCE_MS };
  await client.query(patient);
}

/** The same for several accounts over other tables; `scale` has no rows for them yet. */
export async function measureNext(
  client: pg.ClientBase,
  accountIds: string[],
  today: string,
  { stay, scale, patienceMs }: { stay: string; scale: string; patienceMs: number },
): Promise<void> {
  const patient = { text: MEASURE(stay, scale), values: [accountIds, today], query_timeout: patienceMs };
  await client.query(patient);
}

/** Activates values measured elsewhere. */
export async function takeScale(client: pg.ClientBase, scale: string): Promise<void> {
  await client.query(`insert into ${LIVE_SCALE} select * from ${scale} ${REPLACE}`);
}

/** Measurement state of an account; null if it has none. */
async function measured(client: pg.ClientBase, accountId: string) {
  const { rows } = await client.query<{ few: boolean; old: boolean }>(MEASURED, [accountId]);
  return rows[0] ?? null;
}

/** Advisory lock number, next to 7310 for guests. */
const MEASURING = 7312;

const LOCK = (how: string) => `select pg_${how}advisory_xact_lock($1, hashtext($2)) as mine`;

/**
 * Measures an account if due, in its own transaction, since guests may change meanwhile. Small accounts are measured by
 * every writer in turn, so that the last change is included; large ones by one of the writers that find it due.
 */
export async function measureWhereDue(client: pg.ClientBase, accountId: string, today: string): Promise<void> {
  const few = (await measured(client, accountId))?.few ?? true;
  const lock = await client.query<{ mine: boolean | '' }>(LOCK(few ? '' : 'try_'), [MEASURING, accountId]);
  if (lock.rows[0]!.mine === false) return;
  const now = await measured(client, accountId);
  if (!now || now.few || now.old) await measureScale(client, accountId, today);
}
