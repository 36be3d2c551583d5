import {
  type NameScore,
  type PreparedName,
  type Rarity,
  type WordKeys,
  foldedWords,
  keysOfFolded,
  lettersKeys,
  prepareName,
  scoreNames,
} from '@guest-screening/name-matching';
import type { Candidate } from './find-names.js';

/** Best name of an entry, with its score. */
export interface Scored {
  candidate: Candidate;
  name: PreparedName;
  found: NameScore;
}

/** Maximum number of names aligned in full; the rest share too little. */
const ALIGNED = 45;

/** Weight of a key match relative to the same word: same sound, or misspelled. */
const SOUND = 0.9;
const SLIP = 0.65;

/** Weight of letter similarity relative to the keys. */
const LETTERS = 0.8;

const NONE: never[] = [];

/** Normalized words consist of ASCII letters, digits and blanks. */
const SIGNS = 128;
const BLANK = 32;

/** Last name in which each letter pair was seen; names are numbered in order. */
const seenIn = new Int32Array(SIGNS * SIGNS);
let names = 0;

/** Counts the distinct letter pairs of a name, and those also in `asked`; marks all in `noted`. */
function bigramsIn(folded: string, asked: Uint8Array, noted?: Uint8Array): { all: number; shared: number } {
  names = (names + 1) | 0;
  let [all, shared, before] = [0, 0, BLANK];
  for (let at = 0; at <= folded.length; at++) {
    const letter = at < folded.length ? folded.charCodeAt(at) & (SIGNS - 1) : BLANK;
    const bigram = before * SIGNS + letter;
    before = letter;
    if (seenIn[bigram] === names) continue;
    seenIn[bigram] = names;
    all++;
    shared += asked[bigram]!;
    if (noted) noted[bigram] = 1;
  }
  return { all, shared };
}

/** Similarity of two names by letter pairs, in any word order: Dice coefficient. */
function lettersLike(asked: string): (folded: string) => number {
  const bigrams = new Uint8Array(SIGNS * SIGNS);
  const { all } = bigramsIn(asked, bigrams, bigrams);
  return (folded) => {
    const found = bigramsIn(folded, bigrams);
    return (2 * found.shared) / (all + found.all);
  };
}

/** Weighted share of the query that a candidate's words and letters cover: an estimate without alignment. */
function promiseOf(query: PreparedName, words: WordKeys[]): (candidate: Candidate) => number {
  const byKey = new Map<string, { word: number; worth: number }[]>();
  const note = (key: string, word: number, share: number) =>
    byKey.set(key, [...(byKey.get(key) ?? []), { word, worth: words[word]!.token.weight * share }]);
  words.forEach(({ same, sure, slipped }, word) => {
    for (const key of sure) note(key, word, key === same ? 1 : SOUND);
    for (const key of slipped) note(key, word, SLIP);
  });
  for (const key of lettersKeys(query)) words.forEach((_, word) => note(key, word, SLIP));
  // Cached, because candidates share most of their words.
  const worths = new Map<string, number[]>();
  const worthOf = (folded: string) => {
    const known = worths.get(folded);
    if (known) return known;
    const found = words.map(() => 0);
    for (const key of keysOfFolded(folded))
      for (const { word, worth } of byKey.get(key) ?? NONE) if (worth > found[word]!) found[word] = worth;
    worths.set(folded, found);
    return found;
  };
  const whole = words.reduce((sum, { token }) => sum + token.weight, 0);
  const letters = lettersLike(foldedWords(query));
  const best = words.map(() => 0);
  return ({ folded }) => {
    best.fill(0);
    for (const one of folded.split(' ')) {
      const found = worthOf(one);
      for (let word = 0; word < best.length; word++) if (found[word]! > best[word]!) best[word] = found[word]!;
    }
    let sum = 0;
    for (const worth of best) sum += worth;
    return sum + LETTERS * whole * letters(folded);
  };
}

function scoredAs(query: PreparedName, candidate: Candidate, rarity: Rarity): Scored {
  const name = prepareName(candidate.text, candidate.kind, rarity);
  return { candidate, name, found: scoreNames(query, name) };
}

/**
 * Scores candidates incrementally: each call adds candidates, aligns the most promising ones and returns the best name
 * of each entry that scores at least `least`, best first. Nothing is aligned twice.
 */
export function openScoring(query: PreparedName, words: WordKeys[], rarity: Rarity, least: number) {
  const promise = promiseOf(query, words);
  const promised: { candidate: Candidate; promise: number }[] = [];
  const aligned = new Map<string, Scored>();
  return (candidates: Candidate[]): Scored[] => {
    for (const candidate of candidates) promised.push({ candidate, promise: promise(candidate) });
    const ranked = [...promised].sort((one, other) => other.promise - one.promise).slice(0, ALIGNED);
    const best = new Map<string, Scored>();
    // Another name of the entry may be the best once a birth date or country agrees.
    const confirmed = new Map<string, number>();
    for (const { candidate } of ranked) {
      const scored = aligned.get(candidate.key) ?? scoredAs(query, candidate, rarity);
      aligned.set(candidate.key, scored);
      const { score } = scored.found;
      if (score < least) continue;
      const entry = `${candidate.versionId}:${candidate.entryId}`;
      confirmed.set(entry, Math.max(confirmed.get(entry) ?? 0, scored.found.confirmed));
      if (score > (best.get(entry)?.found.score ?? -1)) best.set(entry, scored);
    }
    const found = [...best].map(([entry, scored]) => ({
      ...scored,
      found: { ...scored.found, confirmed: confirmed.get(entry)! },
    }));
    return found.sort((one, other) => other.found.score - one.found.score);
  };
}
