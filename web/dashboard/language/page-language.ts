import { type Language, isLanguage } from '../../sign-in/words/language.js';
import { chooseLocale } from '../../words/choose-language.js';

const { lang } = document.documentElement;

/** The language that the server chose for the page. It stays the same until the page is loaded again. */
export const language: Language = isLanguage(lang) ? lang : 'en';

/** Formats dates and numbers of the page as in the region of the browser. */
export const LOCALE = chooseLocale(language, navigator.languages);

/** Loads the page again, and the server remembers the language in this browser, also for the pages for signing in. */
export function chooseLanguage(next: Language): void {
  location.assign(`/dashboard?lang=${next}${location.hash}`);
}
