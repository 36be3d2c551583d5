import { type Messages, i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type Language, isLanguage, localeOf } from '../../sign-in/words/language.js';

/** English is in the scripts themselves. */
const CATALOGUES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ default: Messages }>>> = {
  de: async () => import('./messages/de.po'),
  fr: async () => import('./messages/fr.po'),
  es: async () => import('./messages/es.po'),
  it: async () => import('./messages/it.po'),
};

const { lang } = document.documentElement;

/** The language that the server chose for the page. It stays the same until the page is loaded again. */
export const language: Language = isLanguage(lang) ? lang : 'en';

/** Formats dates and numbers of the page. */
export const LOCALE = localeOf(language);

/** Loads the page again, and the server remembers the language in this browser, also for the pages for signing in. */
export function chooseLanguage(next: Language): void {
  location.assign(`/dashboard?lang=${next}${location.hash}`);
}

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

i18n.setMessagesCompiler((message) => {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
});
// Modules that use texts wait for this one, so that tables of texts may be constants.
i18n.loadAndActivate({
  locale: language,
  messages: language === 'en' ? {} : (await CATALOGUES[language]()).default,
});

export { i18n };
