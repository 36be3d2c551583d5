import type { EntityManager } from '@mikro-orm/postgresql';
import { openContact } from '../../booking/guest/contacts/contact-columns.js';
import { SAME_PICTURE } from '../../booking/id-document/same-picture.js';
import type { IdHolder } from '../../booking/id-document/id-holder.js';
import { nameLikeness } from './name-likeness.js';

/** Encrypted names differ where the names don't: what else is known of them tells which are the same. */
export const NAMED_ALIKE = 'coalesce(r.contact_index::text, r.guest_full_name)';

const BY_HASH = `
  select distinct on (same.alike) same.id, same.name from screening.id_image mine,
  lateral (select r.id, r.guest_full_name as name, ${NAMED_ALIKE} as alike ${SAME_PICTURE('mine')}) same
  where mine.account_id = ? and mine.reservation_id = ? limit 50`;

const BY_DOCUMENT = `
  select distinct on (${NAMED_ALIKE}) r.id, r.guest_full_name as name from screening.id_check c
  join screening.reservation r on r.account_id = c.account_id and r.id = c.id
  where c.account_id = ? and c.id <> ? and c.document_mark = ? and r.erased_at is null limit 50`;

/** Another guest, by name. */
export interface Named {
  name: string | null;
}

/** The same as it is stored with a reservation of the account. */
export interface StoredName extends Named {
  id: string;
}

/** Names in plain text. */
export const namesIn = (accountId: string, stored: StoredName[]): Named[] =>
  stored.map(({ id, name }) => ({ name: openContact('guestFullName', name, { accountId, id }) }));

/** Whether a picture of the check, or its document, stands with another guest of the account. */
export interface UsedBefore {
  image: boolean;
  document: boolean;
}

/** With a reservation whose guest is called otherwise: one who comes again brings the same document. */
export function usedByOthers(
  { guestFullName }: IdHolder,
  { byImage, byDocument }: { byImage: Named[]; byDocument: Named[] },
): UsedBefore {
  const isOther = ({ name }: Named) => Boolean(name && guestFullName) && nameLikeness(name!, guestFullName!) !== 'same';
  return { image: byImage.some(isOther), document: byDocument.some(isOther) };
}

/** The same, looked up in a transaction. */
export async function findUsedBefore(
  em: EntityManager,
  holder: IdHolder,
  documentMark: string | null,
): Promise<UsedBefore> {
  const { accountId, id } = holder;
  const byImage = await em.execute<StoredName[]>(BY_HASH, [accountId, id]);
  const byDocument = documentMark ? await em.execute<StoredName[]>(BY_DOCUMENT, [accountId, id, documentMark]) : [];
  return usedByOthers(holder, { byImage: namesIn(accountId, byImage), byDocument: namesIn(accountId, byDocument) });
}
