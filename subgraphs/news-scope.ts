import { languagePhrases } from '#kit/phrase-names.js';
import { type Phrase, phrasebook, verbatim } from '#kit/phrase.js';

/** English texts of what a news search covered. */
export const NEWS_SCOPE_PHRASES = {
  'news.scope': 'News from the last {days} days in {languages| and } ({sources})',
  'news.imported': 'imported news',
} as const;

const phrase = phrasebook(NEWS_SCOPE_PHRASES);

const SCOPE = /^News from the last (\d+) days in (.+) \((.+)\)$/;
const IMPORTED = phrase('news.imported');

/** What a news search covered; `languages` are English names. */
export const newsScope = (days: number, languages: readonly string[], sources: readonly string[]): string =>
  phrase('news.scope', {
    days,
    languages,
    sources: sources.map((source) => (source === 'news' ? IMPORTED.text : source)),
  }).text;

/** The phrase of such a text; reports store the text alone. Null for other texts. */
export function newsScopePhrase(scope: string): Phrase | null {
  const [, days, languages, sources] = SCOPE.exec(scope) ?? [];
  if (!days || !languages || !sources) return null;
  return phrase('news.scope', {
    days: Number(days),
    languages: languagePhrases(languages),
    sources: sources.split(', ').map((source) => (source === IMPORTED.text ? IMPORTED : verbatim(source))),
  });
}
