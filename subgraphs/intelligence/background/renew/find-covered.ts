import type pg from 'pg';
import { type NewsRules, dayBefore } from '../../news/news-coverage.js';
import type { ImportedCoverage } from '../../news/imported-coverage.js';
import { newsGaps } from '../media/coverage/news-gaps.js';
import type { Standing } from './standing.js';

const NEWS_AMONG = `
  select from intelligence.dataset_version where id = any($1::uuid[]) and dataset = 'news' limit 1`;

/** Those of whom the imported news did not cover what is promised, and do now that these versions were imported. */
export async function findCovered(
  { pool, newsCoverage, newsRules }: { pool: pg.Pool; newsCoverage: ImportedCoverage; newsRules: NewsRules },
  versionIds: string[],
  standings: readonly Standing[],
): Promise<Standing[]> {
  const uncovered = standings.filter((standing) => standing.uncovered);
  if (uncovered.length === 0 || (await pool.query(NEWS_AMONG, [versionIds])).rowCount === 0) return [];
  const held = await newsCoverage(dayBefore(Date.now(), newsRules.coveredDays));
  return uncovered.filter(({ firstName, lastName, country }) => {
    const person = { name: `${firstName} ${lastName}`, country };
    return newsGaps([{ ...held, cutOff: false }], person, newsRules).gaps.length === 0;
  });
}
