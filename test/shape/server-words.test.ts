import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type Phrase, phraseWithText, storedPhrase, verbatim } from '#kit/phrase.js';
import { phraseFromGraph, shownPhrase } from '#kit/graph/phrase.type.js';
import { ERROR_PHRASES } from '#failure-codes';
import { projectRoot } from '#kit/process/project-root.js';
import { GAP_PHRASES, gapOf } from '#subgraphs/intelligence/answer/gap.js';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { allPhrases } from '#subgraphs/screening/screening/details/all-phrases.js';
import { flagged } from '#subgraphs/screening/screening/rules/judge.js';
import { simulateSignals } from '#subgraphs/screening/screening/scenario/simulate-signals.js';
import { SCENARIOS } from '#subgraphs/screening/screening/scenario/scenarios.js';
import { phraseWords } from '#web/dashboard/language/phrase-words.js';
import { anySignals } from '../rooms/screening-any-signals.js';
import { signals } from '../rooms/screening-signals.js';

/** The phrases of the service in English, which it sends itself. */
const ENGLISH: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allPhrases()),
  ...GAP_PHRASES,
  ...ERROR_PHRASES,
  ...PROBLEM_PHRASES,
};

const LOCALES = ['de', 'fr', 'es', 'it'];

const format = formatter();

async function wordsIn(locale: string): Promise<Record<string, string>> {
  const filename = join(projectRoot, `web/dashboard/language/server-words/${locale}.po`);
  const parsed = await format.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([code, { translation }]) => (translation ? [[code, translation]] : [])),
  );
}

const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

describe.each(LOCALES)('the dashboard in %s', (locale) => {
  test('has words for every code of the service, and for no other', async () =>
    expect(Object.keys(await wordsIn(locale)).sort()).toEqual(Object.keys(ENGLISH).sort()));

  test('names the same values in them', async () => {
    const words = await wordsIn(locale);
    const wrong = Object.keys(ENGLISH).filter(
      (code) => valuesIn(words[code] ?? '').join() !== valuesIn(ENGLISH[code]!).join(),
    );
    expect(wrong).toEqual([]);
  });

  test('repeats no English sentence', async () => {
    const words = await wordsIn(locale);
    const same = Object.keys(ENGLISH).filter((code) => ENGLISH[code]!.includes(' ') && words[code] === ENGLISH[code]);
    expect(same.filter((code) => code !== 'fraud.unanswered')).toEqual([]);
  });
});

/** A phrase after all its ways: stored, answered by the graph, worded by the dashboard. */
const worded = (phrase: Phrase, words: Readonly<Record<string, string>>, locale: string) =>
  phraseWords(words, locale, shownPhrase(storedPhrase(phrase)));

function phrasesOf({ phrases }: ReturnType<typeof decide>): Phrase[] {
  const entries = Object.values(phrases.entries).flatMap((said) => [...said!.help, ...said!.findings]);
  return [...phrases.reason, ...phrases.topRisks, ...phrases.topRecommendations, ...entries];
}

const DECISIONS = [
  ...Array.from({ length: 600 }, (_, seed) => decide(anySignals(seed))),
  ...SCENARIOS.map((scenario) => decide(simulateSignals(signals({ simulated: true }), scenario, true))),
  flagged(decide(signals()), ['Parties']),
  flagged(decide(signals()), ['Parties', 'Long stays']),
];

describe('a decision', () => {
  test('has a phrase for every text, which says the same in English', () => {
    for (const decision of DECISIONS) {
      for (const phrase of phrasesOf(decision)) {
        // Titles of checks are in lower case within one sentence.
        const said = worded(phrase, ENGLISH, 'en-US');
        expect(said?.toLowerCase()).toBe(phrase.text.toLowerCase());
      }
    }
  });

  test.each(LOCALES)('is worded completely in %s', async (locale) => {
    const words = await wordsIn(locale);
    const unknown = DECISIONS.flatMap(phrasesOf).filter((phrase) => worded(phrase, words, locale) === null);
    expect(unknown).toEqual([]);
  });

  test('has a code for every sentence: only words of others are verbatim', () => {
    const free = DECISIONS.flatMap(phrasesOf).filter(({ code }) => code === verbatim('').code);
    expect([...new Set(free.map(({ text }) => text))]).toEqual([]);
  });

  test('names changes that have words', () => {
    const kinds = DECISIONS.flatMap(({ counterfactuals }) => counterfactuals);
    const missing = kinds.filter(({ kind, ...change }) =>
      kind === 'remove_risk'
        ? !(`risk.${(change as { code: string }).code}` in ENGLISH)
        : !(`change.${kind}` in ENGLISH),
    );
    expect(missing).toEqual([]);
  });
});

test.each([
  gapOf('watchlists', 'no_records_imported', { isFetched: true }),
  gapOf('sex-offenders', 'no_records_of_state', { state: 'TX' }),
  gapOf('news', 'too_few_articles', { language: 'German', days: 30, articles: 3, needed: 50 }),
  gapOf('evictions', 'some_sources_only', { sources: [] }),
  gapOf('UK', 'data_too_old', { asOf: '2031-01-01', maxAgeDays: 14 }),
  gapOf('acme', 'a_reason_of_its_own'),
])('a gap is the same phrase for the graph and for its readers: $reason', ({ message, phrase }) => {
  const answered = phraseFromGraph(shownPhrase(phrase!));
  expect(worded(phraseWithText(answered, message), ENGLISH, 'en-US')).toBe(message);
});
