import pg from 'pg';
import { languageOf } from './languages.js';
import type { LanguageCoverage, NewsCoverage } from './news-coverage.js';

/** Name of the dataset and of the source. */
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

/** An article without a date, or with a future one, counts for the day a file first listed it. */
const DAY = "(least(t.published_at, t.listed_at) at time zone 'utc')::date";

const COUNTS = `
  select t.language, count(*) filter (where ${DAY} >= $1::date)::int as articles,
    count(distinct ${DAY}) filter (where ${DAY} >= $1::date)::int as days,
    min(${DAY})::text as "firstDay", max(${DAY})::text as "lastDay"
  from intelligence.news_item t where t.version_id in (
    select coalesce(corpus_id, id) from intelligence.dataset_version where dataset = '${NEWS}' and state = 'in_force')
  group by t.language`;

/** Merges tags of the same language; the larger number of days is a safe lower bound. */
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
 * Coverage of the imported news since a day. Counting reads every article, so counts are cached until the active
 * version or the day changes.
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
