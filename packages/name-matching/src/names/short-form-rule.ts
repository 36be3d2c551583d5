import { isFullName, isGivenName } from './tables/nicknames.js';
import { heard, isKnownGivenName, isLikeKnownName } from './tables/known-given-names.js';

/** Endings of short forms: Annie, Abby, Lexi, Mickey. */
const ENDING = /(?<=..)(?:ey|ie|ee|y|i)$/;
/** After two letters, only behind a double consonant: Addie and Effie, but not Ali and Uri. */
const SHORT_WITH_ENDING = 4;
const VOWEL = /[aeiou]/;
const LONGEST = 20;
const cached = new Map<string, { whole: string; hard: string; stem: string; hasEnding: boolean }>();
const KEPT_AT_MOST = 20_000;

function heardOf(word: string) {
  const found = cached.get(word);
  if (found) return found;
  const stem = heard(word.replace(ENDING, '').replace(/(?<=..)e$/, ''));
  const whole = heard(word);
  const one = { whole, hard: whole.replaceAll('ch', 'k'), stem, hasEnding: ENDING.test(word) };
  if (cached.size >= KEPT_AT_MOST) cached.clear();
  cached.set(word, one);
  return one;
}

/** Whether the short name is the beginning of the full one: Thad and Thaddeus, Addie and Adelaide. */
function isBeginning(stem: string, hasEnding: boolean, full: string): boolean {
  if (!full.startsWith(stem) || full.length < stem.length + 2) return false;
  const least = hasEnding || VOWEL.test(stem[0]!) ? 2 : 3;
  return stem.length >= least && VOWEL.test(stem) && (stem.length > 3 || !VOWEL.test(stem.at(-1)!));
}

/** Whether it is another part of the full name that starts with a consonant: Delbert and Adelbert, Tillie and Matilda. */
function isPart(whole: string, stem: string, hasEnding: boolean, full: string): boolean {
  if (VOWEL.test(stem[0]!) && whole.length < 4) return false;
  if (whole.length > 2 && full.endsWith(whole)) return true;
  return hasEnding && stem.length > 2 && !VOWEL.test(stem[0]!) && VOWEL.test(stem) && full.indexOf(stem) > 0;
}

/** Shorter words of the table, such as Dan, are parts of many names. */
const LONG_PART = 4;

/** Rare full names are in no table. Then the short form must be an English one, or it could be any syllable. */
const RARE_FROM = 6;
const mayBeFull = (full: string, short: string) =>
  isGivenName(full) ||
  isLikeKnownName(full) ||
  (full.length >= RARE_FROM && short.length > 2 && (isGivenName(short) || isKnownGivenName(short)));

/**
 * Whether a word looks like the short form of a given name, for names that are in no table of short forms. Full names
 * are not short forms, and a short word of the table matches the middle or end of a name only as the table says.
 */
export function isShortByRule(short: string, full: string): boolean {
  if (short.length > full.length || short.length < 2 || full.length > LONGEST) return false;
  // The letters first: they rule out nearly every pair of words.
  return looksShort(short, full) && !isFullName(short) && mayBeFull(full, short);
}

function looksShort(short: string, full: string): boolean {
  const { whole, stem, hasEnding } = heardOf(short);
  if (hasEnding && short.length < SHORT_WITH_ENDING) return false;
  const sound = heardOf(full).whole;
  // Andre and Andrea, Adele and Adela: two names.
  if (hasEnding || full.length - short.length > 1) {
    // Nick and Nicholas, Zak and Zachary.
    if (isBeginning(stem, hasEnding, sound) || isBeginning(stem, hasEnding, heardOf(full).hard)) return true;
  }
  return isPart(whole, stem, hasEnding, sound) && (whole.length >= LONG_PART || !isGivenName(short));
}
