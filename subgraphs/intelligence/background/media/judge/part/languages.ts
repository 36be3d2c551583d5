import { ENGLISH } from './words/english.js';
import { FRENCH } from './words/french.js';
import { GERMAN } from './words/german.js';
import { ITALIAN } from './words/italian.js';
import { PORTUGUESE } from './words/portuguese.js';
import { SPANISH } from './words/spanish.js';
import { type WordIndex, type Words, foldedWord, wordIndex } from './word-classes.js';

/** What the reader of sentences needs to know of a language. */
export interface Language {
  code: string;
  index: WordIndex;
  verbsLast: boolean;
  dropsSubjects: boolean;
  /** Frequent words by which the language is recognized. */
  common: Set<string>;
}

interface Traits {
  words: Words;
  common: string;
  verbsLast?: boolean;
  dropsSubjects?: boolean;
}

const TRAITS: Record<string, Traits> = {
  en: {
    words: ENGLISH,
    common: 'a the and of was that his her with for were by who from after said has is to he she in on at as',
  },
  es: {
    words: SPANISH,
    common: 'a a el la los las de del que y en por con una fue su al se para tras ha un lo como segun',
    dropsSubjects: true,
  },
  fr: {
    words: FRENCH,
    common: "le la les des du et en une est dans pour par qui sur avec au aux son sa a l' d' qu' apres pas ete",
  },
  de: {
    words: GERMAN,
    common: 'der die das und den dem ein eine wurde von mit im zu nach ist wegen sich des auf hat er sie',
    verbsLast: true,
  },
  pt: {
    words: PORTUGUESE,
    common:
      'a de à é mais o os as da do das dos que e em por com uma foi na no nas nos ao um para apos sua seu não foi',
    dropsSubjects: true,
  },
  it: {
    words: ITALIAN,
    common: "a da il lo gli di del della e che in per con una dell' nel nella al alla dal stato ha un è i le l' si",
    dropsSubjects: true,
  },
};

const LANGUAGES: Language[] = Object.entries(TRAITS).map(([code, { words, common, verbsLast, dropsSubjects }]) => ({
  code,
  index: wordIndex(words),
  verbsLast: verbsLast ?? false,
  dropsSubjects: dropsSubjects ?? false,
  common: new Set(common.split(' ').map(foldedWord)),
}));

const BY_CODE = new Map(LANGUAGES.map((language) => [language.code, language]));

/** Least share of frequent words in a text of the language. */
const LEAST_SHARE = 0.12;
const MOST_WORDS = 400;

/** By how much more another language has to show than the stated one. */
const OTHERS_LEAD = 0.15;

/** The language of a text: the stated one if its words bear it out, otherwise the one whose frequent words it has. */
export function languageOf(texts: readonly string[], stated: string | null): Language | null {
  const words = (texts.join(' ').match(/\p{L}+['’]?/gu) ?? []).slice(0, MOST_WORDS).map(foldedWord);
  const given = stated ? BY_CODE.get(stated.slice(0, 2).toLowerCase()) : undefined;
  if (given && words.length < 12) return given;
  const counted = LANGUAGES.map((language) => ({
    language,
    share: words.filter((word) => language.common.has(word)).length / (words.length || 1),
  })).toSorted((one, other) => other.share - one.share);
  const [best] = counted;
  const borneOut = counted.find(({ language }) => language === given)?.share ?? 0;
  if (given && borneOut + OTHERS_LEAD > (best?.share ?? 0)) return given;
  if (!best || best.share < LEAST_SHARE) {
    const latin = words.length > 0 && words.every((word) => /^[a-z' ]+$/.test(word));
    return latin && words.length < 12 && stated === null ? BY_CODE.get('en')! : null;
  }
  return best.language;
}
