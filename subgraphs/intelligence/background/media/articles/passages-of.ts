import { NAME_SIGN } from '../judge/features-of.js';
import type { Mention } from './find-mentions.js';

/** Maximum number of sentences about a person read per article. */
const MAX_PASSAGES = 6;

/** Characters read of a sentence. */
const LONGEST = 600;

export interface Passage {
  /** As printed. */
  text: string;
  /** The same text with the person replaced by `@`. */
  unnamed: string;
}

export interface SentenceOfText extends Passage {
  /** Whether it names the person. */
  named: boolean;
}

interface Span {
  from: number;
  to: number;
}

/** A sentence ends before a capital letter, but not after an initial. */
const END = /(?<=[\p{L}\p{N})]{2}[.!?]["”’]?)\s+(?=["“‘]?\p{Lu})|\n+/gu;

function sentencesOf(text: string): Span[] {
  const ends = [...text.matchAll(END)];
  const starts = [0, ...ends.map(({ 0: gap, index }) => index + gap.length)];
  return starts.map((from, at) => ({ from, to: ends[at]?.index ?? text.length }));
}

/** Escapes syntax characters only: with the `u` flag, an escaped hyphen or apostrophe is a SyntaxError. */
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** After the full name, a last name alone also refers to the person, unless it is part of another name. */
function shortMentions(text: string, mentions: Mention[]): Span[] {
  const [first] = mentions;
  const parts = first?.name.split(/[\s,]+/) ?? [];
  const families = parts.filter(
    (part, at) =>
      part.length >= 3 && (at === parts.length - 1 || ((at > 1 || parts.length === 3) && at > 0 && part.length > 3)),
  );
  if (!first || families.length === 0) return [];
  const alone = new RegExp(
    `(?<!\\p{Lu}\\p{L}*\\s)(?<![^\\p{L}]\\p{Lu}\\.\\s)(?<![\\p{L}-])(?:${families.map(escaped).join('|')})(?![\\p{L}-])(?!\\s\\p{Lu})`,
    'gu',
  );
  return [...text.slice(first.to).matchAll(alone)].map(({ 0: word, index }) => {
    const from = index + first.to;
    return { from, to: from + word.length };
  });
}

/** The beginning of a long sentence; if the person stands later, the part around the first mention. */
function shortened(unnamed: string): string {
  const at = unnamed.indexOf(NAME_SIGN);
  const from = at < LONGEST ? 0 : at - LONGEST / 2;
  return unnamed.slice(from, from + LONGEST);
}

/** All sentences of a text, in order, with the person replaced by `@`. */
export function sentencesWith(text: string, mentions: Mention[]): SentenceOfText[] {
  const inMentions = ({ from }: Span) => mentions.some((one) => from >= one.from && from < one.to);
  const named = [...mentions, ...shortMentions(text, mentions).filter((short) => !inMentions(short))].sort(
    (one, other) => one.from - other.from,
  );
  let next = 0;
  return sentencesOf(text).map(({ from, to }) => {
    const inside: Span[] = [];
    for (; next < named.length && named[next]!.from < to; next++)
      if (named[next]!.from >= from && named[next]!.to <= to) inside.push(named[next]!);
    const unnamed = inside.reduceRight(
      (shown, one) => shown.slice(0, one.from - from) + NAME_SIGN + shown.slice(one.to - from),
      text.slice(from, to),
    );
    return { text: text.slice(from, to).trim(), unnamed: shortened(unnamed.trim()), named: inside.length > 0 };
  });
}

const lastWord = (name: string) => name.split(/[\s,]+/).at(-1)!;

/**
 * Reads a text that mentions a person as if it were about another one, of exactly this name. Returns nothing if both
 * have the same last name: alone, it could mean either.
 */
export function readerOfOthers(text: string, mentions: readonly Mention[]): (name: string) => SentenceOfText[] {
  const lastNames = new Set(mentions.map(({ name }) => lastWord(name)));
  return (name) => {
    if (lastNames.has(lastWord(name))) return [];
    const spans = [...text.matchAll(new RegExp(escaped(name), 'gu'))];
    return sentencesWith(
      text,
      spans.map(({ index }) => ({ from: index, to: index + name.length, name, score: 1 })),
    );
  };
}

/** The sentences that name the person, in order, up to the limit. */
export const passagesIn = (sentences: readonly SentenceOfText[]): Passage[] =>
  sentences.filter(({ named }) => named).slice(0, MAX_PASSAGES);

/** Sentences of a text that name the person, in order. */
export const passagesOf = (text: string, mentions: Mention[]): Passage[] => passagesIn(sentencesWith(text, mentions));
