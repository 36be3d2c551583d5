import type { Token, TokenKind } from '../names/token.js';
import type { Pair } from './pair.js';
import { type Way, mostAlike, wayOf } from './likeness.js';
import type { NameScore } from './score.js';

/** One line of the explanation. A side is null if it has no matching word. */
export interface TokenMatch {
  left: string | null;
  right: string | null;
  why: Way | 'joined' | 'left_alone' | 'right_alone';
  /** 0 to 1; 0 for an unmatched word. */
  likeness: number;
  /** Weight of the words, by rarity and kind. */
  weight: number;
  kind: TokenKind;
}

const words = (tokens: Token[], from: number, count: number) =>
  tokens
    .slice(from, from + count)
    .map(({ shape }) => shape.raw)
    .join(' ');

const weighed = (tokens: Token[], from: number, count: number) =>
  tokens.slice(from, from + count).reduce((sum, { weight }) => sum + weight, 0);

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function explainPair(left: Token[], right: Token[], pair: Pair): TokenMatch {
  const joined = pair.leftCount > 1 || pair.rightCount > 1;
  const [one, other] = mostAlike(left[pair.left]!, right[pair.right]!);
  const weight = weighed(left, pair.left, pair.leftCount) + weighed(right, pair.right, pair.rightCount);
  return {
    left: joined ? words(left, pair.left, pair.leftCount) : one.shape.raw,
    right: joined ? words(right, pair.right, pair.rightCount) : other.shape.raw,
    why: joined ? 'joined' : wayOf(one, other),
    likeness: rounded(pair.likeness),
    weight: rounded(weight / 2),
    kind: left[pair.left]!.kind,
  };
}

/** Explains a score token by token: pairs in the order of the left name, then unmatched words. */
export function explain(found: NameScore): TokenMatch[] {
  const [left, right] = [found.left.tokens, found.right.tokens];
  const { pairs, leftAlone, rightAlone } = found.alignment;
  const lone = ({ shape, weight, kind }: Token) => ({ word: shape.raw, likeness: 0, weight: rounded(weight), kind });
  return [
    ...[...pairs].sort((one, other) => one.left - other.left).map((pair) => explainPair(left, right, pair)),
    ...leftAlone.map((at): TokenMatch => {
      const { word, ...rest } = lone(left[at]!);
      return { left: word, right: null, why: 'left_alone', ...rest };
    }),
    ...rightAlone.map((at): TokenMatch => {
      const { word, ...rest } = lone(right[at]!);
      return { left: null, right: word, why: 'right_alone', ...rest };
    }),
  ];
}
