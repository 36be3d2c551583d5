import type pg from 'pg';
import type { Joining } from '../../datasets/catalogue/dataset.js';
import { FORGET } from '../../datasets/changes/note-changes.js';
import { patiently } from '../../datasets/store/patiently.js';
import { NEWS_TABLE, articleKey } from './news-item.js';

/** Key and content hash of each article. */
export const ARTICLES = `
  select ${articleKey('t.url')} as key, hashtextextended(t.title || t.body, 0) as hash from ${NEWS_TABLE} t`;

/** By publication date; by the last listing if the date is missing or in the future. Must match the index. */
const ageOf = (row: string) => `least(${row}.published_at, ${row}.listed_at)`;

const OVER = `now() - $3 * interval '1 day'`;

/** Articles that are new, changed, or have been missing for too long; other missing articles are unchanged. */
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
 * Feeds contain only their latest articles: a file's articles replace those with the same URL, and the others stay
 * until they are too old. The work grows with the size of the file, not of the corpus.
 */
export async function joinNews(client: pg.PoolClient, { id, corpusId, keptDays }: Joining): Promise<number> {
  await patiently(client, FORGET, [id]);
  await patiently(client, NOTE, [id, corpusId, keptDays]);
  const { rowCount } = await patiently(client, LET_GO, [id, corpusId]);
  await patiently(client, TAKE_IN, [id, corpusId]);
  return rowCount!;
}
