import type pg from 'pg';

/** Accounts with fewer stays are measured anew with every change, others once a day: it reads all their stays. */
const FEW_STAYS = 1_000;

const STALE = `
  select coalesce((
    select measured_at < now() - interval '1 day' or stays < ${FEW_STAYS}
    from intelligence.segment_scale where account_id = $1 and id = $1), true) as stale`;

/**
 * Prices are medians by currency, so that what a guest has spent can be told in nights, whatever the currency; the cuts
 * part the guests of the last three years in fifths.
 */
const MEASURE = `
  with done as (
    select guest_id, currency, nights, revenue, check_out from intelligence.stay
    where account_id = $1 and status = 'CONFIRMED' and not declined and check_out < $2::date),
  main as (
    select coalesce((
      select currency from done where currency <> '' group by 1 order by count(*) desc, 1 limit 1), '') as currency),
  spent as (
    select d.guest_id, coalesce(nullif(d.currency, ''), main.currency) as currency, d.nights, d.revenue, d.check_out
    from done d, main),
  price as (
    select currency, percentile_cont(0.5) within group (order by revenue / nights) as night
    from spent where nights > 0 and revenue > 0 group by 1),
  guest as (
    select s.guest_id, count(*) as stays, max(s.check_out) as last_out,
      coalesce(sum(s.revenue / p.night), 0) as nights
    from spent s left join price p using (currency) group by 1),
  recent as (select * from guest where last_out >= $2::date - 1095)
  insert into intelligence.segment_scale
    (account_id, id, guests, stays, cuts, prices, main_currency, medians, measured_at)
  select $1, $1, (select count(*) from recent), (select count(*) from done),
    coalesce((select percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by nights) from recent), '{}'),
    coalesce((select jsonb_object_agg(currency, night) from price), '{}'), (select currency from main),
    (select jsonb_build_object(
      'daysSinceLastStay', coalesce(percentile_disc(0.5) within group (order by $2::date - last_out), 0),
      'stays', coalesce(percentile_disc(0.5) within group (order by stays), 1),
      'nightsEquivalent', coalesce(round(percentile_disc(0.5) within group (order by nights)::numeric, 2), 0))
     from recent), now()
  on conflict (account_id, id) do update set guests = excluded.guests, stays = excluded.stays, cuts = excluded.cuts,
    prices = excluded.prices, main_currency = excluded.main_currency, medians = excluded.medians,
    measured_at = excluded.measured_at`;

/** The stays of a very large account take longer than other statements may. */
const PATIENCE_MS = 600_000;

/** Measures what the guests of an account are compared with, as of `today`, in the caller's transaction. */
export async function measureScale(client: pg.ClientBase, accountId: string, today: string): Promise<void> {
  const patient = { text: MEASURE, values: [accountId, today], query_timeout: PATIENCE_MS };
  await client.query(patient);
}

/** Beside 7310, the guests' own: of those who find it due one measures. */
const MEASURING = 7312;

/** The same where it is due and nobody else is at it, in a transaction of its own: guests change meanwhile. */
export async function measureWhereDue(client: pg.ClientBase, accountId: string, today: string): Promise<void> {
  const lock = await client.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1, hashtext($2)) as mine', [
    MEASURING,
    accountId,
  ]);
  if (!lock.rows[0]!.mine) return;
  const { rows } = await client.query<{ stale: boolean }>(STALE, [accountId]);
  if (rows[0]!.stale) await measureScale(client, accountId, today);
}
