/** Endings of folded words: Slavic cases and adjectives, plurals, and vowels added by languages. */
const ENDING = /(?:ogo|[aeiou]*[iy]h|[oe]v|[aeiou]+s?)$/;
const STEM_FROM = 5;

/**
 * Removes the ending of a long folded word, so that forms of a business word are equal: `servisi`, `servisa` and
 * `servis`, `tehnologia` and `tehnologii`. Short words stay unchanged. Not for names of persons, whose endings are
 * significant.
 */
export function stemOf(folded: string): string {
  if (folded.length <= STEM_FROM) return folded;
  const stem = folded.replace(/ie/g, 'e').replace(ENDING, '');
  return stem.length >= STEM_FROM ? stem : folded;
}
