import type { EntityManager } from '@mikro-orm/postgresql';
import type { PortalContext } from '../../context.js';
import { FOUND, type Found } from '../../../booking/reservation/analysis.js';
import { SAME_PICTURE } from '../../../booking/id-document/same-picture.js';
import type { IdHolder } from '../../../booking/id-document/id-holder.js';

const SHARING = `
  with shared as (
    select same.id from screening.id_image mine, lateral (select r.id ${SAME_PICTURE('mine')}) same
    where mine.account_id = ? and mine.reservation_id = ?
    union select c.id from screening.id_check c where c.account_id = ? and c.document_mark = ?)
  select ${FOUND} from shared join screening.reservation r on r.account_id = ? and r.id = shared.id
  where r.id <> ? and r.erased_at is null limit 50`;

/** Other reservations that have a picture or the document of this one: what is found of them changes with it. */
export function findSharing(tx: EntityManager, { accountId, id }: IdHolder, mark: string | null): Promise<Found[]> {
  return tx.execute<Found[]>(SHARING, [accountId, id, accountId, mark, accountId, id]);
}

/** Has them looked at once more, in the caller's transaction. None of them is locked: two may share with each other. */
export function lookAgainAt(
  { jobs, analysis }: Pick<PortalContext, 'jobs' | 'analysis'>,
  tx: EntityManager,
  others: readonly Found[],
): Promise<void> {
  const each = [...new Map(others.map((other) => [other.reservationId, other])).values()];
  const payloads = each.map(({ accountId, reservationId, revision }) => ({
    accountId,
    reservationId,
    revision,
    step: 'refresh' as const,
  }));
  return jobs.enqueueAll(tx, analysis, payloads);
}
