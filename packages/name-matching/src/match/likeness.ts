import { isShortByRule } from '../names/short-form-rule.js';
import { isKnownGivenName } from '../names/tables/known-given-names.js';
import { isCommonName } from '../names/tables/common-names.js';
import { areShortAlike, isGivenName, isPersonName, sameName } from '../names/tables/nicknames.js';
import { EXTRA, SWAP } from '../names/sounds.js';
import type { Shape, Token } from '../names/token.js';

/** Reason for the similarity of two tokens, as shown in explanations. */
export type Way = 'same' | 'same_sound' | 'other_spelling' | 'nickname' | 'near' | 'same_consonants' | 'initial';

/** Below this similarity two tokens are unrelated. */
export const MIN_LIKENESS = 0.68;

let row = new Float64Array(64);
let before = new Float64Array(64);
let older = new Float64Array(64);

/** Weighted edit distance of folded words, with transpositions at 0.6; infinite once it must exceed `limit`. */
function distance(left: Uint8Array, right: Uint8Array, limit: number): number {
  const n = left.length;
  const m = right.length;
  row[0] = 0;
  for (let j = 1; j <= m; j++) row[j] = row[j - 1]! + EXTRA[right[j - 1]!]!;
  for (let i = 1; i <= n; i++) {
    const spare = older;
    older = before;
    before = row;
    row = spare;
    const letter = left[i - 1]!;
    const extra = EXTRA[letter]!;
    let least = (row[0] = before[0]! + extra);
    for (let j = 1; j <= m; j++) {
      const other = right[j - 1]!;
      let cost = before[j - 1]! + SWAP[32 * letter + other]!;
      const dropped = before[j]! + extra;
      if (dropped < cost) cost = dropped;
      const added = row[j - 1]! + EXTRA[other]!;
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && letter === right[j - 2] && other === left[i - 2])
        cost = Math.min(cost, older[j - 2]! + 0.6);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return Infinity;
  }
  return row[m]!;
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

/** A different first letter is rarer than any other typo. */
const FIRST_LETTER = 0.5;

/** Likeness by edit distance; 0 if it is below `least`. */
function edited(left: Shape, right: Shape, least = MIN_LIKENESS): number {
  const [n, m] = [left.codes.length, right.codes.length];
  if (n > 60 || m > 60) return 0;
  const longest = Math.max(n, m);
  const limit = (1 - least) * longest;
  if (Math.abs(n - m) * 0.4 > limit) return 0;
  const apart = Math.max(bits(left.consonants & ~right.consonants), bits(right.consonants & ~left.consonants));
  if (apart * 0.45 > limit) return 0;
  const cost = distance(left.codes, right.codes, limit);
  const first = SWAP[32 * left.codes[0]! + right.codes[0]!]! * FIRST_LETTER;
  // One letter is a larger difference in a short word than its share suggests.
  return Math.max(0, 1 - (cost + first) / Math.min(longest, 0.5 * longest + 2.5) - (longest < 5 ? 0.08 : 0));
}

/** Whether two words differ by one inserted, deleted, replaced or transposed letter. */
function isOneSlip(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  const more = long.length - short.length;
  if (more > 1) return false;
  let at = 0;
  while (at < short.length && short.charCodeAt(at) === long.charCodeAt(at)) at++;
  let [a, b] = [short.length - 1, long.length - 1];
  while (a >= at && short.charCodeAt(a) === long.charCodeAt(b)) [a, b] = [a - 1, b - 1];
  if (a < at || (more === 0 && a === at)) return b <= at;
  return more === 0 && a === at + 1 && short[at] === long[a] && short[a] === long[at];
}

/**
 * Similarity for a typo in a syllable: higher for four letters with the same start, otherwise just above the minimum.
 */
const SHORT_SLIP = 0.72;
const SYLLABLE_SLIP = MIN_LIKENESS;

/** Similarity for a typo in a word of three letters or more, regardless of sound. */
function slipped({ raw: left }: Shape, { raw: right }: Shape): number {
  const longest = Math.max(left.length, right.length);
  if (longest < 3 || !isOneSlip(left, right)) return 0;
  if (longest < 5) return longest === 4 && left[0] === right[0] ? SHORT_SLIP : SYLLABLE_SLIP;
  return 1 - (left[0] === right[0] ? 1 : 1.4) / longest;
}

function groupLikeness(left: Shape, right: Shape): number {
  if (!left.groups || !right.groups) return 0;
  const found = sameName(left.groups, right.groups, [left.raw, right.raw]);
  return found === null ? 0 : found === 'spelling' ? 0.95 : 0.88;
}

/** Karimi derives from Karim: a different name, though only one letter apart. */
const OF_THE_HOUSE = 0.82;

function isOfTheHouse({ folded: left }: Shape, { folded: right }: Shape): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return long.length === short.length + 1 && short.length > 3 && long.endsWith('i') && long.startsWith(short);
}

const isOfSpellings = ({ groups }: Shape) => groups?.some(isPersonName) === true;

/** Two names of a table with similar spellings, such as Hasan and Husain, or Michael and Michelle, are two names. */
const areTwoNames = (left: Shape, right: Shape) =>
  (isGivenName(left.raw) && isGivenName(right.raw)) || (isOfSpellings(left) && isOfSpellings(right));

/** Two given names with different consonants, or with different endings, as of men and women. */
const OTHER_NAME = 0.69;
const endingOf = ({ folded }: Shape) => (/[aeiou]$/.exec(folded)?.[0] ?? '').replace('e', '');

function areOtherNames(left: Shape, right: Shape): boolean {
  if (!isKnownGivenName(left.raw) || !isKnownGivenName(right.raw)) return false;
  return left.skeleton !== right.skeleton || endingOf(left) !== endingOf(right);
}

/** A short form by its letters only, or two of one name: a match to look at, that stops nobody alone. */
export const BY_RULE = 0.74;
function isByRule(left: Shape, right: Shape): boolean {
  if (isShortByRule(left.raw, right.raw) || isShortByRule(right.raw, left.raw)) return true;
  // Only words of the table have groups.
  if (!left.groups || !right.groups) return false;
  return !isCommonName(left.raw) && !isCommonName(right.raw) && areShortAlike(left.raw, right.raw);
}

function reckoned(left: Shape, right: Shape, ofPersons: boolean): number {
  const grouped = groupLikeness(left, right);
  if (grouped > 0.9) return grouped;
  const byRule = ofPersons && isByRule(left, right) ? BY_RULE : 0;
  if (grouped === 0 && areTwoNames(left, right)) return byRule;
  const near = edited(left, right);
  if (ofPersons && grouped === 0 && areOtherNames(left, right)) return byRule || Math.min(near, OTHER_NAME);
  let best = Math.max(grouped, near, byRule, near > 0.85 ? 0 : slipped(left, right));
  if (isOfTheHouse(left, right)) best = Math.min(best, OF_THE_HOUSE);
  return best < MIN_LIKENESS ? 0 : best;
}

/** Cached similarities, by slot; a later pair with the same slot overwrites it. Those of words of persons are others. */
const PLACES = 1 << 16;
const emptyCache = () => ({ pairs: new Float64Array(PLACES).fill(-1), likeness: new Float64Array(PLACES) });
const caches: { persons?: ReturnType<typeof emptyCache>; others?: ReturnType<typeof emptyCache> } = {};

/** Similarity (0 to 1) of two words by sound and spelling; 0 below MIN_LIKENESS. */
export function shapeLikeness(left: Shape, right: Shape, ofPersons = false): number {
  if (left === right) return 1;
  if (left.folded === right.folded) return 0.97;
  const kept = ofPersons ? (caches.persons ??= emptyCache()) : (caches.others ??= emptyCache());
  const pair = left.number * 2 ** 26 + right.number;
  const place = (left.number * 31 + right.number) & (PLACES - 1);
  if (kept.pairs[place] !== pair) {
    kept.likeness[place] = reckoned(left, right, ofPersons);
    kept.pairs[place] = pair;
  }
  return kept.likeness[place]!;
}

/** Whether two words are that similar and in no table of names. The tables are read only if both words may be in them. */
export function mayReach(left: Shape, right: Shape, least: number): boolean {
  if (left.folded === right.folded || edited(left, right, least) >= least || slipped(left, right) >= least) return true;
  return left.groups !== undefined && right.groups !== undefined;
}

/** Similarity of translations of the same word. */
export const TRANSLATED = 0.95;

function isTranslated(left: Token, right: Token): boolean {
  const [a, b] = [left.shape.firmGroups, right.shape.firmGroups];
  return a !== undefined && b !== undefined && left.ofFirm && right.ofFirm && a.some((group) => b.includes(group));
}

/**
 * Two words that transliterate alike but are written differently in one script: different syllables are a different
 * name, similar letters a spelling variant.
 */
const OTHER_SYLLABLE = MIN_LIKENESS;
const OTHER_LETTERS = 0.97;

/** Maximum similarity of two words by their original spelling, if both use the same non-Latin script. */
function asWritten({ original: left }: Token, { original: right }: Token): number {
  if (!left || !right || left.script !== right.script || left.text === right.text) return 1;
  return left.script === 'Han' || left.script === 'Hangul' ? OTHER_SYLLABLE : OTHER_LETTERS;
}

/** Whether a particle may be a short form of a given name: Ben of Benjamin, Al of Albert. */
export const isShortGiven = (left: Token, right: Token): boolean =>
  (left.mayBeGiven ? right.kind === 'name' : right.mayBeGiven && left.kind === 'name') &&
  groupLikeness(left.shape, right.shape) > 0;

const areOfPersons = (left: Token, right: Token): boolean => !left.ofFirm && !right.ofFirm;

const isNicknameByRule = (left: Token, right: Token, found: number): boolean =>
  found === BY_RULE && areOfPersons(left, right) && isByRule(left.shape, right.shape);

/** The readings of a word: of two words in kanji, only the likeliest, since every word has several. */
const readingsOf = (token: Token, other: Token): Token[] =>
  token.others && !other.others
    ? [token, ...token.others.map((shape) => ({ ...token, shape, others: null }))]
    : [token];

/** The two words in the readings that are most similar. */
export function mostAlike(left: Token, right: Token): [Token, Token] {
  if (!left.others && !right.others) return [left, right];
  const pairs = readingsOf(left, right).flatMap((one) =>
    readingsOf(right, left).map((other) => ({ one, other, likeness: likenessOf(one, other) })),
  );
  const best = pairs.reduce((most, pair) => (pair.likeness > most.likeness ? pair : most));
  return [best.one, best.other];
}

/** Similarity of two tokens: initials, numbers and guessed vowels have special rules. */
export const likeness = (left: Token, right: Token): number =>
  left.others || right.others ? likenessOf(...mostAlike(left, right)) : likenessOf(left, right);

function likenessOf(left: Token, right: Token): number {
  if (left.shape === right.shape) return asWritten(left, right);
  if (left.kind === 'number' || right.kind === 'number') return 0;
  if (left.kind === 'initial' || right.kind === 'initial') {
    if (left.kind === right.kind || left.kind === 'form' || right.kind === 'form') return 0;
    return left.shape.raw[0] === right.shape.raw[0] || left.shape.folded[0] === right.shape.folded[0] ? 0.8 : 0;
  }
  const plain = Math.min(
    isTranslated(left, right) ? TRANSLATED : shapeLikeness(left.shape, right.shape, areOfPersons(left, right)),
    asWritten(left, right),
  );
  if (plain >= 0.93 || !(left.guessed || right.guessed)) return plain;
  const [a, b] = [left.shape.skeleton, right.shape.skeleton];
  return a === b && a.length > 1 ? Math.max(plain, a.length > 2 ? 0.9 : 0.82) : plain;
}

/** Returns why two tokens match. */
export function wayOf(one: Token, other: Token): Way {
  const [left, right] = mostAlike(one, other);
  if (left.shape === right.shape) return asWritten(left, right) < 1 ? 'same_sound' : 'same';
  if (left.kind === 'initial' || right.kind === 'initial') return 'initial';
  if (left.shape.folded === right.shape.folded) return 'same_sound';
  const grouped = isTranslated(left, right) ? TRANSLATED : groupLikeness(left.shape, right.shape);
  const found = likeness(left, right);
  if (grouped > 0 && grouped >= found) return grouped > 0.9 ? 'other_spelling' : 'nickname';
  if (isNicknameByRule(left, right, found)) return 'nickname';
  return found > shapeLikeness(left.shape, right.shape, areOfPersons(left, right)) ? 'same_consonants' : 'near';
}
