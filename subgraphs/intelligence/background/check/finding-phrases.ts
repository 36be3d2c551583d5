import { type PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { type Phrase, type StoredPhrase, storedPhrase, verbatim } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { WARNING } from '../../offenders/look-up-offenders.js';
import type { FoundItem } from './report-item.js';

/**
 * English texts of findings, by code. Reports are stored in English, so their phrases are found by their words; what
 * publishers and articles say stays as it is.
 */
export const FINDING_PHRASES = {
  'finding.eviction_case': 'Eviction case',
  'finding.eviction_case_number': 'Eviction case {number}',
  'finding.eviction_filed': 'Filed on {date}. Matched by name only: verify that this is the same person.',
  'finding.cleared': 'Cleared: the ID document confirms date of birth {date}, and the list says {dates| or }.',
  'finding.other_birth_date':
    'Date of birth differs: {date} was provided, the list says {dates| or }. No ID document confirms the date provided.',
  'finding.also_known_as': 'Also known as {names}.',
  'finding.register': WARNING,
  'finding.score': '{percent}% match',
  'finding.born': 'born {date}',
  'finding.alias': 'alias {name}',
} as const;

/** Sources that write the texts of their findings themselves; an article's title and text are the newspaper's. */
const OWN_WORDS = ['watchlist', 'sex_offenders', 'evictions'];

/** Years and case numbers are no numbers: only a share is. */
const read = phraseReader(
  FINDING_PHRASES,
  () => null,
  (name) => name === 'percent',
);

const phraseOf = (text: string): Phrase => read(text) ?? verbatim(text);

/** Where a description goes on with a sentence that has a code of its own. */
const NEXT = new RegExp(`(?<=[.;]) (?=Also known as |${WARNING.slice(0, 20)})`);

/** The texts of a finding, as phrases that are stored. */
export interface StoredFinding {
  title: StoredPhrase;
  description: StoredPhrase[];
  tags: StoredPhrase[];
}

/** What a finding of the source `key` says, without its words. */
export function storedFinding(key: string, { title, description, tags }: FoundItem): StoredFinding {
  const own = (text: string) => storedPhrase(OWN_WORDS.includes(key) ? phraseOf(text) : verbatim(text));
  return { title: own(title), description: (description?.split(NEXT) ?? []).map(own), tags: tags.map(own) };
}

/** Phrases of a finding's texts, for readers of other languages. */
export interface FindingPhrases {
  titlePhrase: PhraseType;
  descriptionPhrases: PhraseType[];
  tagPhrases: PhraseType[];
}

/** The phrases of a finding of the source `key`. */
export function findingPhrases(key: string, found: FoundItem): FindingPhrases {
  const { title, description, tags } = storedFinding(key, found);
  return {
    titlePhrase: shownPhrase(title),
    descriptionPhrases: description.map(shownPhrase),
    tagPhrases: tags.map(shownPhrase),
  };
}
