import type pg from 'pg';
import { GIVEN_UP } from '#kit/queue/given-up.js';
import { OLDEST_POSTGRES } from '#kit/start/check-cluster.js';
import type { Finding } from './finding.js';

const CLOCK_MS = 2_000;
const LATE_SECONDS = 60;

/** Checks the server, its clock, the queue and the webhooks. The tables may not exist yet. */
export async function examineDatabase(pool: pg.Pool, sealing: boolean): Promise<Finding[]> {
  return [
    await version(pool),
    await clock(pool),
    ...(await whereTableIs(pool, 'jobs.job', queue)),
    ...(await whereTableIs(pool, 'outbox.announcement', outbox)),
    ...(await whereTableIs(pool, 'identity.webhook_endpoint', webhooks)),
    ...(await whereTableIs(pool, 'screening.contact_seal', () => contacts(pool, sealing))),
  ];
}

async function whereTableIs(
  pool: pg.Pool,
  table: string,
  look: (pool: pg.Pool) => Promise<Finding>,
): Promise<Finding[]> {
  const { rows } = await pool.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]!.there ? [await look(pool)] : [];
}

async function version(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const { number, name } = rows[0]!;
  if (number >= OLDEST_POSTGRES * 10_000) return { level: 'good', what: `PostgreSQL ${name} is reachable` };
  return {
    level: 'problem',
    what: `PostgreSQL ${name} is too old`,
    advice: `Upgrade it to version ${OLDEST_POSTGRES} or later.`,
  };
}

async function clock(pool: pg.Pool): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const apart = rows[0]!.ms - (before + Date.now()) / 2;
  if (Math.abs(apart) < CLOCK_MS) return { level: 'good', what: 'The clocks of the database and this machine agree' };
  const what = `The clocks of the database and this machine differ by ${(apart / 1000).toFixed(1)} s`;
  return {
    level: 'problem',
    what,
    advice: 'Synchronize both with NTP: link expiry, limits and retries depend on the clock.',
  };
}

async function queue(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ due: number; age: number; failed: number }>(
    `select count(*) filter (where waits and start_after <= now())::int as due,
       coalesce(extract(epoch from now() - min(start_after) filter (where waits)), 0)::int as age,
       count(*) filter (where name = $1)::int as failed
     from (select name, start_after, name <> $1 as waits from jobs.job where state in ('created', 'retry')) j`,
    [GIVEN_UP],
  );
  const { due, age, failed } = rows[0]!;
  const what = `Queue: ${due} due, ${failed} failed`;
  if (due > 0 && age > LATE_SECONDS)
    return {
      level: 'problem',
      what: `${what}; the oldest has been waiting for ${age} s`,
      advice: 'Check that a worker is running.',
    };
  if (failed === 0) return { level: 'good', what };
  const { rows: kinds } = await pool.query<{ name: string; many: number }>(
    `select source_name as name, count(*)::int as many from jobs.job where name = $1 and state = 'created'
     group by source_name order by many desc, source_name`,
    [GIVEN_UP],
  );
  const named = kinds.map(({ name, many }) => `${name} ${many}`).join(', ');
  const advice = 'Search the log for `job.failed`, then retry the jobs in the dashboard under "Failed work".';
  return { level: 'note', what: `${what} after all retries (${named})`, advice };
}

async function outbox(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ waiting: number; age: number; aside: number }>(
    `select count(*) filter (where set_aside_at is null)::int as waiting,
       coalesce(extract(epoch from now() - min(occurred_at) filter (where set_aside_at is null)), 0)::int as age,
       count(*) filter (where set_aside_at is not null)::int as aside
     from outbox.announcement`,
  );
  const { waiting, age, aside } = rows[0]!;
  const what = `Events waiting to be published: ${waiting}${aside === 0 ? '' : `, ${aside} set aside`}`;
  if (age <= LATE_SECONDS && aside === 0) return { level: 'good', what };
  if (age <= LATE_SECONDS) {
    const advice = 'Search the log for `events.set_aside`, then retry them in the dashboard under "Failed work".';
    return { level: 'note', what, advice };
  }
  const advice =
    'Check that a worker is running. If one is, search the log for `events.too_many_refused` and `events.not_written_out`.';
  return { level: 'problem', what: `${what}; the oldest has been waiting for ${age} s`, advice };
}

async function contacts(pool: pg.Pool, sealing: boolean): Promise<Finding> {
  const { rows } = await pool.query<{ completed: boolean }>(
    'select completed_at is not null as completed from screening.contact_seal',
  );
  const [seal] = rows;
  if (seal && !sealing) {
    const what = 'Guest names, emails and phone numbers are encrypted, but SEAL_CONTACTS is not set';
    return { level: 'problem', what, advice: 'Set SEAL_CONTACTS=true: the service will not start without it.' };
  }
  if (!sealing)
    return {
      level: 'good',
      what: 'Guest names, emails and phone numbers are stored in plain text: SEAL_CONTACTS is off',
    };
  return seal?.completed
    ? { level: 'good', what: 'Guest names, emails and phone numbers are encrypted' }
    : {
        level: 'note',
        what: 'Not all guest names, emails and phone numbers are encrypted yet',
        advice: 'Start the service, then run npm run contacts:seal.',
      };
}

async function webhooks(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ all: number; off: number; failing: number }>(
    `select count(*)::int as all, count(*) filter (where not enabled)::int as off,
       count(*) filter (where enabled and failing_since is not null)::int as failing
     from identity.webhook_endpoint`,
  );
  const { all, off, failing } = rows[0]!;
  const what = `Webhook endpoints: ${all} (${off} disabled, ${failing} failing)`;
  if (off + failing === 0) return { level: 'good', what };
  return {
    level: 'note',
    what,
    advice: 'Check their deliveries for the reason. To re-enable an endpoint, register its URL again.',
  };
}
