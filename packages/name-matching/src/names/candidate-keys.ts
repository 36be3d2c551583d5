import { fold } from './fold.js';
import { type PreparedName, tells } from './prepare-name.js';
import { skeleton, soundKeys } from './skeleton.js';
import { russianInitialsOf, russianLetterOf } from './tables/russian-initials.js';
import { labelOf, groupsOfFolded } from './tables/nicknames.js';
import type { Shape, Token } from './token.js';

/** Index keys of one word of a name. */
export interface WordKeys {
  token: Token;
  /** `=` and the folded word. */
  same: string;
  /**
   * Keys shared by words with the same sound or meaning: skeleton, `~` sounds, `@` groups of nicknames and spellings.
   */
  sure: string[];
  /** `-` keys shared by words whose skeletons differ by one typo; none for short words. */
  slipped: string[];
}

const SLIPS_FROM = 3;

/** The skeleton, and its variants without one consonant each, to find typos (deletions as in SymSpell). */
function slipsOf(skeleton: string): string[] {
  if (skeleton.length < SLIPS_FROM) return skeleton.length > 1 ? [`-${skeleton}`] : [];
  const found = new Set([`-${skeleton}`]);
  for (let at = 0; at < skeleton.length; at++) found.add(`-${skeleton.slice(0, at)}${skeleton.slice(at + 1)}`);
  return [...found];
}

type ShapeKeys = Omit<WordKeys, 'token'>;

/** Cached: lists repeat the same words. */
const kept = new WeakMap<Shape, ShapeKeys>();

function keysOfShape(shape: Shape): ShapeKeys {
  const known = kept.get(shape);
  if (known) return known;
  const sounds = /^\d/.test(shape.raw) ? [] : soundKeys(shape.raw).map((key) => `~${key}`);
  const groups = [...(shape.groups ?? []), ...(shape.firmGroups ?? [])].map((group) => `@${labelOf(group)}`);
  const same = `=${shape.folded}`;
  const skeletons = shape.skeleton.length > 1 ? [shape.skeleton] : [];
  const sure = [...new Set([same, ...skeletons, ...sounds, ...groups])];
  const keys = { same, sure, slipped: slipsOf(shape.skeleton) };
  kept.set(shape, keys);
  return keys;
}

/** Of a word with several readings: the keys of them all. */
function keysOf(token: Token): WordKeys {
  const own = keysOfShape(token.shape);
  if (!token.others) return { token, ...own };
  const all = [own, ...token.others.map(keysOfShape)];
  const unique = (keys: string[]) => [...new Set(keys)];
  return {
    token,
    same: own.same,
    sure: unique(all.flatMap(({ sure }) => sure)),
    slipped: unique(all.flatMap(({ slipped }) => slipped)),
  };
}

/** Keys of a listed word that are derived from its folded spelling: all except sounds. */
export function keysOfFolded(folded: string): string[] {
  const bones = skeleton(folded);
  const groups = groupsOfFolded(folded).map((group) => `@${labelOf(group)}`);
  return [`=${folded}`, ...(bones.length > 1 ? [bones] : []), ...groups, ...slipsOf(bones)];
}

/** Omits keys of words whose consonants are also among the keys: the word's own keys find the same entries. */
export function withoutImplied(keys: string[]): string[] {
  return keys.filter((key) => {
    if (key[0] !== '=') return true;
    const bones = skeleton(key.slice(1));
    return bones.length < 2 || !(keys.includes(bones) || keys.includes(`-${bones}`));
  });
}

/** Words used for lookups: distinctive ones, with the halves next to a single one, otherwise all. */
export function lookedUp({ tokens }: PreparedName): Token[] {
  const telling = tokens.filter((token) => tells(token) || token.mayBeGiven);
  const beside = telling.length < 2 ? tokens.filter(({ kind }) => kind === 'half' || kind === 'trade') : [];
  return telling.length + beside.length > 0 ? [...telling, ...beside] : tokens;
}

/** Skeletons of the lookup words, for a quick estimate of similarity. */
export const foldedWords = (name: PreparedName): string =>
  lookedUp(name)
    .map(({ shape }) => shape.folded)
    .join(' ');

/** Keys of each lookup word. */
export const wordKeys = (name: PreparedName): WordKeys[] => lookedUp(name).map(keysOf);

const KEPT_AT_MOST = 100_000;
const joinedSkeletons = new Map<string, string>();

/** Cached separately from word shapes: nearly all of these are not words of any name. */
function skeletonOfBoth(left: string, right: string): string {
  const both = left + right;
  const known = joinedSkeletons.get(both);
  if (known !== undefined) return known;
  const found = skeleton(fold(both));
  if (joinedSkeletons.size >= KEPT_AT_MOST) joinedSkeletons.clear();
  joinedSkeletons.set(both, found);
  return found;
}

const joins = ({ kind }: Token) => kind !== 'number' && kind !== 'form' && kind !== 'initial';

/** `al` and similar between a name and `din` (Safi al-Din) are part of what others write as one word. */
const isOfFaith = (tokens: Token[], at: number) =>
  tokens[at]!.kind === 'particle' && /^d[ie]+n[ae]?$/.test(tokens[at + 1]?.shape.raw ?? '');

/** Adjacent words written as one: position of the first, and the keys of both together. */
export function joinedKeys({ tokens }: PreparedName): { left: Token; right: Token; keys: string[] }[] {
  return tokens.slice(1).flatMap((right, at) => {
    const left = tokens[at]!;
    const third = tells(left) && isOfFaith(tokens, at + 1) ? tokens[at + 2]! : null;
    if (third) return [{ left, right: third, keys: [skeletonOfBoth(left.shape.raw, 'aldin')] }];
    if (!joins(left) || !joins(right) || !(tells(left) || tells(right))) return [];
    const both = skeletonOfBoth(left.shape.raw, right.shape.raw);
    return both.length > 2 ? [{ left, right, keys: [both] }] : [];
  });
}

const LETTERS_FROM = 3;

/** The words of a company name that its acronym is made of. */
const isInAcronym = ({ kind }: Token) => kind === 'name' || kind === 'trade';

const firstLetter = ({ shape }: Token) => shape.raw[0]!;
const russianLetter = ({ shape }: Token) => russianLetterOf(shape.raw) ?? shape.raw[0]!;
const translatedLetter = (token: Token) => russianInitialsOf(token.shape.stem)[0] ?? russianLetter(token);

/**
 * `=` keys of the acronym of a company name: of all its words (Moscow Aviation Institute: `mai`), and with `c` if it
 * ends in "company"; as transliterated from Russian; and as translated into it (Tula Cartridge Plant: `tpz`).
 */
export function lettersKeys({ tokens, kind }: PreparedName): string[] {
  if (kind !== 'entity') return [];
  const words = tokens.filter(isInAcronym);
  const letters = words.map(firstLetter).join('');
  if (letters.length < LETTERS_FROM) return [];
  const ofCompany = tokens.at(-1)!.shape.raw.startsWith('co') && tokens.at(-1)!.kind === 'form';
  const acronyms = [
    letters,
    ...(ofCompany ? [`${letters}c`] : []),
    words.map(russianLetter).join(''),
    words.map(translatedLetter).join(''),
  ];
  return [...new Set(acronyms)].map((word) => `=${fold(word)}`);
}

/** `^` keys of initials, for a query with an initial. */
export const initialKeys = (name: PreparedName): string[] =>
  name.tokens
    .filter((token) => tells(token) || token.kind === 'initial')
    .flatMap(({ shape: { raw, folded } }) => [`^${raw[0]}`, `^${folded[0]}`]);

/** All index keys of a listed name. */
export function storedKeys(name: PreparedName): string[] {
  const words = wordKeys(name).flatMap(({ sure, slipped }) => [...sure, ...slipped]);
  const joined = joinedKeys(name).flatMap(({ keys }) => keys);
  return [...new Set([...words, ...joined, ...lettersKeys(name), ...initialKeys(name)])];
}
