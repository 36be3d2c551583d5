import 'reflect-metadata';
import { useCipherKey } from '#kit/cipher/keys-in-force.js';
import { newsGaps } from '#subgraphs/intelligence/background/media/coverage/news-gaps.js';
import { openReads } from '#subgraphs/intelligence/reads.js';
import { languageOf, neededLanguages } from '#subgraphs/intelligence/news/languages.js';
import {
  type LanguageCoverage,
  type NewsCoverage,
  type NewsRules,
  dayBefore,
} from '#subgraphs/intelligence/news/news-coverage.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';
import { plainNews } from '../support/news.js';

const RULES: NewsRules = { coveredDays: 90, maxAgeDays: 30, minArticles: 1_000, minDays: 45 };

const NOW = Date.now();
const ago = (days: number) => dayBefore(NOW, days);

const held = (more: Partial<LanguageCoverage> = {}): LanguageCoverage => ({
  language: 'en',
  articles: 1_000,
  days: 90,
  firstDay: ago(400),
  lastDay: ago(0),
  ...more,
});

const source = (languages: LanguageCoverage[], more: Partial<NewsCoverage> = {}): NewsCoverage => ({
  source: 'news',
  languages,
  refreshedOn: ago(1),
  cutOff: false,
  ...more,
});

const ANN = { name: 'Ann Lee', country: 'US' };

const reasonsOf = (sources: NewsCoverage[], person = ANN, rules = RULES) =>
  newsGaps(sources, person, rules, NOW).gaps.map(({ reason }) => reason);

test('news that cover the promised range leave no gap, and state what was searched', () => {
  expect(newsGaps([source([held()])], ANN, RULES, NOW)).toEqual({
    gaps: [],
    scope: 'News from the last 90 days in English (imported news)',
  });
});

test.each<[string, NewsCoverage[], string]>([
  ['two articles', [source([held({ articles: 2, days: 2 })])], 'too_few_articles'],
  ['too few articles', [source([held({ articles: 999 })])], 'too_few_articles'],
  ['days without an article', [source([held({ days: 44 })])], 'period_not_covered'],
  ['a late start', [source([held({ firstDay: ago(60) })])], 'period_not_covered'],
  ['an old latest article', [source([held({ lastDay: ago(31) })])], 'data_too_old'],
  ['an old import', [source([held()], { refreshedOn: ago(31) })], 'data_too_old'],
  ['another language', [source([held({ language: 'de' })])], 'no_news_for_country'],
  ['articles without a language', [source([held({ language: null })])], 'no_news_for_country'],
  ['nothing', [source([])], 'no_news_for_country'],
  ['a truncated answer', [source([held()], { cutOff: true })], 'more_articles_than_read'],
])('%s leaves a gap with a message', (_title, sources, reason) => {
  const { gaps, scope } = newsGaps(sources, ANN, RULES, NOW);
  expect(gaps).toMatchObject([{ source: 'news', reason, message: expect.stringMatching(/^\S.*\. \S.*\.$/) }]);
  expect(gaps[0]!.message).not.toMatch(/undefined|null|was not searched \(/);
  if (reason !== 'more_articles_than_read') expect(scope).toBeNull();
});

test('one source with full coverage is enough, and two halves are not', () => {
  const gdelt = source([held({ articles: null, days: null, firstDay: ago(90) })], { source: 'gdelt' });
  expect(reasonsOf([source([held({ articles: 2 })]), gdelt])).toEqual([]);
  expect(reasonsOf([gdelt], ANN, { ...RULES, coveredDays: 365 })).toEqual(['period_not_covered']);
  expect(reasonsOf([source([held({ articles: 600 }), held({ language: 'fr', articles: 600 })])])).toEqual([
    'too_few_articles',
  ]);
});

test.each([
  ['Ann Lee', 'US', ['en'], true],
  ['Hans Huber', 'CH', ['de', 'fr', 'it'], true],
  ['Иван Петров', 'RU', ['ru'], true],
  ['Ivan Petrov', 'RU', ['en'], false],
  ['Taro Yamada', 'JP', ['en'], false],
  ['山田 太郎', 'JP', ['ja'], true],
  ['山田 太郎', 'US', ['zh', 'ja'], false],
  ['Priya Rao', 'IN', ['en'], true],
  ['Ola Nordmann', 'NO', ['no'], true],
  ['Ann Lee', null, ['en'], false],
  ['👍 😀', 'DE', ['de'], true],
] as const)('%s of %s is searched for in %j', (name, country, languages, ofCountry) => {
  expect(neededLanguages(name, country)).toEqual({ languages, ofCountry });
});

test.each([
  ['en', 'en'],
  ['en-US', 'en'],
  ['EN_gb', 'en'],
  ['English', 'en'],
  ['eng', 'en'],
  ['nb-NO', 'no'],
  ['de-AT', 'de'],
  ['und', null],
  ['', null],
  [null, null],
  ['not a language at all', null],
])('%j is the language %j', (text, language) => expect(languageOf(text)).toBe(language));

describe('imported news', () => {
  let data: DatasetTest;
  beforeAll(async () => {
    useCipherKey(Buffer.alloc(32, 7));
    data = await openDatasetTest();
  });
  afterAll(() => data?.close());

  const load = (part: string, corpus: Parameters<typeof plainNews>[0]) =>
    data.load('news', data.file(`${part}.ndjson`, plainNews(corpus)), { part });

  const gapsNow = async (person = ANN) => {
    const answer = await openReads(data.pool).news({ ...person, place: null, since: ago(90) });
    return answer.known ? reasonsOf(answer.facts.coverage, person) : [answer.reason];
  };

  test('are counted by language, period and age during the import', async () => {
    expect(await gapsNow()).toEqual(['no_records_imported']);
    await load('few', { from: 1, to: 0, perDay: 1 });
    expect(await gapsNow()).toEqual(['too_few_articles']);
    await load('german', { language: 'de-DE' });
    expect(await gapsNow()).toEqual(['too_few_articles']);
    expect(await gapsNow({ name: 'Hans Huber', country: 'AT' })).toEqual([]);
    expect(await gapsNow({ name: 'Jean Petit', country: 'FR' })).toEqual(['no_news_for_country']);
    expect(await gapsNow({ name: 'Иван Петров', country: 'AT' })).toEqual(['language_not_covered']);
    await load('many', { from: 30, to: 0, perDay: 40 });
    expect(await gapsNow()).toEqual(['period_not_covered']);
    await load('more', { from: 120, to: 31, perDay: 2 });
    expect(await gapsNow()).toEqual([]);
  });

  test('are too old once their latest article is, however new the import', async () => {
    await load('french', { language: 'fr', from: 120, to: 40, perDay: 30 });
    expect(await gapsNow({ name: 'Jean Petit', country: 'FR' })).toEqual(['data_too_old']);
  });

  test('are counted once per version and day', async () => {
    const reads = openReads(data.pool);
    const first = await reads.newsCoverage(ago(90));
    await data.pool.query('delete from intelligence.news_item');
    expect(await reads.newsCoverage(ago(90))).toEqual(first);
    expect((await reads.newsCoverage(ago(89))).languages).toEqual([]);
  });
});
