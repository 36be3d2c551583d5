import type { Messages } from '@lingui/core';
import type { Language } from '../../sign-in/words/language.js';
import { LOCALE, language } from './page-language.js';
import { type Said, filled, phraseWords } from './phrase-words.js';

/** The service's phrases by code. It sends them in English itself. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  de: async () => import('./server-words/de.po'),
  fr: async () => import('./server-words/fr.po'),
  es: async () => import('./server-words/es.po'),
  it: async () => import('./server-words/it.po'),
};

// Loads beside the page's own texts; whoever shows phrases waits for it.
const words = language === 'en' ? {} : (await CATALOGUES[language]()).default;

/** Values of a phrase that the page fills in itself. */
type OwnValues = Readonly<Record<string, string | number>>;

const shown = (value: string | number) => (typeof value === 'number' ? value.toLocaleString(LOCALE) : value);

const wordsOf = (phrase: Said) => phraseWords(words, LOCALE, phrase);

/** English of the service, whose quotation marks and apostrophes are those of a keyboard, as pages print it. */
const printed = (english: string) =>
  english
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(^|[\s(])'([^']*)'/g, '$1‘$2’')
    .replaceAll("'", '’');

/** A code of the service in the language of the page; in English if it has no words there. */
export function wordsFor(code: string, english: string, values: OwnValues = {}): string {
  return filled(words, code, (name) => (name in values ? [shown(values[name]!)] : null)) ?? printed(english);
}

/** A topic of news in the language of the page. */
export const topicName = (topic: string): string =>
  wordsFor(`topic.${topic.toLowerCase().replaceAll(' ', '_')}`, topic);

/** Whether the page has words for a code. */
export const hasWords = (code: string) => code in words;

/** A paragraph of the service in the language of the page; in English if a phrase of it is unknown. */
export function paragraphOf(phrases: readonly Said[], english: string): string {
  const said = phrases.map(wordsOf);
  return said.length === 0 || said.includes(null) ? printed(english) : said.join(' ');
}

/** Texts of the service in the language of the page, each in English if it is unknown. */
export const textsOf = (phrases: readonly Said[], english: readonly string[]): string[] =>
  english.map((text, n) => (phrases[n] && wordsOf(phrases[n])) ?? printed(text));

/** What a search did not cover. */
export const gapText = ({ phrase, message }: { phrase: Said | null; message: string }): string =>
  paragraphOf(phrase ? [phrase] : [], message);
