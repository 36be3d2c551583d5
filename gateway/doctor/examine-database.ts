import type pg from 'pg';
import { GIVEN_UP } from '#kit/queue/given-up.js';
import { OLDEST_POSTGRES } from '#kit/start/check-cluster.js';
import type { Finding } from './finding.js';

const CLOCK_MS = 2_000;
const LATE_SECONDS = 60;

/** Looks at the server, its clock, the queue and the webhooks. The tables may not be there yet. */
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
  if (number >= OLDEST_POSTGRES * 10_000) return { level: 'good', what: `PostgreSQL ${name} answers` };
  return {
    level: 'problem',
    what: `PostgreSQL ${name} is too old`,
    advice: `Upgrade it to ${OLDEST_POSTGRES} or later.`,
  };
}

async function clock(pool: pg.Pool): Promise<Finding> {
  const before = Date.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const apart = rows[0]!.ms - (before + Date.now()) / 2;
  if (Math.abs(apart) < CLOCK_MS) return { level: 'good', what: "The database's clock and this machine's agree" };
  const what = `The database's clock is ${(apart / 1000).toFixed(1)} s off this machine's`;
  return { level: 'problem', what, advice: 'Set both by NTP: links, limits and retries go by the clock.' };
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
    return { level: 'problem', what: `${what}; the oldest waits for ${age} s`, advice: 'Is a worker running?' };
  if (failed === 0) return { level: 'good', what };
  const { rows: kinds } = await pool.query<{ name: string; many: number }>(
    `select source_name as name, count(*)::int as many from jobs.job where name = $1 and state = 'created'
     group by source_name order by many desc, source_name`,
    [GIVEN_UP],
  );
  const named = kinds.map(({ name, many }) => `${name} ${many}`).join(', ');
  const advice = 'See `job.failed` in the log for the errors, then retry the jobs: dashboard, "Failed work".';
  return { level: 'note', what: `${what} at every attempt (${named})`, advice };
}

async function outbox(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ waiting: number; age: number; aside: number }>(
    `select count(*) filter (where set_aside_at is null)::int as waiting,
       coalesce(extract(epoch from now() - min(occurred_at) filter (where set_aside_at is null)), 0)::int as age,
       count(*) filter (where set_aside_at is not null)::int as aside
     from outbox.announcement`,
  );
  const { waiting, age, aside } = rows[0]!;
  const what = `Events to be written out: ${waiting}${aside === 0 ? '' : `, ${aside} set aside`}`;
  if (age <= LATE_SECONDS && aside === 0) return { level: 'good', what };
  if (age <= LATE_SECONDS) {
    const advice = 'See `events.set_aside` in the log for the reasons, then retry them: dashboard, "Failed work".';
    return { level: 'note', what, advice };
  }
  const advice =
    'Is a worker running? If one is, see `events.too_many_refused` and `events.not_written_out` in the log for the cause.';
  return { level: 'problem', what: `${what}; the oldest waits for ${age} s`, advice };
}

async function contacts(pool: pg.Pool, sealing: boolean): Promise<Finding> {
  const { rows } = await pool.query<{ completed: boolean }>(
    'select completed_at is not null as completed from screening.contact_seal',
  );
  const [seal] = rows;
  if (seal && !sealing) {
    const what = "Guests' names, e-mail and phone are encrypted, and SEAL_CONTACTS is not set";
    return { level: 'problem', what, advice: 'Set SEAL_CONTACTS=true: the service does not start without it.' };
  }
  if (!sealing)
    return { level: 'good', what: "Guests' names, e-mail and phone are in plain text: SEAL_CONTACTS is off" };
  return seal?.completed
    ? { level: 'good', what: "Guests' names, e-mail and phone are encrypted" }
    : {
        level: 'note',
        what: "Guests' names, e-mail and phone are not all encrypted yet",
        advice: 'Start the service, then npm run contacts:seal.',
      };
}

async function webhooks(pool: pg.Pool): Promise<Finding> {
  const { rows } = await pool.query<{ all: number; off: number; failing: number }>(
    `select count(*)::int as all, count(*) filter (where not enabled)::int as off,
       count(*) filter (where enabled and failing_since is not null)::int as failing
     from identity.webhook_endpoint`,
  );
  const { all, off, failing } = rows[0]!;
  const what = `Webhook endpoints: ${all}, of which ${off} switched off and ${failing} failing`;
  if (off + failing === 0) return { level: 'good', what };
  return { level: 'note', what, advice: 'Their deliveries tell why; register the URL again to switch one on.' };
}
