import type { PreparedName } from '../names/prepare-name.js';
import { type Token, shapeOf } from '../names/token.js';
import { abbreviatedPairs } from './abbreviated.js';
import { isShortGiven, likeness, mayReach, shapeLikeness } from './likeness.js';
import type { Pair } from './pair.js';

export interface Alignment {
  pairs: Pair[];
  /** Positions of unpaired tokens. */
  leftAlone: number[];
  rightAlone: number[];
}

/** Maximum number of words of a name. */
const WORDS = 24;

const sims = new Float64Array(WORDS * WORDS);

function mayPair(left: Token, right: Token): boolean {
  const [a, b] = [left.kind, right.kind];
  if (a === b) return true;
  if (a === 'form' || b === 'form' || a === 'particle' || b === 'particle')
    return left.shape === right.shape || isShortGiven(left, right);
  return true;
}

/** Greedy matching: the most similar pair of remaining tokens, with similar positions first. */
function pairsOf(left: Token[], right: Token[]): Pair[] {
  const [n, m] = [left.length, right.length];
  let open = 0;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < m; j++) {
      const found = mayPair(left[i]!, right[j]!) ? likeness(left[i]!, right[j]!) : 0;
      // Positions only break ties.
      sims[i * m + j] = found && found - 0.002 * Math.abs(i / n - j / m);
      if (found) open++;
    }
  const pairs: Pair[] = [];
  while (open > 0) {
    let best = 0;
    let at = -1;
    for (let k = 0; k < n * m; k++) if (sims[k]! > best) best = sims[(at = k)]!;
    if (at < 0) break;
    const [i, j] = [Math.floor(at / m), at % m];
    pairs.push({ left: i, leftCount: 1, right: j, rightCount: 1, likeness: likeness(left[i]!, right[j]!) });
    for (let k = 0; k < m; k++) sims[i * m + k] = 0;
    for (let k = 0; k < n; k++) sims[k * m + j] = 0;
  }
  return pairs;
}

/**
 * Length and consonants of spans of words that may be written as one: spans of one word by their first word, then those
 * of two and of three. Length 0 if a span must not be joined.
 */
interface Spans {
  lengths: Int32Array;
  consonants: Int32Array;
}

const LONGEST_SPAN = 3;

const isJoined = ({ kind }: Token) => kind !== 'form' && kind !== 'number';

const emptySpans = (): Spans => ({
  lengths: new Int32Array(LONGEST_SPAN * WORDS),
  consonants: new Int32Array(LONGEST_SPAN * WORDS),
});

/** Offset of the spans of `count` words that start at `from`. */
const placeOf = (count: number, from: number) => (count - 1) * WORDS + from;

function fillSpans({ lengths, consonants }: Spans, tokens: Token[]): void {
  lengths.fill(0);
  for (let from = 0; from < tokens.length; from++) {
    let [length, seen] = [0, 0];
    for (let count = 1; count <= LONGEST_SPAN && from + count <= tokens.length; count++) {
      const token = tokens[from + count - 1]!;
      if (!isJoined(token)) break;
      length += token.shape.raw.length;
      seen |= token.shape.consonants;
      lengths[placeOf(count, from)] = length;
      consonants[placeOf(count, from)] = seen;
    }
  }
}

/** Whether two spans could be the same word at all; rejects nearly all pairs. */
function mayJoin(left: Spans, i: number, right: Spans, j: number): boolean {
  const [one, another] = [left.lengths[i]!, right.lengths[j]!];
  if (one === 2 && another === 2) return true;
  if (Math.abs(one - another) > 3 || Math.min(one, another) < 4) return false;
  const other = left.consonants[i]! ^ right.consonants[j]!;
  return (other & (other - 1)) === 0;
}

function joinedOf(tokens: Token[], from: number, count: number): string {
  let joined = '';
  for (let at = from; at < from + count; at++) joined += tokens[at]!.shape.raw;
  return joined;
}

/** Two words written as one must be nearly identical; with several words on both sides even more so. */
const JOINED_LEAST = 0.84;
const RECUT_LEAST = 0.92;
/** Short syllables match by chance when joined: shorter spans must be identical. */
const SHORT = 8;
const SPANS = [
  [1, 2],
  [2, 1],
  [1, 3],
  [3, 1],
  [2, 2],
  [2, 3],
  [3, 2],
] as const;

interface Joining {
  left: Token[];
  right: Token[];
  pairs: Pair[];
}

const covers = (from: number, count: number, at: number) => at >= from && at < from + count;

/** Score of the tokens of a span so far, by weight, which joining must exceed. */
function given({ left, right, pairs }: Joining, span: Pair): { now: number; whole: number; touched: Pair[] } {
  let whole = 0;
  for (let at = span.left; at < span.left + span.leftCount; at++) whole += left[at]!.weight;
  for (let at = span.right; at < span.right + span.rightCount; at++) whole += right[at]!.weight;
  let now = 0;
  const touched: Pair[] = [];
  for (const pair of pairs) {
    if (!covers(span.left, span.leftCount, pair.left) && !covers(span.right, span.rightCount, pair.right)) continue;
    touched.push(pair);
    now += pair.likeness * (left[pair.left]!.weight + right[pair.right]!.weight);
  }
  return { now, whole, touched };
}

/** Similarity of words written as one. */
const JOINED = 0.98;

/** Similarity of two joined words; 0 if it is below `least`. Comparing their letters rules out most pairs. */
function likenessOfJoined(left: string, right: string, isLeftOne: boolean, least: number): number {
  const [one, other] = [shapeOf(left), shapeOf(right)];
  // The word that was not joined is more likely to be in memory already.
  const needed = least / JOINED - 1e-9;
  const may = isLeftOne ? mayReach(one, other, needed) : mayReach(other, one, needed);
  return may ? shapeLikeness(one, other) * JOINED : 0;
}

function joinAt(joining: Joining, span: Pair): boolean {
  const { now, whole, touched } = given(joining, span);
  if (now >= whole * 0.95 || touched.some((pair) => pair.leftCount > 1 || pair.rightCount > 1)) return false;
  const recut = span.leftCount > 1 && span.rightCount > 1;
  // Words that match one to one are not parts of words that were split elsewhere.
  if (recut && touched.some((pair) => pair.likeness >= 0.9)) return false;
  const left = joinedOf(joining.left, span.left, span.leftCount);
  const right = joinedOf(joining.right, span.right, span.rightCount);
  if (left !== right && Math.max(left.length, right.length) < SHORT) return false;
  const least = Math.max(recut ? RECUT_LEAST : JOINED_LEAST, now / whole);
  const found = left === right ? JOINED : likenessOfJoined(left, right, span.leftCount === 1, least);
  if (found < least || found * whole <= now) return false;
  for (const pair of touched) joining.pairs.splice(joining.pairs.indexOf(pair), 1);
  joining.pairs.push({ ...span, likeness: found });
  return true;
}

// Refilled for each pair of names, the left side only when it changes: one name is compared with many.
const lefts = emptySpans();
const rights = emptySpans();
let filledLeft: Token[] | null = null;

function joinWords(left: Token[], right: Token[], pairs: Pair[]): void {
  if (filledLeft !== left) fillSpans(lefts, left);
  filledLeft = left;
  fillSpans(rights, right);
  const joining = { left, right, pairs };
  for (const [leftCount, rightCount] of SPANS)
    for (let i = 0; i + leftCount <= left.length; i++) {
      const span = placeOf(leftCount, i);
      if (lefts.lengths[span] === 0) continue;
      for (let j = 0; j + rightCount <= right.length; j++)
        if (mayJoin(lefts, span, rights, placeOf(rightCount, j)))
          joinAt(joining, { left: i, leftCount, right: j, rightCount, likeness: 0 });
    }
}

function alone(count: number, pairs: Pair[], side: 'left' | 'right'): number[] {
  const found: number[] = [];
  for (let at = 0; at < count; at++)
    if (!pairs.some((pair) => covers(pair[side], pair[side === 'left' ? 'leftCount' : 'rightCount'], at)))
      found.push(at);
  return found;
}

const settled = (pairs: Pair[], left: Token[], right: Token[]) =>
  (pairs.length === left.length || pairs.length === right.length) && pairs.every((pair) => pair.likeness > 0.9);

/** Aligns the tokens of two names: one to one, then joined and split words if they explain more. */
export function align(query: PreparedName, listed: PreparedName): Alignment {
  const [left, right] = [query.tokens, listed.tokens];
  const pairs = pairsOf(left, right);
  if (!settled(pairs, left, right)) joinWords(left, right, pairs);
  const aligned = {
    pairs,
    leftAlone: alone(left.length, pairs, 'left'),
    rightAlone: alone(right.length, pairs, 'right'),
  };
  const [a, b] = [aligned.leftAlone, aligned.rightAlone];
  if (query.kind === 'person' || listed.kind !== 'entity' || a.length * b.length < 2) return aligned;
  const more = [...abbreviatedPairs(left, a, right, b, 'left'), ...abbreviatedPairs(right, b, left, a, 'right')];
  if (more.length === 0) return aligned;
  pairs.push(...more);
  return { pairs, leftAlone: alone(left.length, pairs, 'left'), rightAlone: alone(right.length, pairs, 'right') };
}
