import type { LatinWord } from './letters/latin-words.js';
import { PARTICLES, PARTICLES_BEHIND, SOFT_TITLES, TITLES, TITLES_AND_NAMES } from './tables/particles.js';

/** A word of a name, and whether it is a title that is kept: one of `SOFT_TITLES` where it is no name. */
export interface Word extends LatinWord {
  isTitle: boolean;
}

const isTitle = ({ text }: LatinWord) => TITLES.has(text) || SOFT_TITLES.has(text);
const isNameToo = ({ text }: LatinWord) => SOFT_TITLES.has(text) || TITLES_AND_NAMES.has(text);

/** Halves (`abd`) count, and particles behind a name that are family names. */
function mayBeName(word: LatinWord, at: number, words: LatinWord[]): boolean {
  const isLast = at > 0 && at === words.length - 1;
  const isParticle = PARTICLES.has(word.text) && !(isLast && !PARTICLES_BEHIND.has(word.text));
  return !isTitle(word) && !isParticle && word.text.length > 1;
}

/**
 * Where a word that is a title and a name is read as a title: in a run of titles in front of a name, alone in front of
 * two names, between names. Behind them all (Stephen King) and in front of a lone one (King Stephen) it is a name.
 */
function isRead(words: LatinWord[], at: number, inFront: number): boolean {
  const names = words.filter(mayBeName).length;
  if (at < inFront) return names >= (inFront > 1 ? 1 : 2);
  return at < words.length - 1 && names >= 2;
}

/** The words of a person's name in the order of speech without the titles; all of them where nothing else is there. */
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
