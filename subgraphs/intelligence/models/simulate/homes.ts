import type { Random } from '@guest-screening/tabular-models';

/**
 * Shares of stays by home capacity, rounded from 27,864 reviewed stays in Albany, NY (Inside Airbnb, CC BY 4.0), where
 * 9.1% are in homes for eight or more guests.
 */
const STAYS_BY_CAPACITY: readonly (readonly [capacity: number, share: number])[] = [
  [1, 0.105],
  [2, 0.348],
  [3, 0.11],
  [4, 0.193],
  [5, 0.054],
  [6, 0.093],
  [7, 0.006],
  [8, 0.042],
  [9, 0.026],
  [10, 0.01],
  [12, 0.009],
  [14, 0.003],
  [16, 0.001],
];

/** Smallest home that a group books. */
const GROUP_HOME = 6;

/** Homes by capacity with their shares; `tilt` above 0 favors larger homes, `forGroup` drops small ones. */
export function homesOf(tilt: number, forGroup: boolean): [capacity: number, share: number][] {
  const tilted = STAYS_BY_CAPACITY.filter(([capacity]) => !forGroup || capacity >= GROUP_HOME).map(
    ([capacity, share]): [number, number] => [capacity, share * (capacity / 3) ** tilt],
  );
  const total = tilted.reduce((sum, [, share]) => sum + share, 0);
  return tilted.map(([capacity, share]) => [capacity, share / total]);
}

/** Draws a value by its share; shares sum to 1. */
export function drawShare<Value>(shares: readonly (readonly [Value, number])[], random: Random): Value {
  let left = random.next();
  for (const [value, share] of shares) if ((left -= share) < 0) return value;
  return shares.at(-1)![0];
}

/**
 * Probability of each party size in a home, from one guest up to its capacity. Party size matters relative to the home:
 * twelve guests in a home for fourteen are as ordinary as three in a home for four. A larger `fill` gives fuller homes.
 */
export function partiesOf(capacity: number, fill: number): [guests: number, share: number][] {
  const weights = Array.from({ length: capacity }, (_, n) => Math.exp((fill * (n + 1)) / capacity));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, n) => [n + 1, weight / total]);
}
