import { randomOf } from '@guest-screening/tabular-models';
import { type PartScorer, type Scores, chancesOf, valueOf, weighedSum } from '../judge/part/learned/part-model.js';
import type { Label } from './stories/write-articles.js';

/** The features of an article, and what it says of the person. */
export interface LabelledFeatures {
  features: readonly string[];
  expected: Label;
}

export interface Fitting {
  rounds: number;
  rate: number;
  shrink: number;
  /** Share of the words that are left out in each round, so that the model also learns to do without them. */
  dropped: number;
  /** Least number of articles with a feature. */
  least: number;
}

export const FITTING: Fitting = { rounds: 16, rate: 0.12, shrink: 1e-4, dropped: 0.7, least: 6 };

const isTied = (name: string) => name.startsWith('!') || name.includes('#');

function countsOf(articles: readonly LabelledFeatures[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of articles) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Fits a softmax over the three outcomes by AdaGrad; deterministic for the same articles. */
export function fitPart(articles: readonly LabelledFeatures[], fitting = FITTING): PartScorer {
  const names = [...countsOf(articles)].filter(([, count]) => count >= fitting.least).map(([name]) => name);
  const index = new Map(names.map((name, at) => [name, at]));
  const tied = Uint8Array.from(names, (name) => Number(isTied(name)));
  const weights = [new Float64Array(names.length), new Float64Array(names.length)] as const;
  const squares = [new Float64Array(names.length).fill(1e-3), new Float64Array(names.length).fill(1e-3)] as const;
  const bias: [number, number] = [0, 0];
  const rows = articles.map(({ features, expected }) => ({
    wanted: [Number(expected === 'adverse'), Number(expected === 'unclear')] as const,
    known: features.flatMap((name) => {
      const at = index.get(name);
      return at === undefined ? [] : [{ at, value: valueOf(name, features.length) }];
    }),
  }));
  const means = [new Float64Array(names.length), new Float64Array(names.length)] as const;
  const meanBias: [number, number] = [0, 0];
  const averaged = Math.ceil(fitting.rounds / 2);
  const random = randomOf(5);
  const order = rows.map((_, at) => at);
  for (let round = 0; round < fitting.rounds; round++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = random.below(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const row of order) {
      const { wanted, known } = rows[row]!;
      const share = random.next() * 2 * fitting.dropped;
      const kept = known.filter(({ at }) =>
        tied[at] === 1 ? random.next() > fitting.dropped / 3 : random.next() > share,
      );
      const sums: [number, number] = [...bias];
      for (const { at, value } of kept) {
        sums[0] += value * weights[0][at]!;
        sums[1] += value * weights[1][at]!;
      }
      const { adverse, unclear } = chancesOf(sums);
      const off = [adverse - wanted[0], unclear - wanted[1]] as const;
      for (const side of [0, 1] as const) {
        bias[side] -= 0.02 * off[side];
        for (const { at, value } of kept) {
          const slope = off[side] * value + fitting.shrink * weights[side][at]!;
          squares[side][at]! += slope * slope;
          weights[side][at]! -= (fitting.rate * slope) / Math.sqrt(squares[side][at]!);
        }
      }
    }
    if (round < fitting.rounds - averaged) continue;
    for (const side of [0, 1] as const) {
      meanBias[side] += bias[side] / averaged;
      for (let at = 0; at < names.length; at++) means[side][at]! += weights[side][at]! / averaged;
    }
  }
  return { bias: meanBias, weights: new Map(names.map((name, at) => [name, [means[0][at]!, means[1][at]!] as const])) };
}

/** The numbers of an article that `numbersOf` gives, and what the article says of the person. */
export interface LabelledNumbers {
  numbers: readonly number[];
  expected: Label;
}

const ROUNDS = 12;
const RATE = 0.05;

/** Fits the weights of the numbers in the same way; deterministic for the same articles. */
export function fitNumbers(articles: readonly LabelledNumbers[]): Scores[] {
  const count = articles[0]!.numbers.length;
  const weights = Array.from({ length: count }, (): [number, number] => [0, 0]);
  const squares = Array.from({ length: count }, (): [number, number] => [1e-3, 1e-3]);
  const random = randomOf(7);
  for (let step = 0; step < ROUNDS * articles.length; step++) {
    const { numbers, expected } = articles[random.below(articles.length)]!;
    const { adverse, unclear } = chancesOf(weighedSum(numbers, weights));
    const off = [adverse - Number(expected === 'adverse'), unclear - Number(expected === 'unclear')] as const;
    for (const [at, number] of numbers.entries())
      for (const side of [0, 1] as const) {
        const slope = off[side] * number;
        squares[at]![side] += slope * slope;
        weights[at]![side] -= (RATE * slope) / Math.sqrt(squares[at]![side]);
      }
  }
  return weights;
}
