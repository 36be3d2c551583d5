import { readFileSync } from 'node:fs';

const NAMES = new URL('given-names.txt', import.meta.url);

/** Letters with the same sound in short and full names: Alec and Alexander, Jerry and Gerald, Jon and John. */
const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|q|c(?![eiyh])/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'j'],
  [/y/g, 'i'],
  [/th/g, 't'],
  [/oh(?=n)/g, 'o'],
  [/(.)\1+/g, '$1'],
];

/** A given name as it sounds in English, roughly. */
export const heard = (word: string): string =>
  SOUNDS.reduce((text, [sound, letter]) => text.replace(sound, letter), word);

const isVowel = (letter: string) => 'aeiou'.includes(letter);

/** The consonants of a name with its first letter and its ending: one for Micheal and Michael, another for Michelle. */
export function bonesOf(word: string): string {
  const text = heard(word);
  const within = text.slice(1).replaceAll(/[aeiou]/g, '');
  return `${text[0]}${within} ${isVowel(word.at(-1)!) ? word.at(-1) : ''}`;
}

/** From this length on, other names rarely have the same consonants. */
export const BONES_FROM = 6;

/** Given names of English-speaking countries, full and short, from Moby Word II (public domain). */
const known = new Set(readFileSync(NAMES, 'utf8').trim().split(/\s+/));
const knownBones = new Set([...known].map(bonesOf).filter((bones) => bones.length >= BONES_FROM));

/** Whether people in English-speaking countries have this given name. */
export const isKnownGivenName = (word: string): boolean => known.has(word);

/** The same, also for names in another spelling. */
export const isLikeKnownName = (word: string): boolean => known.has(word) || knownBones.has(bonesOf(word));
