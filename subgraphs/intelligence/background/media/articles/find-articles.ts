import type pg from 'pg';
import { readInForce } from '../../../datasets/store/read-in-force.js';
import type { Article } from '../../../doors/outside/outside-facts.js';
import { type Answer, known, unknown } from '../../../lookups/answer/answer.js';
import type { NewsQuestion } from '../../../lookups/questions.js';
import { articleQuery } from './article-query.js';

/** Articles that are read for one name: those with the name as it is written first, then the latest. */
const MOST_ARTICLES = 200;

/** Letters of a body that are read. */
const MOST_LETTERS = 60_000;

const SQL = `
  select t.title, t.url, t.source as domain, t.language, null as country, t.image_url as "imageUrl",
    to_char(t.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishedAt",
    left(t.body, ${MOST_LETTERS}) as body
  from intelligence.news_item t
  where t.version_id = any(array(select id from v)) and t.words @@ to_tsquery('simple', $3)
  order by t.words @@ to_tsquery('simple', $4) desc, t.published_at desc nulls last, t.url limit ${MOST_ARTICLES}`;

/** Imported articles in which a name may stand, by full text. Answers `no_records_imported` where none are loaded. */
export async function findArticles(pool: pg.Pool, { name }: NewsQuestion): Promise<Answer<{ articles: Article[] }>> {
  const query = articleQuery(name);
  if (!query) return unknown('name_too_short');
  const question = { name: 'articles', dataset: 'news', sql: SQL };
  const found = await readInForce<Article>(pool, question, [query.near, query.phrase]);
  return found ? known(found.origin, { articles: found.rows }) : unknown('no_records_imported');
}
