import type pg from 'pg';
import { timeText } from '../store/time-text.js';

/** The queue's list of jobs that failed at their last attempt. Nobody works on it: a job leaves it by being retried. */
export const GIVEN_UP = 'given-up';

/** Days that a job stays in the list. */
export const GIVEN_UP_DAYS = 30;

/** A job that is not attempted any more. */
export interface GivenUpJob {
  /** Of its place in the list. */
  id: string;
  /** The kind of work. */
  name: string;
  /** What it is about, as the payload names it; null where it names nothing of the kind. */
  reservationId: string | null;
  listingId: string | null;
  /** Attempts that failed. */
  attempts: number;
  /** Code or name of the last error; never its message, which may hold what a guest wrote. */
  reason: string | null;
  queuedAt: Date;
  givenUpAt: Date;
}

const OF_ACCOUNT = `
  select id, source_name as name, data ->> 'reservationId' as "reservationId", data ->> 'listingId' as "listingId",
    source_retry_count + 1 as attempts, coalesce(source_output, output) ->> 'reason' as reason,
    ${timeText('coalesce(source_created_on, created_on)')} as "queuedAt", ${timeText('created_on')} as "givenUpAt"
  from jobs.job
  where name = '${GIVEN_UP}' and state = 'created' and data ->> 'accountId' = $1
  order by created_on desc, id limit $2`;

/** The jobs of an account that were given up, the latest first. */
export async function givenUpJobs(pool: pg.Pool, accountId: string, most: number): Promise<GivenUpJob[]> {
  type Row = Omit<GivenUpJob, 'queuedAt' | 'givenUpAt'> & { queuedAt: string; givenUpAt: string };
  const { rows } = await pool.query<Row>(OF_ACCOUNT, [accountId, most]);
  return rows.map((row) => ({ ...row, queuedAt: new Date(row.queuedAt), givenUpAt: new Date(row.givenUpAt) }));
}
