import type pg from 'pg';
import type { Joining } from '../../datasets/catalogue/dataset.js';
import { FORGET } from '../../datasets/changes/note-changes.js';
import { patiently } from '../../datasets/store/patiently.js';
import { NEWS_TABLE, articleKey } from './news-item.js';

/** What an article is found by, and what it says. */
export const ARTICLES = `
  select ${articleKey('t.url')} as key, hashtextextended(t.title || t.body, 0) as hash from ${NEWS_TABLE} t`;

/** By publication, by the last file that listed it where none is told or it is to come. As the index has it. */
const ageOf = (row: string) => `least(${row}.published_at, ${row}.listed_at)`;

const OVER = `now() - $3 * interval '1 day'`;

/** Listed anew or otherwise, and no longer listed for too long; what else is no longer listed has not changed. */
const NOTE = `
  with after as materialized (select key, sum(hash) as hash from (${ARTICLES} where t.version_id = $1) r group by key),
  before as materialized (
    select key, sum(hash) as hash from (
      ${ARTICLES} where t.version_id = $2 and ${articleKey('t.url')} in (select key from after)
      union all
      ${ARTICLES} where t.version_id = $2 and ${ageOf('t')} < ${OVER}
        and ${articleKey('t.url')} not in (select key from after) and not exists (
          select from ${NEWS_TABLE} y where y.version_id = $2 and ${articleKey('y.url')} = ${articleKey('t.url')}
            and ${ageOf('y')} >= ${OVER})) r group by key)
  insert into intelligence.record_change (version_id, key, change)
  select $1::uuid, coalesce(after.key, before.key),
    case when before.key is null then 'added' when after.key is null then 'removed' else 'changed' end
  from before full join after on after.key = before.key where before.hash is distinct from after.hash`;

const LET_GO = `
  delete from ${NEWS_TABLE} t where t.version_id = $2 and ${articleKey('t.url')} in (
    select key from intelligence.record_change where version_id = $1 and change = 'removed'
    union select ${articleKey('n.url')} from ${NEWS_TABLE} n where n.version_id = $1)`;

const TAKE_IN = `update ${NEWS_TABLE} set version_id = $2 where version_id = $1`;

/**
 * Feeds hold their latest articles alone: what a file lists replaces the articles of the same addresses, the others stay
 * until they are too old. The work grows with what the file lists, not with what there is.
 */
export async function joinNews(client: pg.PoolClient, { id, corpusId, keptDays }: Joining): Promise<number> {
  await patiently(client, FORGET, [id]);
  await patiently(client, NOTE, [id, corpusId, keptDays]);
  const { rowCount } = await patiently(client, LET_GO, [id, corpusId]);
  await patiently(client, TAKE_IN, [id, corpusId]);
  return rowCount!;
}
