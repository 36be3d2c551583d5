export type Language = 'en' | 'es' | 'fr' | 'de' | 'it' | 'pt' | 'nl' | 'pl' | 'ar' | 'ja';

/** Names of the languages, each in its own language. */
export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  ar: 'العربية',
  ja: '日本語',
};

const isTag = (tag: string | null | undefined): tag is string => /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag ?? '');

const shortOf = (tag: string) => tag.slice(0, 2).toLowerCase();

/** The first wanted language that the portal supports; else English. */
export function chooseLanguage(wanted: readonly (string | null | undefined)[]): Language {
  return (wanted
    .filter(isTag)
    .map(shortOf)
    .find((short) => short in LANGUAGES) ?? 'en') as Language;
}

/**
 * Locale for dates and numbers on every page: the wanted regional variant of the language, such as `en-US`, else the
 * language. English without a region is British, whose dates cannot be read with day and month exchanged. Arabic gets the
 * digits of its texts and the calendar of bookings, because regions and browsers differ in both.
 */
export function chooseLocale(language: Language, wanted: readonly (string | null | undefined)[]): string {
  const plain = language === 'en' ? 'en-GB' : language;
  const tag = wanted.filter(isTag).find((one) => shortOf(one) === language && one.length > 2) ?? plain;
  return language === 'ar' && !tag.includes('-u-') ? `${tag}-u-ca-gregory-nu-latn` : tag;
}

/** Whether the words are those of Portugal: everywhere but in Brazil, and where no region is known. */
export const isEuropean = (locale: string): boolean => /^pt-(?!br\b)/i.test(locale);

/** Fills in the `{…}` of a text. */
export function filled(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
