import type { Outcome } from '../judge/part/read-article.js';
import type { Part } from '../judge/part/evidence.js';
import type { RiskCategory } from '../judge/risk-category.js';

/**
 * Further evidence for or against a match: a stated age or place, an article its source no longer returns, or a name
 * found only in a body text that is not available.
 */
export type MediaQualifier =
  'same_age' | 'other_age' | 'other_middle_name' | 'same_place' | 'no_longer_listed' | 'name_in_text_only';

/** An article that names the person. */
export interface Finding {
  title: string;
  /** Text around the name. */
  snippet: string;
  /** Opening of the article; null if only the headline is known. */
  summary: string | null;
  /** Host name of the link. */
  displayLink: string;
  link: string;
  image: string | null;
  source: string;
  /** ISO 8601. */
  publishedAt: string | null;
  riskCategories: RiskCategory[];
  /** The name as written in the article, and its similarity to the searched name, 0 to 1. */
  matchedName: string;
  nameScore: number;
  /** Probability that the text around the name is adverse, 0 to 1; null if unknown. */
  adverse: number | null;
  /** Words behind the categories. */
  matchedTerms: string[];
  qualifiers: MediaQualifier[];
  /** Whether the article speaks against the person; absent in older reports. */
  outcome?: Outcome;
  /** The part that the person plays, and the words and the sentence that showed it; null if none did. */
  role?: Part | null;
  decidingWords?: string | null;
  decidingSentence?: string | null;
  /** Whether the article is in the imported corpus; absent in older reports. */
  imported?: boolean;
}
