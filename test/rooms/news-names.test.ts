import { articleQuery } from '#subgraphs/intelligence/news/article-query.js';
import { judgeArticle } from '#subgraphs/intelligence/background/media/search/judge-article.js';
import { type Reads, openReads } from '#subgraphs/intelligence/reads.js';
import { type DatasetTest, openDatasetTest } from '../support/datasets.js';
import { NASTY_TEXTS } from '../support/nasty-texts.js';

/** Names of people, and texts with a meaning in a PostgreSQL query or in a pattern. */
const NAMES = [
  "Siobhan O'Brien",
  'Conor O’Neill',
  'Anna Smith-Jones',
  'Jean-Luc Picard-Dubois',
  "D'Arcy d'Arcy",
  "Ann O'",
  'Van Der',
  'de la',
  'Al El',
  'bin bint',
  'Dr. Mr.',
  'J. R.',
  'X Y',
  '1 2',
  '- -',
  "' '",
  '’ ’',
  '\\ \\',
  'Ann & Lee',
  'Ann | Lee',
  '!Ann !Lee',
  'Ann <-> Lee',
  'Ann:* Lee:A',
  '(Ann (Lee',
  'Ann) Lee)',
  'Ann <2> Lee',
  '王 小明',
  '王小明',
  '김 민준',
  'مُحَمَّد العَلي',
  'דוד לוי',
  '👍🏿 😀',
  '🇨🇭 🇯🇵',
  'नरेन्द्र मोदी',
  'Ⅻ ⅷ',
  'ﷺ ﷺ',
  'Ann "Ace" Lee',
  "Ann ''' Lee",
  "Ann \\' Lee",
  'and or',
  'the not',
  'a.b c*d+e?',
  '[Ann] {Lee}',
  'Ann^ $Lee',
  'e\u0301 a\u0300',
  '\u0301\u0301 \u0300',
  'ʼ ʼ',
  'Ann\u200bLee Ann\u200d',
  'ŉ ŉ',
  '\u0640 \u0640',
  'ا ا',
];

const ALL = [
  ...new Set([...NAMES, ...NASTY_TEXTS, ...NASTY_TEXTS.flatMap((text) => [`Ann ${text}`, `${text} ${text}`])]),
];

let data: DatasetTest;
let reads: Reads;

beforeAll(async () => {
  data = await openDatasetTest();
  reads = openReads(data.pool);
  const article = { url: 'https://paper.example/a', body: "Siobhan O'Brien and Anna Smith-Jones were fined." };
  const file = data.file('news.ndjson', JSON.stringify({ ...article, title: 'Two fined', source: 'The Paper' }));
  await data.load('news', file);
});

afterAll(() => data?.close());

const question = (name: string) => ({ name, place: null, country: null });

test.each(ALL)('the news is searched for %j', async (name) => {
  const answer = await reads.news(question(name));
  expect(answer.known || answer.reason === 'name_too_short').toBe(true);
});

test('words of a name that PostgreSQL splits are searched for unchanged', async () => {
  for (const name of ["Siobhan O'Brien", 'Siobhan O’Brien', 'Anna Smith-Jones'])
    expect(await reads.news(question(name))).toMatchObject({
      facts: { articles: [{ title: 'Two fined' }] },
    });
});

test('a query contains only words, each quoted', () => {
  for (const name of ALL) {
    const query = articleQuery(name);
    if (query) expect(query.near + query.phrase).toMatch(/^(?:'(?:[^'\\]|'')+'(?::\*)?|<->|[ ()&|])+$/);
  }
});

test.each([...ALL, "Mary-Ann O'Neill-Smith"])('an article about %j is classified', (name) => {
  const [firstName = '', ...rest] = name.split(' ');
  const person = { firstName, middleName: null, lastName: rest.join(' '), yearOfBirth: null };
  const article = { title: `${name} fined`, url: 'https://paper.example/a', domain: 'paper.example', language: null };
  const more = { country: null, imageUrl: null, publishedAt: null, body: `${name} was fined. ${name} paid.` };
  const placed = { ...person, country: null, city: null, state: null };
  expect(() => judgeArticle(placed, { ...article, ...more })).not.toThrow();
});
