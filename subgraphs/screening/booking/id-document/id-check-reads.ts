import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import {
  NAMED_ALIKE,
  SAME_PICTURE,
  type StoredName,
  namesIn,
  usedByOthers,
} from '../../screening/id-evidence/find-used-before.js';
import type { IdCheckRows } from '../../screening/id-evidence/judge-id-check.js';
import { IdCheck } from './id-check.entity.js';
import { IdImage } from './id-image.entity.js';
import { openedImage } from './stored-reading.js';

const UUID = { type: 'uuid' } as const;

/** Names of guests with a picture like this one. */
const NAMES_BY_HASH = `(
  select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name)), '[]') from (
    select distinct on (${NAMED_ALIKE}) r.id, r.guest_full_name as name ${SAME_PICTURE('t')} limit 50) n)`;
const NAME = `(select r.guest_full_name from screening.reservation r
  where r.account_id = t.account_id and r.id = t.id and r.erased_at is null)`;

/** Reads checks of documents and what they rest on, for all of a list at once. What is sealed of a check stays so. */
export function idCheckReads(pool: pg.Pool, orm: MikroORM) {
  const checks = { table: 'screening.id_check', columns: columnsOf(orm, IdCheck) };
  const check = rowBy<IdCheck>(pool, { ...checks, ...UUID, by: 'id' });
  const ofReservation = { table: 'screening.id_image', by: 'reservation_id', orderBy: 't.step', ...UUID };
  const images = rowsBy<IdImage>(pool, { ...ofReservation, columns: columnsOf(orm, IdImage, ['hashParts']) });
  const hashes = rowsBy<{ names: StoredName[] }>(pool, { ...ofReservation, columns: { names: NAMES_BY_HASH } });
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
  const rows: IdCheckRows = {
    check: ({ accountId, id }) => check.load([accountId], id),
    images: async ({ accountId, id }) =>
      (await images.load([accountId], id)).map((image) =>
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
  return {
    checkOf: (accountIds: string[], id: string) => check.load(accountIds, id),
    /** Pictures that count, of whose they are; what was read stays sealed. */
    imagesOf: (accountId: string, id: string) => images.load([accountId], id),
    rows,
  };
}
