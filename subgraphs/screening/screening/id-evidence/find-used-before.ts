import type { EntityManager } from '@mikro-orm/postgresql';
import { openContact } from '../../booking/guest/contacts/contact-columns.js';
import { SAME_PICTURE } from '../../booking/id-document/same-picture.js';
import type { IdHolder } from '../../booking/id-document/id-holder.js';
import { nameLikeness } from './name-likeness.js';

/** Equal names differ when encrypted, so guests are grouped by their contact index instead. */
export const NAMED_ALIKE = 'coalesce(r.contact_index::text, r.guest_full_name)';

const BY_HASH = `
  select distinct on (same.alike) same.id, same.name from screening.id_image mine,
  lateral (select r.id, r.guest_full_name as name, ${NAMED_ALIKE} as alike ${SAME_PICTURE('mine')}) same
  where mine.account_id = ? and mine.reservation_id = ? limit 50`;

const BY_DOCUMENT = `
  select distinct on (${NAMED_ALIKE}) r.id, r.guest_full_name as name from screening.id_check c
  join screening.reservation r on r.account_id = c.account_id and r.id = c.id
  where c.account_id = ? and c.id <> ? and c.document_mark = ? and r.erased_at is null limit 50`;

/** Name of another guest. */
export interface Named {
  name: string | null;
}

/** Name as stored with a reservation of the account. */
export interface StoredName extends Named {
  id: string;
}

/** Decrypts stored names. */
export const namesIn = (accountId: string, stored: StoredName[]): Named[] =>
  stored.map(({ id, name }) => ({ name: openContact('guestFullName', name, { accountId, id }) }));

/** Whether an image or the document was used for another guest of the account. */
export interface UsedBefore {
  image: boolean;
  document: boolean;
}

/** Counts only guests with a different name: a returning guest shows the same document again. */
export function usedByOthers(
  { guestFullName }: IdHolder,
  { byImage, byDocument }: { byImage: Named[]; byDocument: Named[] },
): UsedBefore {
  const isOther = ({ name }: Named) => Boolean(name && guestFullName) && nameLikeness(name!, guestFullName!) !== 'same';
  return { image: byImage.some(isOther), document: byDocument.some(isOther) };
}

/** Finds earlier uses of the images and the document, in a transaction. */
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
