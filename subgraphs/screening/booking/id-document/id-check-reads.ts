import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { IdCheck } from './id-check.entity.js';
import { IdImage } from './id-image.entity.js';

/** Loads document checks and their images; batched for lists. Encrypted columns stay encrypted. */
export function idCheckReads(pool: pg.Pool, orm: MikroORM) {
  const check = rowBy<IdCheck>(pool, {
    table: 'screening.id_check',
    columns: columnsOf(orm, IdCheck),
    by: 'id',
    type: 'uuid',
  });
  const images = rowsBy<IdImage>(pool, {
    table: 'screening.id_image',
    columns: columnsOf(orm, IdImage, ['hashParts']),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.step',
  });
  return {
    checkOf: (accountIds: string[], id: string) => check.load(accountIds, id),
    /** Current images of a holder. */
    imagesOf: (accountId: string, id: string) => images.load([accountId], id),
  };
}
