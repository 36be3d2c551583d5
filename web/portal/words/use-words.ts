import { createContext, useContext } from 'react';
import { type Language, chooseLanguage, chooseLocale, isEuropean } from '../../words/choose-language.js';
import { type Words, en } from '../../words/en.js';

const LOAD: Record<Language, (locale: string) => Promise<Words>> = {
  en: () => Promise.resolve(en),
  es: async () => (await import('../../words/es.js')).es,
  fr: async () => (await import('../../words/fr.js')).fr,
  de: async () => (await import('../../words/de.js')).de,
  it: async () => (await import('../../words/it.js')).it,
  pt: async (locale) =>
    isEuropean(locale) ? (await import('../../words/pt-pt.js')).ptPt : (await import('../../words/pt.js')).pt,
  nl: async () => (await import('../../words/nl.js')).nl,
  pl: async () => (await import('../../words/pl.js')).pl,
  ar: async () => (await import('../../words/ar.js')).ar,
  ja: async () => (await import('../../words/ja.js')).ja,
};

export interface Spoken {
  language: Language;
  /** The language, or its variant in the guest's region. */
  locale: string;
  words: Words;
}

/** Initial language: the guest's earlier choice, else the booking's, else the browser's. */
export const firstLanguage = (booked: string | null): Language =>
  chooseLanguage([sessionStorage.getItem('language'), booked, ...navigator.languages]);

/** Loads a language and sets it on the page. */
export async function speak(language: Language, booked: string | null): Promise<Spoken> {
  const locale = chooseLocale(language, [booked, ...navigator.languages]);
  const words = await LOAD[language](locale);
  document.documentElement.lang = language;
  document.documentElement.dir = words.direction;
  return { language, locale, words };
}

export const SpokenContext = createContext<Spoken>({ language: 'en', locale: 'en', words: en });

export const useSpoken = (): Spoken => useContext(SpokenContext);

export { filled } from '../../words/choose-language.js';
