import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.js';
import { articleQuery } from '#subgraphs/intelligence/news/article-query.js';
import { findMentions } from '#subgraphs/intelligence/background/media/articles/find-mentions.js';
import { passagesOf } from '#subgraphs/intelligence/background/media/articles/passages-of.js';
import { adverseProbability } from '#subgraphs/intelligence/background/media/judge/adverse-model.js';
import { categoriesOf } from '#subgraphs/intelligence/background/media/judge/categories-of.js';
import { figuresFrom } from '#subgraphs/intelligence/background/media/training/figures-of.js';
import { verdictOf } from '#subgraphs/intelligence/background/check/verdict-of.js';
import type { ReportItem } from '#subgraphs/intelligence/background/check/report-item.js';
import { cpuTime } from '../support/cpu-time.js';

const namesIn = (text: string) => findMentions(text, ['Quillon Vance']).map(({ name }) => name);

describe('a name in a text', () => {
  test.each([
    ['On Monday Quillon Vance spoke.', ['Quillon Vance']],
    ['Vance, Quillon (46)', ['Vance, Quillon']],
    ['Dr. Quilon J. Vance spoke', ['Dr. Quilon J. Vance']],
    ['quillon vance; bob ray', ['quillon vance']],
    ['Quillon Vance met Quillon Vance.', ['Quillon Vance', 'Quillon Vance']],
  ])('is found: %s', (text, names) => expect(namesIn(text)).toEqual(names));

  test.each([
    'Quillon Baker was fined. Ann Vance sang.',
    'Quillon, Bob and Vance',
    'The quillon of the vance is long',
    'Quillon said that Vance left',
    '',
    '\u0000 \u202e',
  ])('is not found: %s', (text) => expect(namesIn(text)).toEqual([]));

  test('is searched for in a long text without names in good time', async () => {
    const spent = await cpuTime(() => expect(namesIn('Quill Van. '.repeat(6_000))).toEqual([]));
    expect(spent).toBeLessThan(3_000);
  });
});

test('reads sentences about the guest and skips those about other people', () => {
  const text = 'A title\nQuillon Vance was fined. Rain fell. Vance paid at once. Ann Vance sang.';
  const passages = passagesOf(text, findMentions(text, ['Quillon Vance']));
  expect(passages.map(({ unnamed }) => unnamed)).toEqual(['@ was fined.', '@ paid at once.']);
});

test('a query contains no query syntax from the name', () => {
  const { near, phrase } = articleQuery("Ann O'Brien & (x | y):* \\")!;
  expect(near + phrase).not.toMatch(/\\|''|O'B/);
  expect(articleQuery('Madonna')).toBeNull();
  expect(articleQuery('Bill Lee')!.phrase).toContain("'william'");
});

test.each([
  ['fined for racist insults', 'Discrimination'],
  ['embezzled money from the parish', 'Fraud or Financial Crime'],
  ['stalked a waitress', 'Harassment'],
  ['stabbed a man', 'Violence'],
  ['lost the defamation case', 'Conflicts or Litigation'],
  ['opened a bakery', 'Other News'],
])('%s is classified as %s', (text, category) => expect(categoriesOf(text).categories).toContain(category));

test('the current model separates adverse from other sentences, and reports when it is unsure', () => {
  const lines = readFileSync(
    join(projectRoot, 'subgraphs/intelligence/background/media/training/adverse-texts.txt'),
    'utf8',
  )
    .split('\n')
    .filter(Boolean);
  expect(lines.every((line) => /^[01]\t.*@/.test(line))).toBe(true);
  const heldOut = lines.filter((_, at) => at % 5 === 0);
  const scored = heldOut.map((line) => ({ adverse: line[0] === '1', score: adverseProbability(line.slice(2)) ?? 0.5 }));
  const { f1, auc } = figuresFrom(scored);
  expect(f1).toBeGreaterThan(0.8);
  expect(auc).toBeGreaterThan(0.9);
  expect(adverseProbability('Вчера @ приговорили к трём годам тюрьмы')).toBeNull();
});

const linesOf = (file: string) =>
  readFileSync(join(projectRoot, 'subgraphs/intelligence/background/media/training', file), 'utf8')
    .split('\n')
    .filter(Boolean);

test('classifies at least four of five unseen headlines correctly, adverse and other', () => {
  const unseen = linesOf('headlines-unseen.txt');
  const used = new Set([...linesOf('headlines-tuning.txt'), ...linesOf('adverse-texts.txt')]);
  expect(unseen.length).toBeGreaterThanOrEqual(150);
  expect(unseen.filter((line) => used.has(line) || !/^[01]\t\S/.test(line))).toEqual([]);
  // As searches decide: an unsure result needs review.
  const scored = unseen.map((line) => ({ adverse: line[0] === '1', score: adverseProbability(line.slice(2)) ?? 1 }));
  const { precision, recall } = figuresFrom(scored);
  expect(precision).toBeGreaterThanOrEqual(0.8);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

const item = (status: ReportItem['status'], searched: boolean, reason: string | null = null): ReportItem => ({
  key: 'x',
  name: 'X',
  status,
  searched,
  reason,
  source: null,
  asOf: null,
  items: [],
});

test.each([
  [[item('NO_RESULTS', true), item('NO_RESULTS', false, 'united_states_only')], 'FINISHED', 'CLEARED'],
  [[item('NO_RESULTS', true), item('FAILED', false, 'no_provider')], 'REVIEW', 'REVIEW'],
  [[item('NO_RESULTS', true), item('FAILED', false, 'provider_failed')], 'REVIEW', 'REVIEW'],
  [[item('NO_RESULTS', true, 'a_provider_failed')], 'REVIEW', 'REVIEW'],
  [[item('REVIEW', true), item('FAILED', false, 'no_provider')], 'REVIEW', 'REVIEW'],
  [[item('FAILED', false, 'provider_failed'), item('FAILED', false, 'no_provider')], 'FAILED', null],
] as const)('a check does not pass with a failed or skipped source (%#)', (items, status, riskStatus) => {
  expect(verdictOf([...items])).toEqual({ status, riskStatus });
});
