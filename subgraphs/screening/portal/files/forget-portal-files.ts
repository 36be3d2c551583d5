import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../booking/reservation/analyse-again.js';

const DROP = `
  with gone as (
    delete from screening.portal_file
    where account_id = ? and reservation_id = any(?::uuid[]) and (?::text is null or (screen = ? and slot = ?))
    returning account_id, file_name)
  insert into screening.dropped_file (account_id, id, name)
  select account_id, gen_random_uuid(), file_name from gone returning id`;

/**
 * Deletes files of these reservations, or of one slot, in the caller's transaction. Keys are deleted with the rows
 * immediately, the encrypted bytes by a later purge. Returns the number of files.
 */
export async function dropFiles(
  tx: EntityManager,
  accountId: string,
  { reservationIds, screen, slot }: { reservationIds: string[]; screen?: string; slot?: string },
): Promise<number> {
  const within = [screen ?? null, screen ?? '', slot ?? ''];
  return (await tx.execute<object[]>(DROP, [accountId, arrayText(reservationIds), ...within])).length;
}
