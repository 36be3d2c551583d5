import { COPY_BITS } from '@guest-screening/document-reader';

/** SQL: reservations `r` of the account with an image similar to the row `mine`. */
export const SAME_PICTURE = (mine: string) => `from screening.id_image other
  join screening.reservation r on r.account_id = other.account_id and r.id = other.reservation_id
  where other.account_id = ${mine}.account_id and other.reservation_id <> ${mine}.reservation_id
    and other.hash_parts && ${mine}.hash_parts
    and bit_count(('x' || other.perceptual_hash)::bit(64) # ('x' || ${mine}.perceptual_hash)::bit(64)) <= ${COPY_BITS.few}
    and coalesce(bit_count(('x' || other.fine_hash)::bit(1024) # ('x' || ${mine}.fine_hash)::bit(1024)) <= ${COPY_BITS.many}, true)
    and r.erased_at is null`;
