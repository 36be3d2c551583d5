import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../reservation/analyse-again.js';

const DROP = `
  with gone as (
    delete from screening.id_image where account_id = ? and reservation_id = any(?::uuid[])
    returning account_id, file_name)
  insert into screening.dropped_file (account_id, id, name)
  select account_id, gen_random_uuid(), file_name from gone where file_name is not null`;

const FORGET = `
  update screening.id_check set person = null, document_mark = null, face_distance = null, movement = null,
    erased_at = now(), updated_at = now()
  where account_id = ? and id = any(?::uuid[]) and erased_at is null returning id`;

const UNIDENTIFY = `
  update screening.reservation set identified = false where account_id = ? and id = any(?::uuid[]) and identified`;

/**
 * Erases the personal data of these reservations' documents, in the caller's transaction: image keys are deleted with
 * their rows, and so is the data read; status and findings stay. Returns the reservations that lost data.
 */
export async function forgetIdChecks(tx: EntityManager, accountId: string, ids: string[]): Promise<string[]> {
  const values = [accountId, arrayText(ids)];
  await tx.execute(DROP, values);
  await tx.execute(UNIDENTIFY, values);
  return (await tx.execute<{ id: string }[]>(FORGET, values)).map(({ id }) => id);
}
