/** Languages of the guest portal and of what it sends; `web/words` has the texts of its pages in the same ones. */
export const GUEST_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ar', 'ja'] as const;

/** Texts of the languages, and of Portugal where they differ from those of Brazil. */
export type GuestTexts<Text> = Record<GuestLanguage, Text> & { 'pt-PT'?: Text };

export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/** The language of a booking, by its BCP 47 tag; null if the portal does not speak it. */
export function guestLanguage(locale: string | null): GuestLanguage | null {
  const short = locale?.slice(0, 2).toLowerCase();
  return GUEST_LANGUAGES.find((language) => language === short) ?? null;
}

/** Portuguese is that of Brazil, unless the booking names another country. */
const isEuropean = (locale: string | null): boolean => /^pt-(?!br\b)/i.test(locale ?? '');

/** Locale for dates in what is sent. Arabic has the digits of its texts. */
export function dateLocale(locale: string | null): string {
  if (isEuropean(locale)) return 'pt-PT';
  const language = guestLanguage(locale) ?? 'en';
  return { en: 'en-GB', ar: 'ar-u-nu-latn' }[language as string] ?? language;
}

/** The text in the language of a booking, else in English. */
export const inLanguageOf = <Text>(locale: string | null, texts: GuestTexts<Text>): Text =>
  (isEuropean(locale) ? texts['pt-PT'] : undefined) ?? texts[guestLanguage(locale) ?? 'en'];
