import type pg from 'pg';
import { allTogether } from '../providers/ask-providers.js';
import type { Lookup } from '../providers/lookup.js';
import { gdeltNews } from './external/gdelt-news.js';
import type { NewsFacts } from './facts.js';
import { findArticles } from './find-articles.js';
import { importedCoverage } from './imported-coverage.js';
import { news as newsItems } from './importers/news.js';
import type { NewsQuestion } from './question.js';

const reads = ({ pool }: { pool: pg.Pool }) => {
  const coverageSince = importedCoverage(pool);
  return {
    newsCoverage: coverageSince,
    news: (question: NewsQuestion) => findArticles({ pool, coverageSince }, question),
  };
};

/** Merges the sources, since none has all news. */
const everyArticle = (said: NewsFacts[]): NewsFacts => ({
  articles: said.flatMap(({ articles }) => articles),
  coverage: said.flatMap(({ coverage }) => coverage),
});

const news: Lookup<NewsQuestion, NewsFacts, ReturnType<typeof reads>> = {
  imported: ({ news: read }, question) => read(question),
  datasets: ['news'],
  external: { gdelt: gdeltNews },
  coverage: { gdelt: { title: 'GDELT', kinds: 'online news', days: 90 } },
  ask: (name, providers) => allTogether(name, providers, everyArticle, 'covering'),
};

export const newsSources = { reads, lookups: { news }, datasets: [newsItems] };
