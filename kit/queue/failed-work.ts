import { GIVEN_UP } from './given-up.js';
import { WRITE_EVENT } from './set-aside.js';

/** SQL: the members of a payload with these names. */
const subjectsIn = (payload: string, members: readonly string[]) => `
    (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(${payload}::jsonb)
     where key = any('{${members.join(',')}}'::text[]) and value is not null)`;

/**
 * SQL: a table of the jobs that failed at their last attempt and the events that the log rejected, of all accounts.
 * `subjects` has the members of their payloads with IDs of records. `reason` is the code or name of the last error, never
 * its message, which may hold personal data.
 */
export const failedWork = (members: readonly string[]): string => `(
  select (data ->> 'accountId')::uuid as account_id, id, source_name as name, ${subjectsIn('data', members)} as subjects,
    source_retry_count + 1 as attempts, coalesce(source_output, output) ->> 'reason' as reason,
    coalesce(source_created_on, created_on) as queued_at, created_on as failed_at
  from jobs.job where name = '${GIVEN_UP}' and state = 'created'
  union all
  select account_id, id, '${WRITE_EVENT}', ${subjectsIn('payload', members)}, 1, set_aside_code, occurred_at, set_aside_at
  from outbox.announcement where set_aside_at is not null)`;
