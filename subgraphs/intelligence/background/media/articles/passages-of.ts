import { NAME_SIGN } from '../judge/features-of.js';
import type { Mention } from './find-mentions.js';

/** Maximum number of sentences about a person read per article. */
const MAX_PASSAGES = 6;
const LONGEST = 600;

export interface Passage {
  /** As printed. */
  text: string;
  /** The same text with the person replaced by `@`. */
  unnamed: string;
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

/** After the full name, the last name alone also refers to the person, unless it is part of another name. */
function shortMentions(text: string, mentions: Mention[]): Span[] {
  const [first] = mentions;
  const family = first?.name.split(/[\s,]+/).at(-1);
  if (!first || !family || family.length < 3) return [];
  // Escapes syntax characters only: with the `u` flag, an escaped hyphen or apostrophe is a SyntaxError.
  const escaped = family.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const alone = new RegExp(
    `(?<!\\p{Lu}\\p{L}*\\s)(?<![^\\p{L}]\\p{Lu}\\.\\s)(?<![\\p{L}-])${escaped}(?![\\p{L}-])(?!\\s\\p{Lu})`,
    'gu',
  );
  const found = [...text.slice(first.to).matchAll(alone)].map(({ index }) => index + first.to);
  return found.map((from) => ({ from, to: from + family.length }));
}

/** Sentences of a text that name the person, in order. */
export function passagesOf(text: string, mentions: Mention[]): Passage[] {
  const inMentions = ({ from }: Span) => mentions.some((one) => from >= one.from && from < one.to);
  const named = [...mentions, ...shortMentions(text, mentions).filter((short) => !inMentions(short))].sort(
    (one, other) => one.from - other.from,
  );
  const passages: Passage[] = [];
  for (const { from, to } of sentencesOf(text)) {
    const inside = named.filter((one) => one.from >= from && one.to <= to);
    if (inside.length === 0) continue;
    const unnamed = inside.reduceRight(
      (shown, one) => shown.slice(0, one.from - from) + NAME_SIGN + shown.slice(one.to - from),
      text.slice(from, to),
    );
    passages.push({ text: text.slice(from, to).trim(), unnamed: unnamed.trim().slice(0, LONGEST) });
    if (passages.length === MAX_PASSAGES) break;
  }
  return passages;
}
