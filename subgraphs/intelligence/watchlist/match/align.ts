import type { PreparedName } from '../names/prepare-name.js';
import { type Token, shapeOf } from '../names/token.js';
import { likeness, shapeLikeness } from './likeness.js';

/** Tokens of the query from `left` on and of the listed name from `right` on that are one thing. */
export interface Pair {
  left: number;
  leftCount: number;
  right: number;
  rightCount: number;
  /** 0.68 to 1. */
  likeness: number;
}

export interface Alignment {
  pairs: Pair[];
  /** Tokens of no pair, by position. */
  leftAlone: number[];
  rightAlone: number[];
}

const sims = new Float64Array(24 * 24);

function mayPair(left: Token, right: Token): boolean {
  const [a, b] = [left.kind, right.kind];
  if (a === b) return true;
  if (a === 'form' || b === 'form' || a === 'particle' || b === 'particle') return left.shape === right.shape;
  return true;
}

/** Greedy: the likest two tokens of those left, the ones at like places first. */
function pairsOf(left: Token[], right: Token[]): Pair[] {
  const [n, m] = [left.length, right.length];
  let open = 0;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < m; j++) {
      const found = mayPair(left[i]!, right[j]!) ? likeness(left[i]!, right[j]!) : 0;
      // Places decide between equals only.
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

/** Words from one place on, seen as one: how long, and which consonants. */
interface Span {
  length: number;
  consonants: number;
}

function spanOf(tokens: Token[], from: number, count: number): Span | null {
  let [length, consonants] = [0, 0];
  for (let at = from; at < from + count; at++) {
    const { kind, shape } = tokens[at]!;
    if (kind === 'form' || kind === 'number') return null;
    length += shape.raw.length;
    consonants |= shape.consonants;
  }
  return { length, consonants };
}

/** Whether two spans could be one word at all; nearly all pairs end here. */
function mayJoin(left: Span, right: Span): boolean {
  if (Math.abs(left.length - right.length) > 3 || Math.min(left.length, right.length) < 4) return false;
  const other = left.consonants ^ right.consonants;
  return (other & (other - 1)) === 0;
}

function joinedOf(tokens: Token[], from: number, count: number): string {
  let joined = '';
  for (let at = from; at < from + count; at++) joined += tokens[at]!.shape.raw;
  return joined;
}

/** Two words written as one must be nearly the same; where several stand on both sides, even more so. */
const JOINED_LEAST = 0.84;
const RECUT_LEAST = 0.92;
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

/** What the tokens of a span give now, by weight, so that joining them must do better. */
function given({ left, right, pairs }: Joining, span: Pair): { now: number; whole: number; touched: Pair[] } {
  let whole = 0;
  for (let at = span.left; at < span.left + span.leftCount; at++) whole += left[at]!.weight;
  for (let at = span.right; at < span.right + span.rightCount; at++) whole += right[at]!.weight;
  const touched = pairs.filter(
    (pair) => covers(span.left, span.leftCount, pair.left) || covers(span.right, span.rightCount, pair.right),
  );
  const now = touched.reduce(
    (sum, pair) => sum + pair.likeness * (left[pair.left]!.weight + right[pair.right]!.weight),
    0,
  );
  return { now, whole, touched };
}

function joinAt(joining: Joining, span: Pair): boolean {
  const { now, whole, touched } = given(joining, span);
  if (now >= whole * 0.95 || touched.some((pair) => pair.leftCount > 1 || pair.rightCount > 1)) return false;
  const recut = span.leftCount > 1 && span.rightCount > 1;
  // Words that agree one to one are no part of words that were cut in another place.
  if (recut && touched.some((pair) => pair.likeness >= 0.9)) return false;
  const left = joinedOf(joining.left, span.left, span.leftCount);
  const right = joinedOf(joining.right, span.right, span.rightCount);
  const found = left === right ? 0.98 : shapeLikeness(shapeOf(left), shapeOf(right)) * 0.98;
  if (found < (recut ? RECUT_LEAST : JOINED_LEAST) || found * whole <= now) return false;
  for (const pair of touched) joining.pairs.splice(joining.pairs.indexOf(pair), 1);
  joining.pairs.push({ ...span, likeness: found });
  return true;
}

/** Spans of one, two and three words by their first; reckoned once for a name. */
const spansByTokens = new WeakMap<Token[], (Span | null)[][]>();

function spansOf(tokens: Token[]): (Span | null)[][] {
  const known = spansByTokens.get(tokens);
  if (known) return known;
  const spans = [1, 2, 3].map((count) => {
    const length = Math.max(0, tokens.length - count + 1);
    return Array.from({ length }, (_, from) => spanOf(tokens, from, count));
  });
  spansByTokens.set(tokens, spans);
  return spans;
}

function joinWords(left: Token[], right: Token[], pairs: Pair[]): void {
  const joining = { left, right, pairs };
  const lefts = spansOf(left);
  const rights = spansOf(right);
  for (const [leftCount, rightCount] of SPANS)
    lefts[leftCount - 1]!.forEach((one, i) => {
      if (!one) return;
      rights[rightCount - 1]!.forEach((other, j) => {
        if (other && mayJoin(one, other)) joinAt(joining, { left: i, leftCount, right: j, rightCount, likeness: 0 });
      });
    });
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

/** Which tokens of two names are the same ones: one to one, then words joined and parted where that explains more. */
export function align({ tokens: left }: PreparedName, { tokens: right }: PreparedName): Alignment {
  const pairs = pairsOf(left, right);
  if (!settled(pairs, left, right)) joinWords(left, right, pairs);
  return { pairs, leftAlone: alone(left.length, pairs, 'left'), rightAlone: alone(right.length, pairs, 'right') };
}
