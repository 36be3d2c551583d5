import { NEWS_SCOPE_PHRASES } from '#news-scope';
import { namePhrase } from '#kit/phrase-names.js';
import { phrasebook } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';

const phrase = phrasebook(NEWS_SCOPE_PHRASES);

/** What a news search covered; `languages` are English names. */
export const newsScope = (days: number, languages: readonly string[], sources: readonly string[]): string =>
  phrase('news.scope', {
    days,
    languages,
    sources: sources.map((source) => (source === 'news' ? phrase('news.imported').text : source)),
  }).text;

/** The phrase of such a text, null for others: reports store the text alone. */
export const newsScopePhrase = phraseReader(NEWS_SCOPE_PHRASES, (name) => namePhrase('language', name));
