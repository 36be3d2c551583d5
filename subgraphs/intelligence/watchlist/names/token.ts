import { fold } from './fold.js';
import { nameGroupsOf } from './tables/nicknames.js';
import { skeleton } from './skeleton.js';
import { CLASS_OF, CODE_OF } from './sounds.js';

/** What a Latin word is like, apart from the name it stands in. One object a word: compare by identity first. */
export interface Shape {
  /** Its own, never given again. */
  number: number;
  raw: string;
  folded: string;
  /** The folded word's letters as numbers below 32. */
  codes: Uint8Array;
  skeleton: string;
  /** One bit for each class of consonants in the word. */
  consonants: number;
  groups: readonly number[] | undefined;
}

let made = 0;
const shapes = new Map<string, Shape>();
const KEPT_AT_MOST = 200_000;

/** The shape of a word, remembered. */
export function shapeOf(raw: string): Shape {
  const known = shapes.get(raw);
  if (known) return known;
  const folded = fold(raw);
  const codes = Uint8Array.from(folded, (letter) => CODE_OF[letter.charCodeAt(0)] ?? 0);
  let consonants = 0;
  for (const code of codes) consonants |= CLASS_OF[code]!;
  const shape = {
    number: made++,
    raw,
    folded,
    codes,
    skeleton: skeleton(folded),
    consonants,
    groups: nameGroupsOf(raw),
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
}
