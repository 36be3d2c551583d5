import type { Finding } from '#subgraphs/intelligence/background/media/search/finding.js';
import type { MediaOutcome } from '#subgraphs/intelligence/background/media/search/search-media.js';
import { saysSame } from '#subgraphs/intelligence/background/renew/renew-report.js';

const finding = (more: Partial<Finding>): Finding => ({
  title: 'A title',
  snippet: 'A text',
  summary: null,
  displayLink: 'paper.example',
  link: 'https://paper.example/a',
  image: null,
  source: 'Paper',
  publishedAt: null,
  riskCategories: ['Other News'],
  matchedName: 'Ann Lee',
  nameScore: 1,
  adverse: null,
  matchedTerms: [],
  qualifiers: ['same_age'],
  ...more,
});

const gaps = [{ source: 'news', reason: 'too_few_articles', message: '2 articles.' }];

const outcome = (findings: Finding[], more: Partial<MediaOutcome> = {}): MediaOutcome => ({
  searched: true,
  source: 'news (a)',
  asOf: '2026-01-01',
  reason: null,
  riskCategories: [],
  findings,
  gaps,
  ...more,
});

const [one, other] = [finding({}), finding({ link: 'https://paper.example/b' })];
const before = outcome([one, other]);

test.each<[string, MediaOutcome]>([
  ['another day of the list', outcome([one, other], { source: 'news (b)', asOf: '2026-01-02' })],
  [
    'a mark that a source lists it no more',
    outcome([other, finding({ qualifiers: ['same_age', 'no_longer_listed'] })]),
  ],
  [
    'another number in the sentence of a gap',
    outcome([one, other], { gaps: [{ source: 'news', reason: 'too_few_articles', message: '3 articles.' }] }),
  ],
  ['where the article stands', outcome([finding({ imported: true }), other])],
])('%s has the same meaning', (_title, now) => expect(saysSame(before, now)).toBe(true));

test.each<[string, MediaOutcome]>([
  ['a finding less', outcome([one])],
  ['another text', outcome([finding({ snippet: 'Another text' }), other])],
  ['another publisher', outcome([finding({ source: 'Another' }), other])],
  ['a gap that is closed', outcome([one, other], { gaps: [] })],
  ['another qualifier', outcome([finding({ qualifiers: [] }), other])],
])('%s has another meaning', (_title, now) => expect(saysSame(before, now)).toBe(false));
