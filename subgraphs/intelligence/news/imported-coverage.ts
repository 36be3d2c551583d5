import pg from 'pg';
import { languageOf } from './languages.js';
import type { LanguageCoverage, NewsCoverage } from './news-coverage.js';

/** The data set, and the source that it is. */
const NEWS = 'news';

interface Counted {
  language: string | null;
  articles: number;
  days: number;
  firstDay: string;
  lastDay: string;
}

const VERSIONS = `
  select string_agg(id::text, ',' order by id) as ids, max(loaded_at)::date::text as "refreshedOn"
  from intelligence.dataset_version where dataset = '${NEWS}' and state = 'in_force'`;

/** An article that tells no day, or one to come, counts for the day on which a file listed it. */
const DAY = "(least(t.published_at, t.listed_at) at time zone 'utc')::date";

const COUNTS = `
  select t.language, count(*) filter (where ${DAY} >= $1::date)::int as articles,
    count(distinct ${DAY}) filter (where ${DAY} >= $1::date)::int as days,
    min(${DAY})::text as "firstDay", max(${DAY})::text as "lastDay"
  from intelligence.news_item t where t.version_id in (
    select coalesce(corpus_id, id) from intelligence.dataset_version where dataset = '${NEWS}' and state = 'in_force')
  group by t.language`;

/** The same of tags that name one language; of days that overlap the larger number is sure. */
function joined(rows: Counted[]): LanguageCoverage[] {
  const byLanguage = Map.groupBy(rows, ({ language }) => languageOf(language));
  return [...byLanguage].map(([language, of]) => ({
    language,
    articles: of.reduce((sum, { articles }) => sum + articles, 0),
    days: Math.max(...of.map(({ days }) => days)),
    firstDay: of.map(({ firstDay }) => firstDay).sort()[0]!,
    lastDay: of
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1)!,
  }));
}

export type ImportedCoverage = (since: string) => Promise<Omit<NewsCoverage, 'cutOff'>>;

/**
 * What the imported news cover since a day. Counting reads all articles, so the counts are kept until another version
 * is in force or another day is asked for.
 */
export function importedCoverage(pool: pg.Pool): ImportedCoverage {
  let kept: { key: string; languages: Promise<LanguageCoverage[]> } | null = null;
  const types = pg.types;
  return async (since) => {
    const { rows } = await pool.query<{ ids: string | null; refreshedOn: string | null }>({ text: VERSIONS, types });
    const { ids, refreshedOn } = rows[0]!;
    const key = `${since} ${ids}`;
    if (kept?.key !== key) {
      const counting = pool.query<Counted>({ text: COUNTS, values: [since], types });
      kept = { key, languages: counting.then((counted) => joined(counted.rows)) };
      kept.languages.catch(() => (kept = null));
    }
    return { source: NEWS, languages: await kept.languages, refreshedOn: refreshedOn ?? since };
  };
}
