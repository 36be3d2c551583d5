/** Official languages of a country besides the one in Unicode's likely subtags (CLDR); ISO 3166-1 to ISO 639-1. */
const MORE: Readonly<Record<string, string>> = {
  AE: 'en',
  AF: 'fa',
  BA: 'hr sr',
  BE: 'fr de',
  BO: 'es',
  BY: 'be',
  CA: 'fr',
  CH: 'fr it',
  CM: 'en',
  CY: 'en',
  DZ: 'fr',
  ES: 'ca gl eu',
  FI: 'sv',
  FJ: 'en',
  GH: 'en',
  HK: 'en',
  IE: 'en',
  IL: 'ar',
  IN: 'en',
  IT: 'de',
  JO: 'en',
  KE: 'en',
  KG: 'ru',
  KZ: 'kk',
  LB: 'fr',
  LK: 'ta en',
  LU: 'fr de',
  MA: 'fr',
  ME: 'bs sq',
  MK: 'sq',
  MT: 'en',
  MU: 'fr',
  MY: 'en',
  NA: 'af',
  NG: 'en',
  NO: 'nn',
  PH: 'en',
  PK: 'en',
  PR: 'en',
  PY: 'es',
  QA: 'en',
  RW: 'en fr',
  SG: 'zh ms ta',
  TN: 'fr',
  TZ: 'en',
  UA: 'ru',
  UG: 'en',
  VU: 'fr',
  ZA: 'af',
  ZM: 'en',
  ZW: 'en',
};

/** Languages with more than one code in use. */
const SAME: Readonly<Record<string, string>> = {
  nb: 'no',
  nn: 'no',
  iw: 'he',
  in: 'id',
  tl: 'fil',
  cmn: 'zh',
  yue: 'zh',
};

const ENGLISH_NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** Scripts (ISO 15924) of names, with their characters. */
const LETTERS: readonly [RegExp, readonly string[]][] = [
  [/\p{Script=Latin}/u, ['Latn']],
  [/\p{Script=Cyrillic}/u, ['Cyrl']],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, ['Jpan']],
  [/\p{Script=Hangul}/u, ['Kore']],
  [/\p{Script=Han}/u, ['Hans', 'Hant', 'Jpan']],
  [/\p{Script=Arabic}/u, ['Arab']],
  [/\p{Script=Hebrew}/u, ['Hebr']],
  [/\p{Script=Greek}/u, ['Grek']],
  [/\p{Script=Devanagari}/u, ['Deva']],
  [/\p{Script=Thai}/u, ['Thai']],
];

const LATIN = ['Latn'];

const same = (code: string) => SAME[code] ?? code;

const LANGUAGE_CODES =
  'af ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja';
const MORE_CODES =
  'ka kk kn ko ky lt lv mk ml mn mr ms mt ne nl no pa pl pt ro ru si sk sl so sq sr sv sw ta te th tr uk';
const CODES_BY_NAME = new Map(
  `${LANGUAGE_CODES} ${MORE_CODES} ur uz vi zh`.split(' ').map((code) => [ENGLISH_NAMES.of(code)!.toLowerCase(), code]),
);

/** Language (ISO 639) for a tag, a three-letter code or an English name; null if unknown. */
export function languageOf(text: string | null): string | null {
  const word = text?.trim().toLowerCase() ?? '';
  const named = CODES_BY_NAME.get(word);
  if (named) return named;
  try {
    // `und` has no language.
    const language = new Intl.Locale(word.replaceAll('_', '-')).language as string | undefined;
    return !language || /^(mul|zxx)$/.test(language) ? null : same(language);
  } catch {
    return null;
  }
}

/** Scripts of the letters in a name; Latin if none is recognized. */
function scriptsOf(name: string): readonly string[] {
  return LETTERS.find(([letters]) => letters.test(name))?.[1] ?? LATIN;
}

/** `en` → `Latn`; unknown languages count as Latin. */
const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn';

function languagesOfCountry(country: string): string[] {
  const likely = new Intl.Locale('und', { region: country }).maximize().language;
  return [...new Set([likely, ...(MORE[country]?.split(' ') ?? [])].map(same))];
}

/** Most common language of each non-Latin script, for people whose country has none in the script of their name. */
const BY_SCRIPT: Readonly<Record<string, string>> = {
  Latn: 'en',
  Cyrl: 'ru',
  Jpan: 'ja',
  Kore: 'ko',
  Hans: 'zh',
  Hant: 'zh',
  Arab: 'ar',
  Hebr: 'he',
  Grek: 'el',
  Deva: 'hi',
  Thai: 'th',
};

/** Languages of which at least one must be searched for a guest, and whether they come from the guest's country. */
export interface NeededLanguages {
  languages: string[];
  ofCountry: boolean;
}

/**
 * Languages in which news about a person would appear: those of the country written in the script of the name, because
 * names are searched as written; if there are none, the most common language of that script.
 */
export function neededLanguages(name: string, country: string | null): NeededLanguages {
  const scripts = scriptsOf(name);
  const spoken = country ? languagesOfCountry(country).filter((language) => scripts.includes(scriptOf(language))) : [];
  if (spoken.length > 0) return { languages: spoken, ofCountry: true };
  return { languages: [...new Set(scripts.map((script) => BY_SCRIPT[script] ?? 'en'))], ofCountry: false };
}

/** Whether a name is in Latin script. */
export const isLatin = (name: string): boolean => scriptsOf(name) === LETTERS[0]![1];

/** `['de', 'fr']` → `German or French`. */
export const languageNames = (languages: readonly string[]): string =>
  languages.map((language) => ENGLISH_NAMES.of(language) ?? language).join(' or ');

export const countryName = (country: string): string => COUNTRY_NAMES.of(country) ?? country;
