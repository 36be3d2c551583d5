import { LEXICON } from './lexicon.js';
import { RISK_CATEGORIES, type RiskCategory } from './risk-category.js';

/** Evidence needed to assign a category. */
const REACHED = 1;

/** Maximum number of terms shown per text. */
const MAX_TERMS = 12;

export interface Categorised {
  /** In table order; only `Other News` if no category is reached. */
  categories: RiskCategory[];
  /** Words of the text behind the categories, in lower case, strongest first. */
  terms: string[];
}

/** Sums up lexicon evidence over the distinct words of a text; repeated words add nothing. */
export function categoriesOf(text: string): Categorised {
  const lower = text.toLowerCase();
  const evidence = new Map<RiskCategory, number>();
  const found = new Map<string, number>();
  for (const { category, weight, pattern } of LEXICON) {
    const words = new Set(lower.match(pattern));
    if (words.size === 0) continue;
    evidence.set(category, (evidence.get(category) ?? 0) + weight);
    for (const word of words) found.set(word, Math.max(weight, found.get(word) ?? 0));
  }
  const reached = RISK_CATEGORIES.filter((category) => (evidence.get(category) ?? 0) >= REACHED);
  const terms = [...found].sort(([, one], [, other]) => other - one).map(([word]) => word);
  return { categories: reached.length > 0 ? reached : ['Other News'], terms: terms.slice(0, MAX_TERMS) };
}
