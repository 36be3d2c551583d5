/** Endings of folded words: of Slavic cases and adjectives, plurals, and vowels that languages add to one word. */
const ENDING = /(?:ogo|[aeiou]*[iy]h|[oe]v|[aeiou]+s?)$/;
const STEM_FROM = 5;

/**
 * A long folded word without its ending, so that forms of one word of trade are one: `servisi`, `servisa` and `servis`,
 * `tehnologia` and `tehnologii`. Short words stay as they are. Not for names of persons, whose endings tell.
 */
export function stemOf(folded: string): string {
  if (folded.length <= STEM_FROM) return folded;
  const stem = folded.replace(/ie/g, 'e').replace(ENDING, '');
  return stem.length >= STEM_FROM ? stem : folded;
}
