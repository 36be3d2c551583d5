import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../verification/analysis/analyse-again.js';
import type { IdHolder } from './id-holder.js';
import { nameLikeness } from './name-likeness.js';

/** Bits in which two pictures may differ and still be copies of one. */
const NEAR_BITS = 3;

const BY_HASH = `
  select distinct r.guest_full_name as name from screening.id_image mine
  join screening.id_image other on other.account_id = mine.account_id and other.reservation_id <> mine.reservation_id
    and other.hash_parts && mine.hash_parts
    and bit_count(('x' || other.perceptual_hash)::bit(64) # ('x' || mine.perceptual_hash)::bit(64)) <= ${NEAR_BITS}
  join screening.reservation r on r.account_id = other.account_id and r.id = other.reservation_id
  where mine.account_id = ? and mine.reservation_id = ? and mine.step = any(?::text[]) and r.erased_at is null limit 50`;

const BY_DOCUMENT = `
  select distinct r.guest_full_name as name from screening.id_check c
  join screening.reservation r on r.account_id = c.account_id and r.id = c.id
  where c.account_id = ? and c.id <> ? and c.document_mark = ? and r.erased_at is null limit 50`;

type Named = { name: string | null }[];

/**
 * Whether a picture of the check, or its document, stands with another guest of the account: with a reservation whose
 * guest is called otherwise. A guest who comes again brings the same document.
 */
export async function findUsedBefore(
  em: EntityManager,
  { accountId, id, guestFullName }: IdHolder,
  steps: readonly string[],
  documentMark: string | null,
): Promise<{ image: boolean; document: boolean }> {
  const isOther = ({ name }: Named[number]) =>
    Boolean(name && guestFullName) && nameLikeness(name!, guestFullName!) === 'different';
  const byHash = await em.execute<Named>(BY_HASH, [accountId, id, arrayText(steps)]);
  const byDocument = documentMark ? await em.execute<Named>(BY_DOCUMENT, [accountId, id, documentMark]) : [];
  return { image: byHash.some(isOther), document: byDocument.some(isOther) };
}
