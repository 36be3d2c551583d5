import { fold } from './fold.js';
import type { Original } from './letters/latin-words.js';
import { firmGroupsOf, nameGroupsOf } from './tables/nicknames.js';
import { skeleton } from './skeleton.js';
import { stemOf } from './stem.js';
import { CLASS_OF, CODE_OF } from './sounds.js';

/** Properties of a Latin word, independent of the name. One object per word: compare by identity first. */
export interface Shape {
  /** Unique and never reused. */
  readonly number: number;
  readonly raw: string;
  readonly folded: string;
  /** The folded word without its ending. */
  readonly stem: string;
  /** Letters of the folded word as numbers below 32. */
  readonly codes: Uint8Array;
  readonly skeleton: string;
  /** One bit for each class of consonants in the word. */
  readonly consonants: number;
  readonly groups: readonly number[] | undefined;
  /** Groups of company words: for names that may be a company's. */
  readonly firmGroups: readonly number[] | undefined;
}

let made = 0;
const shapes = new Map<string, Shape>();
const KEPT_AT_MOST = 200_000;

function codesOf(folded: string): Uint8Array {
  const codes = new Uint8Array(folded.length);
  for (let at = 0; at < codes.length; at++) codes[at] = CODE_OF[folded.charCodeAt(at)] ?? 0;
  return codes;
}

/** Tables and endings are read when first needed: words that are only joined for a comparison rarely need them. */
class WordShape implements Shape {
  readonly number = made++;
  readonly codes: Uint8Array;
  readonly consonants: number;
  private stemKept: string | null = null;
  private skeletonKept: string | null = null;
  private groupsKept: readonly number[] | null | undefined = null;
  private firmGroupsKept: readonly number[] | null | undefined = null;

  constructor(
    readonly raw: string,
    readonly folded: string,
  ) {
    this.codes = codesOf(folded);
    let consonants = 0;
    for (const code of this.codes) consonants |= CLASS_OF[code]!;
    this.consonants = consonants;
  }

  get stem(): string {
    return (this.stemKept ??= stemOf(this.folded));
  }

  get skeleton(): string {
    return (this.skeletonKept ??= skeleton(this.folded));
  }

  get groups(): readonly number[] | undefined {
    if (this.groupsKept === null) this.groupsKept = nameGroupsOf(this.raw);
    return this.groupsKept;
  }

  get firmGroups(): readonly number[] | undefined {
    if (this.firmGroupsKept === null) this.firmGroupsKept = firmGroupsOf(this.raw, this.stem);
    return this.firmGroupsKept;
  }
}

/** Returns the cached properties of a word. */
export function shapeOf(raw: string): Shape {
  const known = shapes.get(raw);
  if (known) return known;
  const shape = new WordShape(raw, fold(raw));
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
