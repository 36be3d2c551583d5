import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { IdCheck } from './id-check.entity.js';
import { IdImage } from './id-image.entity.js';

/** Reads checks of documents and their pictures, for all of a list at once. What is sealed stays so. */
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
    /** Pictures that count, of whose they are. */
    imagesOf: (accountId: string, id: string) => images.load([accountId], id),
  };
}
