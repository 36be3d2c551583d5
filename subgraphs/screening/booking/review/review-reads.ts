import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { columnsOf } from '#kit/store/columns.js';
import { forAccounts } from '#kit/store/fence/scope.js';
import { rowBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { Review } from './review.entity.js';

const TAGS = `
  select distinct tag from screening.review r, unnest(r.tags) tag where r.account_id = any($1::uuid[])
  order by tag limit 200`;

/** Loaders for assignees, due times and tags. */
export function reviewReads(pool: pg.Pool, orm: MikroORM) {
  const review = rowBy<Review>(pool, {
    table: 'screening.review',
    columns: columnsOf(orm, Review),
    by: 'id',
    type: 'uuid',
  });
  return ({ accountIds }: Viewer) => ({
    reviewOf: (reservationId: string) => review.load(accountIds, reservationId),
    reservationTags: async (): Promise<string[]> => {
      const { rows } = await forAccounts(accountIds, () => pool.query<{ tag: string }>(TAGS, [accountIds]));
      return rows.map(({ tag }) => tag);
    },
  });
}
