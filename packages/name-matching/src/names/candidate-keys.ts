import { fold } from './fold.js';
import { type PreparedName, tells } from './prepare-name.js';
import { skeleton, soundKeys } from './skeleton.js';
import { labelOf, groupsOfFolded } from './tables/nicknames.js';
import type { Shape, Token } from './token.js';

/** What the store looks one word of a name up by. */
export interface WordKeys {
  token: Token;
  /** `=` and the folded word. */
  same: string;
  /** Keys that words of one sound or one meaning share: skeleton, `~` sounds, `@` groups of nicknames and spellings. */
  sure: string[];
  /** `-` keys that words share whose skeletons are one slip apart; none of short words. */
  slipped: string[];
}

const SLIPS_FROM = 3;

/** The skeleton whole and without each of its consonants, as slips are looked up (the deletions of SymSpell). */
function slipsOf(skeleton: string): string[] {
  if (skeleton.length < SLIPS_FROM) return skeleton.length > 1 ? [`-${skeleton}`] : [];
  const found = new Set([`-${skeleton}`]);
  for (let at = 0; at < skeleton.length; at++) found.add(`-${skeleton.slice(0, at)}${skeleton.slice(at + 1)}`);
  return [...found];
}

type ShapeKeys = Omit<WordKeys, 'token'>;

/** Lists name the same words over and over. */
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

const keysOf = (token: Token): WordKeys => ({ token, ...keysOfShape(token.shape) });

/** The keys of a listed word as far as its folded spelling tells them: all but the sounds. */
export function keysOfFolded(folded: string): string[] {
  const bones = skeleton(folded);
  const groups = groupsOfFolded(folded).map((group) => `@${labelOf(group)}`);
  return [`=${folded}`, ...(bones.length > 1 ? [bones] : []), ...groups, ...slipsOf(bones)];
}

/** Without the keys of words whose consonants are among the keys too: what is found by the word is found by those. */
export function withoutImplied(keys: string[]): string[] {
  return keys.filter((key) => {
    if (key[0] !== '=') return true;
    const bones = skeleton(key.slice(1));
    return bones.length < 2 || !(keys.includes(bones) || keys.includes(`-${bones}`));
  });
}

/** The words that a name is looked up by: those that tell, halves beside a lone one, else all of them. */
export function lookedUp({ tokens }: PreparedName): Token[] {
  const telling = tokens.filter((token) => tells(token) || token.mayBeGiven);
  const beside = telling.length < 2 ? tokens.filter(({ kind }) => kind === 'half' || kind === 'trade') : [];
  return telling.length + beside.length > 0 ? [...telling, ...beside] : tokens;
}

/** The words that are looked up, as they sound, for a first guess at how alike two names are. */
export const foldedWords = (name: PreparedName): string =>
  lookedUp(name)
    .map(({ shape }) => shape.folded)
    .join(' ');

/** Keys of each word that is looked up. */
export const wordKeys = (name: PreparedName): WordKeys[] => lookedUp(name).map(keysOf);

const KEPT_AT_MOST = 100_000;
const joinedSkeletons = new Map<string, string>();

/** Remembered apart from the shapes of words: nearly all of these are no word of any name. */
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

/** `al` and its like between a name and `din` (Safi al-Din) belong to the one word that others write. */
const isOfFaith = (tokens: Token[], at: number) =>
  tokens[at]!.kind === 'particle' && /^d[ie]+n[ae]?$/.test(tokens[at + 1]?.shape.raw ?? '');

/** Neighbours written as one word: where the first stands, and the keys of both together. */
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

/**
 * `=` keys of the word that a firm's first letters make, as others write its name: of all its words (Moscow Aviation
 * Institute: `mai`), and with `c` where it ends in company.
 */
export function lettersKeys({ tokens, kind }: PreparedName): string[] {
  if (kind !== 'entity') return [];
  const letters = tokens
    .map(({ kind: word, shape }) => (word === 'name' || word === 'trade' ? shape.raw[0]! : ''))
    .join('');
  const ofCompany = tokens.at(-1)?.shape.raw.startsWith('co') === true && tokens.at(-1)!.kind === 'form';
  return [letters, ...(ofCompany ? [`${letters}c`] : [])]
    .filter((word) => word.length >= LETTERS_FROM)
    .map((word) => `=${fold(word)}`);
}

/** `^` keys of first letters, for a query that has an initial. */
export const initialKeys = (name: PreparedName): string[] =>
  name.tokens
    .filter((token) => tells(token) || token.kind === 'initial')
    .flatMap(({ shape: { raw, folded } }) => [`^${raw[0]}`, `^${folded[0]}`]);

/** Everything that a listed name can be looked up by. */
export function storedKeys(name: PreparedName): string[] {
  const words = wordKeys(name).flatMap(({ sure, slipped }) => [...sure, ...slipped]);
  const joined = joinedKeys(name).flatMap(({ keys }) => keys);
  return [...new Set([...words, ...joined, ...lettersKeys(name), ...initialKeys(name)])];
}
