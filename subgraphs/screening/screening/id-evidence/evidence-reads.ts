import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { idCheckReads } from '../../booking/id-document/id-check-reads.js';
import { SAME_PICTURE } from '../../booking/id-document/same-picture.js';
import { openedImage } from '../../booking/id-document/stored-reading.js';
import { NAMED_ALIKE, type StoredName, namesIn, usedByOthers } from './find-used-before.js';
import type { IdCheckRows } from './judge-id-check.js';

const UUID = { type: 'uuid' } as const;

/** Names of guests with a similar image. */
const NAMES_BY_HASH = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name)), '[]') from (
    select distinct on (${NAMED_ALIKE}) r.id, r.guest_full_name as name ${SAME_PICTURE('t')} limit 50) n)`;
const NAME = `(select r.guest_full_name from screening.reservation r
  where r.account_id = t.account_id and r.id = t.id and r.erased_at is null)`;

/** Loads the inputs of document decisions in batches, for lists. */
export function evidenceReads(pool: pg.Pool, { checkOf, imagesOf }: ReturnType<typeof idCheckReads>): IdCheckRows {
  const hashes = rowsBy<{ names: StoredName[] }>(pool, {
    table: 'screening.id_image',
    columns: { names: NAMES_BY_HASH },
    by: 'reservation_id',
    orderBy: 't.step',
    ...UUID,
  });
  const secret = rowBy<{ birthDate: string | null }>(pool, {
    table: 'screening.guest_secret',
    columns: { birthDate: 't.birth_date' },
    by: 'id',
    ...UUID,
  });
  const documents = rowsBy<StoredName>(pool, {
    table: 'screening.id_check',
    columns: { id: 't.id', name: NAME },
    by: 'document_mark',
    type: 'text',
  });
  return {
    check: ({ accountId, id }) => checkOf([accountId], id),
    images: async ({ accountId, id }) =>
      (await imagesOf(accountId, id)).map((image) =>
        openedImage({ ...image, reading: open(image.reading, 'screening.id_image.reading', image) }),
      ),
    birthDate: async ({ accountId, id }) => {
      const sealed = (await secret.load([accountId], id))?.birthDate;
      return open(sealed ?? null, 'screening.guest_secret.birth_date', { accountId, id });
    },
    usedBefore: async (holder, mark) => {
      const { accountId, id } = holder;
      const [byHash, byMark] = await Promise.all([
        hashes.load([accountId], id),
        mark ? documents.load([accountId], mark) : [],
      ]);
      const byImage = byHash.flatMap(({ names }) => namesIn(accountId, names));
      const byDocument = byMark.filter((other) => other.id !== id);
      return usedByOthers(holder, { byImage, byDocument: namesIn(accountId, byDocument) });
    },
  };
}
