import { type NameScore, scoreNames } from '../match/score.js';
import { type WordKeys, foldedWords, keysOfFolded } from '../names/candidate-keys.js';
import { type PreparedName, prepareName } from '../names/prepare-name.js';
import type { Rarity } from '../names/rarity.js';
import type { Candidate } from './find-names.js';

/** The likest name of one entry. */
export interface Scored {
  candidate: Candidate;
  name: PreparedName;
  found: NameScore;
}

/** Names that are aligned at most; the rest share too little to come near them. */
const ALIGNED = 70;

/** What a key is worth beside the same word: one of the same sound, one of a slip. */
const SOUND = 0.9;
const SLIP = 0.65;

/** What the letters count beside the keys. */
const LETTERS = 0.8;

/** Pairs of neighbouring letters, by number; the same for words in any order. */
function bigramsOf(folded: string): Set<number> {
  const found = new Set<number>();
  let before = 32;
  for (let at = 0; at <= folded.length; at++) {
    const letter = at < folded.length ? folded.charCodeAt(at) : 32;
    found.add(before * 65_536 + letter);
    before = letter;
  }
  return found;
}

function diceOf(one: Set<number>, other: Set<number>): number {
  let shared = 0;
  for (const bigram of other) if (one.has(bigram)) shared++;
  return (2 * shared) / (one.size + other.size || 1);
}

/** How much of the query a candidate's words and letters account for, by weight: a guess that costs no alignment. */
function promiseOf(query: PreparedName, words: WordKeys[]): (candidate: Candidate) => number {
  const byKey = new Map<string, { word: number; worth: number }[]>();
  words.forEach(({ token, same, sure, slipped }, word) => {
    const note = (key: string, worth: number) => byKey.set(key, [...(byKey.get(key) ?? []), { word, worth }]);
    for (const key of sure) note(key, token.weight * (key === same ? 1 : SOUND));
    for (const key of slipped) note(key, token.weight * SLIP);
  });
  // Candidates share most of their words.
  const worths = new Map<string, Float64Array>();
  const worthOf = (folded: string) => {
    const known = worths.get(folded);
    if (known) return known;
    const found = new Float64Array(words.length);
    for (const key of keysOfFolded(folded))
      for (const { word, worth } of byKey.get(key) ?? []) if (worth > found[word]!) found[word] = worth;
    worths.set(folded, found);
    return found;
  };
  const whole = words.reduce((sum, { token }) => sum + token.weight, 0);
  const letters = bigramsOf(foldedWords(query));
  const best = new Float64Array(words.length);
  return ({ folded }) => {
    best.fill(0);
    for (const one of folded.split(' '))
      worthOf(one).forEach((worth, word) => (best[word] = Math.max(best[word]!, worth)));
    const sum = best.reduce((total, worth) => total + worth, 0);
    return sum + LETTERS * whole * diceOf(letters, bigramsOf(folded));
  };
}

function scoredAs(query: PreparedName, candidate: Candidate, rarity: Rarity): Scored {
  const name = prepareName(candidate.text, candidate.kind, rarity);
  return { candidate, name, found: scoreNames(query, name) };
}

/**
 * The likest names by their keys are aligned with the query; gives the best name of each entry that scores `least`.
 * `aligned` keeps what was aligned for this query, so that a second look does not do it again.
 */
export function scoreCandidates(
  query: PreparedName,
  words: WordKeys[],
  candidates: Candidate[],
  rarity: Rarity,
  least: number,
  aligned = new Map<Candidate, Scored>(),
): Scored[] {
  const promise = promiseOf(query, words);
  const ranked = candidates
    .map((candidate) => ({ candidate, promise: promise(candidate) }))
    .sort((one, other) => other.promise - one.promise)
    .slice(0, ALIGNED);
  const best = new Map<string, Scored>();
  for (const { candidate } of ranked) {
    const scored = aligned.get(candidate) ?? scoredAs(query, candidate, rarity);
    aligned.set(candidate, scored);
    const { score } = scored.found;
    const key = `${candidate.versionId}:${candidate.entryId}`;
    if (score >= least && score > (best.get(key)?.found.score ?? -1)) best.set(key, scored);
  }
  return [...best.values()].sort((one, other) => other.found.score - one.found.score);
}
