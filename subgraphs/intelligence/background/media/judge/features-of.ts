import { categoriesOf } from './categories-of.js';
import { cuesOf } from './cues.js';

/** Placeholder for the person in a text, so that the model learns no names. */
export const NAME_SIGN = '@';

const ENDINGS = /(?:ings?|ed|es|s|ly)$/;

/** Strips common English endings from words that are long enough. */
function stemOf(word: string): string {
  return word.length > 5 ? word.replace(ENDINGS, '') : word;
}

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]s\b/g, '');
  return (plain.match(/@|\d+|[\p{L}]+/gu) ?? []).map((word) => (/^\d/.test(word) ? '0' : stemOf(word)));
}

/**
 * Features of a text with their counts: stems, word pairs (`a_b`), lexicon categories (`#Violence`) and cues
 * (`~victim`). The person's name must be replaced by `@`.
 */
export function featuresOf(text: string): Map<string, number> {
  const words = wordsOf(text);
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`);
  const named = categoriesOf(text).categories.map((category) => `#${category.replaceAll(' ', '')}`);
  const counts = new Map<string, number>();
  for (const feature of [...words, ...pairs, ...named, ...cuesOf(text)])
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return counts;
}
