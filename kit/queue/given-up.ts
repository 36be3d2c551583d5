import type pg from 'pg';
import { timeText } from '../store/time-text.js';

/** The dead-letter queue. No worker reads it: a job stays until it is retried or GIVEN_UP_DAYS have passed. */
export const GIVEN_UP = 'given-up';

/** Days after which a job is deleted from it. */
export const GIVEN_UP_DAYS = 30;

/** A job that failed at its last attempt. */
export interface GivenUpJob {
  /** Identifies the entry in the dead-letter queue. */
  id: string;
  /** The kind of work. */
  name: string;
  /** IDs of records in the payload, by the requested members. */
  subjects: Record<string, string>;
  /** Number of failed attempts. */
  attempts: number;
  /** Code or name of the last error; never its message, which may hold personal data. */
  reason: string | null;
  queuedAt: Date;
  failedAt: Date;
}

/** SQL: the existing members of a payload whose names are in the parameter. */
export const subjectsIn = (payload: string, parameter: string) =>
  `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(${payload}::jsonb)
    where key = any(${parameter}::text[]) and value is not null) as subjects`;

const OF_ACCOUNT = `
  select id, source_name as name, ${subjectsIn('data', '$3')},
    source_retry_count + 1 as attempts, coalesce(source_output, output) ->> 'reason' as reason,
    ${timeText('coalesce(source_created_on, created_on)')} as "queuedAt", ${timeText('created_on')} as "failedAt"
  from jobs.job
  where name = '${GIVEN_UP}' and state = 'created' and data ->> 'accountId' = $1
  order by created_on desc, id limit $2`;

/** Which failed jobs to list, and which members of their payloads contain IDs of records. */
export interface FailedOf {
  accountId: string;
  most: number;
  members: readonly string[];
}

/** Lists an account's failed jobs, latest first. */
export async function givenUpJobs(pool: pg.Pool, { accountId, most, members }: FailedOf): Promise<GivenUpJob[]> {
  type Row = Omit<GivenUpJob, 'queuedAt' | 'failedAt'> & { queuedAt: string; failedAt: string };
  const { rows } = await pool.query<Row>(OF_ACCOUNT, [accountId, most, members]);
  return rows.map((row) => ({ ...row, queuedAt: new Date(row.queuedAt), failedAt: new Date(row.failedAt) }));
}
