import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { rowBy } from '#kit/store/rows.js';
import { IdCheck } from './id-check.entity.js';

/** Reads the check of a reservation; what is sealed stays so. */
export function idCheckReads(pool: pg.Pool, orm: MikroORM) {
  const from = { table: 'screening.id_check', columns: columnsOf(orm, IdCheck) };
  return rowBy<IdCheck>(pool, { ...from, by: 'id', type: 'uuid' });
}
