import { type PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { type Phrase, storedPhrase, verbatim } from '#kit/phrase.js';
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

const shown = (phrase: Phrase): PhraseType => shownPhrase(storedPhrase(phrase));

/** Phrases of a finding's texts, for readers of other languages. */
export interface FindingPhrases {
  titlePhrase: PhraseType;
  descriptionPhrases: PhraseType[];
  tagPhrases: PhraseType[];
}

/** The phrases of a finding of the source `key`. */
export function findingPhrases(key: string, { title, description, tags }: FoundItem): FindingPhrases {
  const own = OWN_WORDS.includes(key) ? phraseOf : verbatim;
  return {
    titlePhrase: shown(own(title)),
    descriptionPhrases: (description?.split(NEXT) ?? []).map((sentence) => shown(own(sentence))),
    tagPhrases: tags.map((tag) => shown(own(tag))),
  };
}
