/** Languages of the guest portal and of what it sends; `web/words` has the texts of its pages in the same ones. */
export const GUEST_LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'pl', 'ar', 'ja'] as const;

export type GuestLanguage = (typeof GUEST_LANGUAGES)[number];

/** The language of a booking, by its BCP 47 tag; null if the portal does not speak it. */
export function guestLanguage(locale: string | null): GuestLanguage | null {
  const short = locale?.slice(0, 2).toLowerCase();
  return GUEST_LANGUAGES.find((language) => language === short) ?? null;
}

/** Locale for dates in what is sent. Arabic has the digits of its texts. */
export function dateLocale(locale: string | null): string {
  const language = guestLanguage(locale) ?? 'en';
  return { en: 'en-GB', ar: 'ar-u-nu-latn' }[language as string] ?? language;
}

/** The text in the language of a booking, else in English. */
export const inLanguageOf = <Text>(locale: string | null, texts: Record<GuestLanguage, Text>): Text =>
  texts[guestLanguage(locale) ?? 'en'];
