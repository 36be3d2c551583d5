import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { PhraseType } from '#kit/graph/phrase.type.js';
import { messages } from '#kit/messages.js';
import { projectRoot } from '#kit/process/project-root.js';
import { servicePhrases } from '#subgraphs/all-phrases.js';
import { GAP_PHRASES, STATE_PHRASES } from '#subgraphs/intelligence/answer/gap.js';
import { FINDING_PHRASES, findingPhrases } from '#subgraphs/intelligence/background/check/finding-phrases.js';
import { reportPhrases } from '#subgraphs/intelligence/background/check/pdf/words/report-words.js';
import { LOOKUPS } from '#subgraphs/intelligence/capability-sources.js';
import { HELD_PHRASES } from '#subgraphs/intelligence/datasets/catalogue/dataset-phrases.js';
import { FETCH_PHRASES, fetchPhrase } from '#subgraphs/intelligence/datasets/source/fetch-phrases.js';
import { WARNING } from '#subgraphs/intelligence/offenders/look-up-offenders.js';
import type { AnyLookup } from '#subgraphs/intelligence/providers/lookup.js';
import { lookupMessages } from '#subgraphs/intelligence/messages.js';
import { phraseWords } from '#web/dashboard/language/phrase-words.js';

const ENGLISH = servicePhrases();

async function wordsIn(locale: string): Promise<Record<string, string>> {
  const filename = join(projectRoot, `web/dashboard/language/server-words/${locale}.po`);
  const context = { locale, sourceLocale: 'en', filename };
  const parsed = await formatter().parse(readFileSync(filename, 'utf8'), context);
  return Object.fromEntries(Object.entries(parsed).map(([code, { translation = '' }]) => [code, translation]));
}

const german = () => wordsIn('de');

const said = (phrases: readonly PhraseType[], words: Readonly<Record<string, string>>, locale: string) =>
  phrases.map((phrase) => phraseWords(words, locale, phrase)).join(' ');

const found = { title: 'Ana Lopez', subtitle: null, description: null, tags: [], image: null, images: [], link: null };

const FINDINGS: [key: string, item: { title?: string; description?: string; tags?: string[] }, words: string[]][] = [
  [
    'evictions',
    {
      title: 'Eviction case 0201971',
      description: 'Filed on 2031-02-03. Matched by name only: verify that this is the same person.',
    },
    ['Räumungsverfahren 0201971', 'Eingereicht am 2031-02-03. Nur über den Namen gefunden'],
  ],
  [
    'sex_offenders',
    { description: `Fraud; Theft; ${WARNING}`, tags: ['born 1970-01-01', 'alias Ann Lo'] },
    ['Fraud; Theft; Diese Angaben stammen aus einem öffentlichen Register.', 'geboren 1970-01-01', 'Aliasname Ann Lo'],
  ],
  [
    'watchlist',
    {
      description:
        'Date of birth differs: 1980-01-01 was provided, the list says 1970-01-01 or 1971. No ID document confirms the date provided. Also known as A. Lopez; Ana L.',
      tags: ['92% match', 'born 1971', 'MX'],
    },
    [
      'die Liste nennt 1970-01-01 oder 1971. Kein Ausweis',
      'Auch bekannt als A. Lopez; Ana L.',
      '92\u00a0% Übereinstimmung geboren 1971',
    ],
  ],
];

test.each(['de', 'fr', 'es', 'it'] as const)('a report says what the dashboard says: %s', async (language) => {
  const words = await wordsIn(language);
  const printed = reportPhrases(language)!;
  const codes = Object.keys({ ...GAP_PHRASES, ...STATE_PHRASES, ...FINDING_PHRASES });
  // `npm run messages` prints them.
  expect(printed).toEqual(Object.fromEntries(codes.map((code) => [code, words[code]])));
});

test.each(FINDINGS)('a finding is worded in German: %s', async (key, item, words) => {
  const { titlePhrase, descriptionPhrases, tagPhrases } = findingPhrases(key, { ...found, ...item });
  const phrases = [titlePhrase, ...descriptionPhrases, ...tagPhrases];
  const english = [item.title ?? found.title, item.description, ...(item.tags ?? [])].filter(Boolean).join(' ');
  expect(said(phrases, ENGLISH, 'en-US')).toBe(english);
  for (const text of words) expect(said(phrases, await german(), 'de')).toContain(text);
});

test('what a newspaper says stays as it is', () => {
  const { titlePhrase } = findingPhrases('adverse_media', { ...found, title: 'Eviction case' });
  expect(titlePhrase.code).toBe('text');
});

const DOWNLOADS = [
  lookupMessages.noMatchingFile,
  lookupMessages.noRecords,
  lookupMessages.unpackedTooLarge(5_000_000),
  lookupMessages.compressionTooHigh(200),
  lookupMessages.tooManyFiles(10_000),
  lookupMessages.damagedArchive,
  lookupMessages.invalidZip,
  lookupMessages.encryptedZip,
  lookupMessages.downloadTooLarge(5_000_000),
  lookupMessages.downloadTimeout,
  lookupMessages.downloadFailed(null),
  lookupMessages.downloadFailed('ECONNRESET'),
  lookupMessages.httpStatus(503),
  messages.urlNotResolved,
  lookupMessages.insecureRedirect,
  lookupMessages.tooManyRedirects(5),
  lookupMessages.lineTooLong,
  lookupMessages.tooFewColumns(3, 7),
  lookupMessages.invalidCsv,
  lookupMessages.unclosedQuote,
  lookupMessages.wrongColumnCount,
  lookupMessages.recordTooLong,
  lookupMessages.missingColumn(['name', 'id']),
  lookupMessages.invalidJson,
  lookupMessages.truncatedJson,
];

test('every failure of a download has a phrase, also after its address', async () => {
  const words = await german();
  for (const problem of DOWNLOADS) {
    const phrase = fetchPhrase(`https://lists.example/sdn.csv: ${problem}`);
    expect(phrase.code).toBe('fetch.at');
    expect(phrase.values[1]!.phrases[0]?.code).toMatch(/^fetch\./);
    expect(phraseWords(words, 'de', phrase)).toMatch(/^https:\/\/lists\.example\/sdn\.csv: [^:]+$/);
  }
  const codes = DOWNLOADS.map((problem) => fetchPhrase(problem).code);
  expect([...codes, 'fetch.at', 'fetch.line'].sort()).toEqual(Object.keys(FETCH_PHRASES).sort());
});

test('what sources hold has words: providers that say it, and built-in data', async () => {
  const lookups = Object.entries(LOOKUPS as unknown as Record<string, AnyLookup>);
  const providers = lookups.flatMap(([, { coverage = {} }]) =>
    Object.entries(coverage).map(([name, told]) => [`holds.${name}`, told?.kinds]),
  );
  const builtIn = await Promise.all(
    lookups.map(async ([name, { builtInData }]) => [`holds.${name}`, (await builtInData?.())?.what]),
  );
  const held = [...providers, ...builtIn].filter(([, text]) => text !== undefined);
  expect(Object.fromEntries(held as [string, string][])).toEqual(HELD_PHRASES);
});
