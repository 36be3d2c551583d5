import type { RiskCategory } from '../judge/risk-category.js';

/**
 * What an article says beside the name, for its being about the person or against it; that its source lists it no more;
 * that its source found the name in the text while only the headline could be judged.
 */
export type MediaQualifier = 'same_age' | 'other_age' | 'same_place' | 'no_longer_listed' | 'name_in_text_only';

/** An article that names the person. */
export interface Finding {
  title: string;
  /** Where the person is named. */
  snippet: string;
  /** How the article begins; null where there is a title only. */
  summary: string | null;
  /** The host of the link. */
  displayLink: string;
  link: string;
  image: string | null;
  source: string;
  /** ISO 8601. */
  publishedAt: string | null;
  riskCategories: RiskCategory[];
  /** The name as the article has it, and how alike it is to the one asked for, 0 to 1. */
  matchedName: string;
  nameScore: number;
  /** How probable it is that what stands around the name speaks ill of the person, 0 to 1; null: it can't be told. */
  adverse: number | null;
  /** Words that speak for the categories. */
  matchedTerms: string[];
  qualifiers: MediaQualifier[];
  /** Its article stands in the imported corpus; absent in reports of before this was noted. */
  imported?: boolean;
}
