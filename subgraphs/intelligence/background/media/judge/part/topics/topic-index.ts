import { type WordIndex, type Words, wordIndex } from '../word-classes.js';
import { ENGLISH_TOPICS } from './english.js';
import { FRENCH_TOPICS } from './french.js';
import { GERMAN_TOPICS } from './german.js';
import { ITALIAN_TOPICS } from './italian.js';
import { PORTUGUESE_TOPICS } from './portuguese.js';
import { SPANISH_TOPICS } from './spanish.js';
import type { Topics } from './topics.js';

const TOPICS: Record<string, Topics> = {
  en: ENGLISH_TOPICS,
  es: SPANISH_TOPICS,
  fr: FRENCH_TOPICS,
  de: GERMAN_TOPICS,
  pt: PORTUGUESE_TOPICS,
  it: ITALIAN_TOPICS,
};

/** Topics of words by language; the names of the topics stand where classes of words stand elsewhere. */
export const TOPIC_INDEX: Readonly<Record<string, WordIndex>> = Object.fromEntries(
  Object.entries(TOPICS).map(([code, topics]) => [code, wordIndex(topics as unknown as Words)]),
);
