import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { open } from '#kit/cipher/cipher.js';
import { columnsOf } from '#kit/store/columns.js';
import { rowsBy } from '#kit/store/rows.js';
import { PortalAdultRow } from './portal-adult.entity.js';

/** Loads the adults on a reservation's guest list in list order, limited to the given accounts. */
export function adultReads(pool: pg.Pool, orm: MikroORM) {
  const adults = rowsBy<PortalAdultRow>(pool, {
    table: 'screening.portal_adult',
    columns: columnsOf(orm, PortalAdultRow),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.id',
  });
  return async (accountIds: string[], reservationId: string): Promise<PortalAdultRow[]> =>
    (await adults.load(accountIds, reservationId)).map((row) => ({
      ...row,
      name: open(row.name, 'screening.portal_adult.name', row),
      email: open(row.email, 'screening.portal_adult.email', row),
      phone: open(row.phone, 'screening.portal_adult.phone', row),
      birthDate: open(row.birthDate, 'screening.portal_adult.birth_date', row),
    }));
}
