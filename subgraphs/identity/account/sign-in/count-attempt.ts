import type pg from 'pg';

/** Tries of one address in any so many seconds, right ones included, from wherever they come. */
const MOST = 10;
const WINDOW = `interval '15 minutes'`;

/** The row's lock makes tries of one address wait for each other in all processes; what is refused costs nothing. */
const COUNT = `
  insert into identity.sign_in_attempt as known (login_key, attempts, allowed, last_at)
  values ($1, array[clock_timestamp()], true, clock_timestamp())
  on conflict (login_key) do update set (attempts, allowed, last_at) = (
    select recent || case when cardinality(recent) < ${MOST} then array[now] else '{}' end,
      cardinality(recent) < ${MOST}, now
    from (
      select coalesce(array_agg(at order by at), '{}') as recent, clock_timestamp() as now
      from unnest(known.attempts) as at where at > clock_timestamp() - ${WINDOW}) counted)
  returning allowed, extract(epoch from attempts[1] + ${WINDOW} - clock_timestamp())::float8 as wait`;

/** More than one try can leave behind. */
const FORGET = `
  delete from identity.sign_in_attempt where login_key in (
    select login_key from identity.sign_in_attempt where last_at < now() - ${WINDOW} limit 20 for update skip locked)`;

/**
 * Counts a try of an address, known or not, by its keyed digest. Gives null, or the whole seconds until the next one is
 * let through.
 */
export async function countAttempt(pool: pg.Pool, loginKey: string): Promise<number | null> {
  const counted = { name: 'count-attempt', text: COUNT, values: [loginKey] };
  const { rows } = await pool.query<{ allowed: boolean; wait: number }>(counted);
  await pool.query({ name: 'forget-attempts', text: FORGET });
  const { allowed, wait } = rows[0]!;
  return allowed ? null : Math.max(1, Math.ceil(wait));
}
