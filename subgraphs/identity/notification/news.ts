import type pg from 'pg';
import { failedWork } from '#kit/queue/failed-work.js';

/** Content of a notification. `problems` are stable keys. */
export interface News {
  reservationIds: string[];
  problems: string[];
}

/** The last outcome of each reservation among the events after a position. */
const REVIEWS = `
  select subject_id as id from (
    select distinct on (subject_id) subject_id, type from identity.event
    where account_id = $1 and sequence > $2 and sequence <= $3
      and type in ('verification.pending', 'verification.review', 'verification.verified', 'verification.decided')
    order by subject_id, sequence desc) latest
  where type = 'verification.review' order by 1`;

/** Reservations whose last verdict between two events was `review`. */
export async function findReviews(pool: pg.Pool, accountId: string, after: string, until: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'notification-reviews',
    text: REVIEWS,
    values: [accountId, after, until],
  });
  return rows.map(({ id }) => id);
}

const PROBLEMS = `
  select 'webhook:' || webhook_key as problem from identity.webhook_endpoint
  where account_id = $1 and (not enabled or failing_since < now() - interval '15 minutes')
  union all
  select 'jobs' where exists (select from ${failedWork([])} t where t.account_id = $1)
  order by 1`;

/** Problems of an account: `webhook:<key>` and `jobs`. */
export async function findProblems(pool: pg.Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ problem: string }>({
    name: 'notification-problems',
    text: PROBLEMS,
    values: [accountId],
  });
  return rows.map(({ problem }) => problem);
}
