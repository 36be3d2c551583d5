import type { LatinWord } from './letters/latin-words.js';
import { PARTICLES, PARTICLES_BEHIND, SOFT_TITLES, TITLES, TITLES_AND_NAMES } from './tables/particles.js';

/** A word of a name, and whether it may be a title: one of `SOFT_TITLES` used as one. */
export interface Word extends LatinWord {
  isTitle: boolean;
}

const isTitle = ({ text }: LatinWord) => TITLES.has(text) || SOFT_TITLES.has(text);
const isNameToo = ({ text }: LatinWord) => SOFT_TITLES.has(text) || TITLES_AND_NAMES.has(text);

/** Includes halves (`abd`), and particles used as family names. */
function mayBeName(word: LatinWord, at: number, words: LatinWord[]): boolean {
  const isLast = at > 0 && at === words.length - 1;
  const isParticle = PARTICLES.has(word.text) && !(isLast && !PARTICLES_BEHIND.has(word.text));
  return !isTitle(word) && !isParticle && word.text.length > 1;
}

/**
 * Whether a word that can be a title or a name is used as a title: in a sequence of titles before a name, alone before
 * two names, or between names. At the end (Stephen King) and before a single name (King Stephen) it is a name.
 */
function isRead(words: LatinWord[], at: number, inFront: number): boolean {
  const names = words.filter(mayBeName).length;
  if (at < inFront) return names >= (inFront > 1 ? 1 : 2);
  return at < words.length - 1 && names >= 2;
}

/** Returns the words of a person's name in spoken order without titles; all of them if nothing else is left. */
export function readTitles(words: LatinWord[]): Word[] {
  const first = words.findIndex((word) => !isTitle(word));
  const inFront = first < 0 ? words.length : first;
  const read = words.flatMap((word, at): Word[] => {
    if (!isTitle(word)) return [{ ...word, isTitle: false }];
    const asTitle = isNameToo(word) ? isRead(words, at, inFront) : true;
    if (asTitle && TITLES.has(word.text)) return [];
    return [{ ...word, isTitle: asTitle }];
  });
  return read.length > 0 ? read : words.map((word) => ({ ...word, isTitle: false }));
}
