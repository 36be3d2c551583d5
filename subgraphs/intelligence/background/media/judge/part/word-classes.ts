/** How a law verb leaves its patient. */
export type LawKind = 'convicted' | 'charged' | 'arrested' | 'sued' | 'investigated' | 'punished';

/** Parts that speak for a person, named by a noun such as "judge". */
export type Office =
  'judge' | 'police' | 'prosecutor' | 'lawyer' | 'witness' | 'expert' | 'reporter' | 'official' | 'artist';

type Verb = LawKind | 'deed' | 'clear';

/**
 * Classes of words. Of a verb, `act` are active forms, `part` participles, `both` forms that are either, and `bare`
 * forms that name no agent (gerunds, infinitives).
 */
export type WordClass =
  | `${Verb}.${'act' | 'part' | 'both' | 'bare'}`
  | `self.${LawKind | 'deed' | 'clear'}`
  | `work.${Office}`
  | Office
  | 'accused'
  | 'accusal'
  | 'upset'
  | 'appeal'
  | 'doubt'
  | 'victim'
  | 'harm'
  | 'suffer'
  | 'family'
  | 'claimant'
  | 'say'
  | 'someone'
  | 'pronoun'
  | 'object'
  | 'who'
  | 'be'
  | 'have'
  | 'by'
  | 'against'
  | 'toward'
  | 'prep'
  | 'det'
  | 'and'
  | 'not'
  | 'clause'
  | 'time';

/** Words of a language by class, without accents; `*` stands for any ending, `+` joins the words of a phrase. */
export type Words = Partial<Record<WordClass, string>>;

interface Entry {
  name: WordClass;
  rest: { word: string; open: boolean }[];
}

/** Finds the classes of words; a shared beginning is looked up once. */
export interface WordIndex {
  whole: Map<string, Entry[]>;
  beginnings: Map<string, Entry[]>;
}

/** Tags of a token: class and number of tokens that it takes. */
export type Tags = Map<WordClass, number>;

const SHORTEST_BEGINNING = 3;

/** Lower case without accents; single letters keep theirs, because `è` and `e` are two words. */
export function foldedWord(word: string): string {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return lower.length === 1 ? lower : lower.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
}

/** Prepares the words of a language for `tagsAt`. */
export function wordIndex(words: Words): WordIndex {
  const index: WordIndex = { whole: new Map(), beginnings: new Map() };
  for (const [name, text] of Object.entries(words) as [WordClass, string][]) {
    for (const phrase of text.split(/\s+/).filter(Boolean)) {
      const [first, ...rest] = phrase
        .split('+')
        .map((word) => ({ word: foldedWord(word.replace('*', '')), open: word.endsWith('*') }));
      const into = first!.open ? index.beginnings : index.whole;
      const entries = into.get(first!.word) ?? [];
      entries.push({ name, rest });
      into.set(first!.word, entries);
    }
  }
  return index;
}

const follows = ({ rest }: Entry, words: readonly string[], at: number) =>
  rest.every(({ word, open }, n) => {
    const next = words[at + 1 + n] ?? '';
    return open ? next.startsWith(word) : next === word;
  });

/** Classes of the word at a position; of phrases that begin there, the longest of each class counts. */
export function tagsAt({ whole, beginnings }: WordIndex, words: readonly string[], at: number): Tags {
  const word = words[at]!;
  const tags: Tags = new Map();
  const add = (entries: Entry[] | undefined) => {
    for (const entry of entries ?? []) {
      const length = 1 + entry.rest.length;
      if (length > (tags.get(entry.name) ?? 0) && follows(entry, words, at)) tags.set(entry.name, length);
    }
  };
  add(whole.get(word));
  for (let end = SHORTEST_BEGINNING; end <= word.length; end++) add(beginnings.get(word.slice(0, end)));
  return tags;
}

/** Least letters of the first part of a compound, of a last part that stands in the list, and of one that begins so. */
const FIRST_PART = 3;
const LAST_PART = 4;
const LAST_PART_BEGINNING = 5;

/** Classes of the last part of a compound: `Anlagebetrug` is fraud. The longest known part counts. */
export function tagsOfLastPart({ whole, beginnings }: WordIndex, word: string): Tags {
  const tags: Tags = new Map();
  const add = (entries: Entry[] | undefined) => {
    for (const { name, rest } of entries ?? []) if (rest.length === 0) tags.set(name, 1);
  };
  for (let cut = FIRST_PART; cut <= word.length - LAST_PART && tags.size === 0; cut++) {
    const last = word.slice(cut);
    add(whole.get(last));
    for (let end = LAST_PART_BEGINNING; end <= last.length; end++) add(beginnings.get(last.slice(0, end)));
    if (last.length === LAST_PART) add(beginnings.get(last));
  }
  return tags;
}
