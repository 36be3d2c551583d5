import type { StoredPhrase } from '#kit/phrase.js';

/** Phrases of an entry's texts, in the same order. */
export interface EntryPhrases<Said = StoredPhrase> {
  help: Said[];
  findings: Said[];
}

/** The phrases of a decision's texts, in the same order. */
export interface DecisionPhrases<Said = StoredPhrase> {
  reason: Said[];
  topRisks: Said[];
  topRecommendations: Said[];
  entries: Partial<Record<string, EntryPhrases<Said>>>;
}
