import type pg from 'pg';
import { articleKey } from './importers/news-item.js';
import { readInForce } from '../datasets/store/read-in-force.js';
import type { Article, NewsFacts } from './facts.js';
import { type Answer, known, notCovered } from '../answer/answer.js';
import { dayBefore } from './news-coverage.js';
import type { NewsQuestion } from './question.js';
import type { ImportedCoverage } from './imported-coverage.js';
import { articleQuery } from './article-query.js';

/** Maximum number of articles read per name: exact spellings first, then the most recent. */
const MAX_ARTICLES = 200;

/** Maximum number of characters read of a body. */
const MAX_LETTERS = 60_000;

const COLUMNS = `
  t.title, t.url, t.source as domain, t.language, null as country, t.image_url as "imageUrl",
    to_char(t.published_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishedAt",
    left(t.body, ${MAX_LETTERS}) as body, true as imported`;

const IN_FORCE = 't.version_id = any(array(select id from v))';

const SQL = `
  select ${COLUMNS} from intelligence.news_item t
  where ${IN_FORCE} and t.words @@ to_tsquery('simple', $3)
  order by t.words @@ to_tsquery('simple', $4) desc, t.published_at desc nulls last, t.url limit ${MAX_ARTICLES}`;

const BY_ADDRESS = `
  select distinct on (t.url) ${COLUMNS} from intelligence.news_item t
  where ${IN_FORCE} and t.url = any($3::text[])
    and ${articleKey('t.url')} = any(array(select ${articleKey('u')} from unnest($3::text[]) u))
  order by t.url, t.published_at desc nulls last`;

/**
 * Finds imported articles that may contain a name by full-text search, with the coverage of the import.
 * `no_records_imported` if nothing is imported.
 */
export async function findArticles(
  { pool, coverageSince }: { pool: pg.Pool; coverageSince: ImportedCoverage },
  { name, since = dayBefore(Date.now(), 0) }: NewsQuestion,
): Promise<Answer<NewsFacts>> {
  const query = articleQuery(name);
  if (!query) return notCovered('news', 'name_too_short');
  const question = { name: 'articles', dataset: 'news', sql: SQL };
  const found = await readInForce<Article>(pool, question, [query.near, query.phrase]);
  if (!found) return notCovered('news', 'no_records_imported');
  const coverage = [{ ...(await coverageSince(since)), cutOff: found.rows.length >= MAX_ARTICLES }];
  return known(found.origin, { articles: found.rows, coverage });
}

/** Current versions of the imported articles at these URLs, without withdrawn ones. */
export async function articlesAt(pool: pg.Pool, addresses: string[]): Promise<Article[]> {
  if (addresses.length === 0) return [];
  const question = { name: 'articles-at', dataset: 'news', sql: BY_ADDRESS };
  return (await readInForce<Article>(pool, question, [addresses]))?.rows ?? [];
}
