import { NEWS_SCOPE_PHRASES } from '#news-scope';
import { namePhrase } from '#kit/phrase-names.js';
import { type Phrase, verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';

const read = phraseReader(NEWS_SCOPE_PHRASES, (name) => namePhrase('language', name));

/** The phrase of what a news search covered: reports state it as text. */
export const newsScopePhrase = (scope: string): Phrase => read(scope) ?? verbatim(scope);
