import { categoriesOf } from './categories-of.js';
import { cuesOf } from './cues.js';

/** Stands for the person in a text that is judged, so that no name is learnt. */
export const NAME_SIGN = '@';

const ENDINGS = /(?:ings?|ed|es|s|ly)$/;

/** Takes the commonest endings of English off a word that is long enough to stay itself. */
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
 * What the model sees of a text, with how often: stems, pairs of neighbours (`a_b`), the categories of the lexicon
 * (`#Violence`) and cues (`~victim`). The person's name is expected as `@`.
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
