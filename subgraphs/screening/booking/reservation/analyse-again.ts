import type { EntityManager } from '@mikro-orm/postgresql';
import type { BookingContext } from '../context.js';
import type { AnalysisPayload } from './analysis.js';

/** Rows are locked in a fixed order to avoid deadlocks. */
const COUNT = (which: string) => `
  with chosen as (
    select account_id, id from screening.reservation
    where account_id = any(?::uuid[]) and erased_at is null and (${which}) order by id for update)
  update screening.reservation r set revision = r.revision + 1, updated_at = now()
  from chosen c where r.account_id = c.account_id and r.id = c.id
  returning r.account_id as "accountId", r.id as "reservationId", r.revision`;

/** A PostgreSQL array literal; elements are ids or digests, which need no quotes. */
export function arrayText(words: readonly string[]): string {
  return `{${words.join(',')}}`;
}

/**
 * Increments the revision of the viewer's matching reservations, except erased ones, and queues their analysis, in the
 * caller's transaction; a running analysis is superseded. `which` is SQL over `screening.reservation`.
 */
export async function analyseAgain(
  { viewer, jobs, analysis }: Pick<BookingContext, 'viewer' | 'jobs' | 'analysis'>,
  tx: EntityManager,
  which: string,
  values: string[],
): Promise<void> {
  const payloads = await tx.execute<AnalysisPayload[]>(COUNT(which), [arrayText(viewer.accountIds), ...values]);
  await jobs.enqueueAll(tx, analysis, payloads);
}
