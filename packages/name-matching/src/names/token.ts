import { fold } from './fold.js';
import type { Original } from './letters/latin-words.js';
import { firmGroupsOf, nameGroupsOf } from './tables/nicknames.js';
import { skeleton } from './skeleton.js';
import { stemOf } from './stem.js';
import { CLASS_OF, CODE_OF } from './sounds.js';

/** What a Latin word is like, apart from the name it stands in. One object a word: compare by identity first. */
export interface Shape {
  /** Its own, never given again. */
  number: number;
  raw: string;
  folded: string;
  /** The folded word without its ending. */
  stem: string;
  /** The folded word's letters as numbers below 32. */
  codes: Uint8Array;
  skeleton: string;
  /** One bit for each class of consonants in the word. */
  consonants: number;
  groups: readonly number[] | undefined;
  /** Groups of words of firms: for names that may be of one. */
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

/** The shape of a word, remembered. */
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
  // Forgetting all at once is rare and costs less than keeping an order of use.
  if (shapes.size >= KEPT_AT_MOST) shapes.clear();
  shapes.set(raw, shape);
  return shape;
}

/** `name` and `number` tell who it is; the others never make a match alone. */
export type TokenKind = 'name' | 'number' | 'initial' | 'half' | 'particle' | 'trade' | 'form';

export interface Token {
  shape: Shape;
  kind: TokenKind;
  /** How much it counts: rarity for names, fixed for the rest. */
  weight: number;
  /** The vowels were guessed: the consonants decide. */
  guessed: boolean;
  /** The name may be a firm's. */
  ofFirm: boolean;
  /** A particle that may be a short given name where it stands: Ben, Al, Ed. */
  mayBeGiven: boolean;
  /** How it was written, where that is not in Latin letters. */
  original: Original | null;
}
