import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { type Phrase, phraseWithText, storedPhrase, verbatim } from '#kit/phrase.js';
import { phraseFromGraph, shownPhrase } from '#kit/graph/phrase.type.js';
import { projectRoot } from '#kit/process/project-root.js';
import { servicePhrases } from '#subgraphs/all-phrases.js';
import { newsScope, newsScopePhrase } from '#subgraphs/intelligence/background/media/coverage/news-scope.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { gapOf } from '#subgraphs/intelligence/answer/gap.js';
import { modelNoteOf } from '#subgraphs/intelligence/models/register/model-note.js';
import { modelPhrase } from '#subgraphs/screening/screening/details/model-phrases.js';
import { cardPhrase } from '#subgraphs/intelligence/models/register/card-phrases.js';
import { creditReason } from '#subgraphs/screening/screening/details/credit-reasons.js';
import { decide } from '#subgraphs/screening/screening/decision/decide.js';
import { flagged } from '#subgraphs/screening/screening/rules/judge.js';
import { simulateSignals } from '#subgraphs/screening/screening/scenario/simulate-signals.js';
import { SCENARIOS } from '#subgraphs/screening/screening/scenario/scenarios.js';
import { phraseWords } from '#web/dashboard/language/phrase-words.js';
import { anySignals } from '../rooms/screening-any-signals.js';
import { signals } from '../rooms/screening-signals.js';

/** The phrases of the service in English, which it sends itself. */
const ENGLISH = servicePhrases();

/** In German, a check is a check; the others have no words of their own. */
const SAME = ['fraud.unanswered', 'fact.entries', 'fetch.at'];

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
    // Most states have the same name in every language.
    expect(same.filter((code) => !SAME.includes(code) && !code.startsWith('state.'))).toEqual([]);
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

const learned = FRAUD_FEATURES.filter(({ role }) => role === 'learned');

describe('what a model says', () => {
  test.each(LOCALES)('is worded completely in %s', async (locale) => {
    const words = await wordsIn(locale);
    for (const { label } of learned) {
      const said = `${label}: 0.25. Raises the risk.`;
      const phrase = modelPhrase(said);
      expect(worded(phrase, ENGLISH, 'en-US')).toBe(said);
      expect(worded(phrase, words, locale)).not.toContain('Raises');
    }
    expect(worded(modelPhrase(modelNoteOf({ origin: 'simulated' })!), words, locale)).not.toContain('simulated');
    expect(worded(modelPhrase(modelNoteOf({ origin: 'open' })!), words, locale)).not.toContain('guests');
  });

  test('is shown as it is if it is unknown', () =>
    expect(worded(modelPhrase('A reason of a model to come.'), ENGLISH, 'en-US')).toBe('A reason of a model to come.'));
});

test.each([
  ['de', 'Presse der letzten 90 Tage auf Deutsch und Französisch (importierte Artikel, gdelt)'],
  ['fr', 'presse des 90 derniers jours en allemand et français (articles importés, gdelt)'],
  ['es', 'noticias de los últimos 90 días en alemán y francés (artículos importados, gdelt)'],
  ['it', 'notizie degli ultimi 90 giorni in tedesco e francese (articoli importati, gdelt)'],
])('what a news search covered is worded in %s', async (locale, said) => {
  const scope = newsScope(90, ['German', 'French'], ['news', 'gdelt']);
  const phrase = newsScopePhrase(scope)!;
  expect(worded(phrase, ENGLISH, 'en-US')).toBe(scope);
  expect(worded(phrase, await wordsIn(locale), locale)).toBe(said);
});

test('reasons of a credit bureau are worded; others are shown as the bureau spells them', async () => {
  const words = await wordsIn('de');
  const reasons = ['late_payments', 'tax_liens', 'gym_membership'].map(creditReason);
  expect(reasons.map((reason) => worded(reason, ENGLISH, 'en-US'))).toEqual([
    'late payments',
    'tax liens',
    'gym membership',
  ]);
  expect(reasons.map((reason) => worded(reason, words, 'de'))).toEqual([
    'verspätete Zahlungen',
    'Steuerpfandrechte',
    'gym membership',
  ]);
});

test('every text of the cards of the shipped models has words', async () => {
  for (const name of ['str-fraud', 'guest-loyalty']) {
    const { card } = JSON.parse(readFileSync(join(projectRoot, 'models', `${name}.json`), 'utf8')) as Shipped;
    for (const text of [card.summary, card.data, ...card.limits]) {
      expect(cardPhrase(text).code).toMatch(/^card\./);
      expect(worded(cardPhrase(text), ENGLISH, 'en-US')?.replaceAll(',', '')).toBe(text.replaceAll(',', ''));
    }
  }
});

interface Shipped {
  card: { summary: string; data: string; limits: string[] };
}

test('languages, countries and states of a gap are worded by their codes', async () => {
  const words = await wordsIn('fr');
  const news = gapOf('news', 'no_news_for_country', { language: 'Catalan or Spanish', country: 'Spain' });
  expect(worded(phraseWithText(news.phrase!, news.message), words, 'fr')).toContain('catalan ou espagnol');
  expect(worded(phraseWithText(news.phrase!, news.message), words, 'fr')).toContain('(Espagne)');
  const state = gapOf('evictions', 'no_records_of_state', { state: 'CA' });
  expect(worded(phraseWithText(state.phrase!, state.message), words, 'fr')).toContain('Californie');
});

test.each([
  gapOf('watchlists', 'no_records_imported', { isFetched: true }),
  gapOf('sex-offenders', 'no_records_of_state', { state: 'TX' }),
  gapOf('news', 'no_news_for_country', { language: 'Catalan or Spanish', country: 'Spain' }),
  gapOf('news', 'too_few_articles', { language: 'German', days: 30, articles: 3, needed: 50 }),
  gapOf('evictions', 'some_sources_only', { sources: [] }),
  gapOf('UK', 'data_too_old', { asOf: '2031-01-01', maxAgeDays: 14 }),
  gapOf('acme', 'a_reason_of_its_own'),
])('a gap is the same phrase for the graph and for its readers: $reason', ({ message, phrase }) => {
  const answered = phraseFromGraph(shownPhrase(phrase!));
  expect(worded(phraseWithText(answered, message), ENGLISH, 'en-US')).toBe(message);
});
