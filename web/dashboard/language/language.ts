import { type Messages, i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The languages of the dashboard, in their own words. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
} as const;

export type Language = keyof typeof LANGUAGES;

/** English is in the scripts themselves. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  de: async () => import('./messages/de.po'),
  fr: async () => import('./messages/fr.po'),
  es: async () => import('./messages/es.po'),
  it: async () => import('./messages/it.po'),
};

const STORED = 'language';

const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

function chosen(): Language {
  const stored = localStorage.getItem(STORED);
  const wanted = [...(stored ? [stored] : []), ...navigator.languages];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

/** The language of the page. It stays the same until the page is loaded again. */
export const language = chosen();

/** Formats dates and numbers of the page. */
export const LOCALE = language === 'en' ? 'en-GB' : language;

/** Remembers the language in this browser, and loads the page again. */
export function chooseLanguage(next: Language): void {
  localStorage.setItem(STORED, next);
  location.reload();
}

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});
document.documentElement.lang = language;
// Modules that use texts wait for this one, so that tables of texts may be constants.
i18n.loadAndActivate({
  locale: language,
  messages: language === 'en' ? {} : (await CATALOGUES[language]()).default,
});

export { i18n };
