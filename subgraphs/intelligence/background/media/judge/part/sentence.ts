import { NAME_SIGN } from '../features-of.js';
import { readVerbBrackets } from './verb-brackets.js';
import { type Tags, type WordClass, type WordIndex, foldedWord, tagsAt } from './word-classes.js';

/** Stands for any other named person, company or place. */
export const OTHER_NAME = '~';

export interface Token {
  /** Folded, or `@` for the person, or `~` for another name. */
  word: string;
  /** As printed. */
  raw: string;
  tags: Tags;
}

export interface Sentence {
  /** Number in the article; 0 is the headline. */
  at: number;
  tokens: Token[];
  /** Whether nouns are capitalized, as in German. */
  verbsLast: boolean;
  /** Whether a verb may stand without its subject, as in Spanish. */
  dropsSubjects: boolean;
}

const TOKEN =
  /@|['’]s(?!\p{L})|\p{L}+['’](?=\p{L}{2}|[aàyéèeo](?!\p{L}))|\d+(?:[.,]\d+)*\p{L}*(?:-\p{L}+)*|[\p{L}\p{M}]+(?:-\p{L}+)*|[.,;:!?()"“”«»„—–]/gu;

/** Portuguese objects behind their verb: `absolveu-o`. */
const CLITIC = /^(\p{Ll}{3,})(-(?:[oa]s?|l[oa]s?|n[oa]s?))$/u;

const isCapital = (raw: string) => /^\p{Lu}/u.test(raw);

/** In headlines with capitals throughout, capitals show no names. */
const MOST_CAPITALS = 0.6;

interface NameRules {
  index: WordIndex;
  verbsLast: boolean;
  /** Words of other names in the article, to know a last name by. */
  names: Set<string>;
}

function runOfNames(raws: string[], words: string[], from: number, { index, verbsLast, names }: NameRules): number {
  let end = from;
  while (end < raws.length && isCapital(raws[end]!) && tagsAt(index, words, end).size === 0) end++;
  const length = end - from;
  if (length === 0) return 0;
  if (length > 1) {
    for (const word of words.slice(from, end)) names.add(word);
    return length;
  }
  return names.has(words[from]!) || (from > 0 && !verbsLast) ? 1 : 0;
}

/** Reads a sentence in which the person stands as `@`. */
export function readSentence(text: string, at: number, rules: NameRules & Pick<Sentence, 'dropsSubjects'>): Sentence {
  const raws = (text.match(TOKEN) ?? []).flatMap((raw) => CLITIC.exec(raw)?.slice(1) ?? [raw]);
  const words = raws.map(foldedWord);
  const letters = raws.filter((raw) => /^\p{L}{2}/u.test(raw));
  const shouts = letters.length > 3 && letters.filter(isCapital).length / letters.length > MOST_CAPITALS;
  const tokens: Token[] = [];
  const kept: string[] = [];
  for (let from = 0; from < raws.length;) {
    const named = shouts ? 0 : runOfNames(raws, words, from, rules);
    const length = Math.max(named, 1);
    const word = named > 0 ? OTHER_NAME : words[from]!;
    tokens.push({ word, raw: raws.slice(from, from + length).join(' '), tags: new Map() });
    kept.push(word);
    from += length;
  }
  tokens.forEach((token, n) => {
    if (token.word !== NAME_SIGN && token.word !== OTHER_NAME) token.tags = tagsAt(rules.index, kept, n);
  });
  if (rules.verbsLast) readVerbBrackets(tokens);
  return { at, tokens, verbsLast: rules.verbsLast, dropsSubjects: rules.dropsSubjects };
}

/** Whether the token at a position has one of the classes. */
export const has = ({ tokens }: Sentence, at: number, ...names: WordClass[]): boolean => {
  const tags = tokens[at]?.tags;
  return tags !== undefined && tags.size > 0 && names.some((name) => tags.has(name));
};

/** Whether a folded word is neither a sign nor a name. */
export const isWord = (word: string): boolean => /^[\p{L}\d]/u.test(word);

export const isName = ({ tokens }: Sentence, at: number): boolean =>
  tokens[at]?.word === NAME_SIGN || tokens[at]?.word === OTHER_NAME;

export const isPerson = ({ tokens }: Sentence, at: number): boolean => tokens[at]?.word === NAME_SIGN;

export const isSign = ({ tokens }: Sentence, at: number, ...signs: string[]): boolean =>
  signs.includes(tokens[at]?.word ?? '');
