import { fold } from './fold.js';
import type { Original } from './letters/latin-words.js';
import { firmGroupsOf, nameGroupsOf } from './tables/nicknames.js';
import { skeleton } from './skeleton.js';
import { stemOf } from './stem.js';
import { CLASS_OF, CODE_OF } from './sounds.js';

/** Properties of a Latin word, independent of the name. One object per word: compare by identity first. */
export interface Shape {
  /** Unique and never reused. */
  number: number;
  raw: string;
  folded: string;
  /** The folded word without its ending. */
  stem: string;
  /** Letters of the folded word as numbers below 32. */
  codes: Uint8Array;
  skeleton: string;
  /** One bit for each class of consonants in the word. */
  consonants: number;
  groups: readonly number[] | undefined;
  /** Groups of company words: for names that may be a company's. */
  firmGroups: readonly number[] | undefined;
}

let made = 0;
const shapes = new Map<string, Shape>();
const KEPT_AT_MOST = 200_000;

function codesOf(folded: string): Uint8Array {
  const codes = new Uint8Array(folded.length);
  for (let at = 0; at < codes.length; at++) codes[at] = CODE_OF[folded.charCodeAt(at)] ?? 0;
  return codes;
}

/** Returns the cached properties of a word. */
export function shapeOf(raw: string): Shape {
  const known = shapes.get(raw);
  if (known) return known;
  const folded = fold(raw);
  const codes = codesOf(folded);
  let consonants = 0;
  for (const code of codes) consonants |= CLASS_OF[code]!;
  const stem = stemOf(folded);
  const shape = {
    number: made++,
    raw,
    folded,
    stem,
    codes,
    skeleton: skeleton(folded),
    consonants,
    groups: nameGroupsOf(raw),
    firmGroups: firmGroupsOf(raw, stem),
  };
  // Clearing the whole cache is rare and costs less than tracking the order of use.
  if (shapes.size >= KEPT_AT_MOST) shapes.clear();
  shapes.set(raw, shape);
  return shape;
}

/** `name` and `number` are distinctive; the others never establish a match alone. */
export type TokenKind = 'name' | 'number' | 'initial' | 'half' | 'particle' | 'trade' | 'form';

export interface Token {
  shape: Shape;
  kind: TokenKind;
  /** Weight: rarity for names, fixed for other kinds. */
  weight: number;
  /** Whether the vowels were guessed: then consonants decide. */
  guessed: boolean;
  /** Whether the name may be a company's. */
  ofFirm: boolean;
  /** Whether this is a particle that may be a short given name here: Ben, Al, Ed. */
  mayBeGiven: boolean;
  /** Original spelling, if not in Latin letters. */
  original: Original | null;
  /** Other readings of a Japanese name in kanji; null for any other word. */
  others: readonly Shape[] | null;
}
