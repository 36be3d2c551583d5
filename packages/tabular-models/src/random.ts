/** A random number generator that returns the same sequence for the same seed on every machine. */
export interface Random {
  /** Number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Integer from 0 (inclusive) to `bound` (exclusive). */
  below(bound: number): number;
  /** Normally distributed number with mean 0 and variance 1. */
  normal(): number;
}

/** The mulberry32 generator: 32 bits of state, enough for sampling rows and simulations. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (bound) => Math.floor(next() * bound),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** Draws each of `count` rows with the given probability. */
export function drawn(count: number, share: number, random: Random): Uint8Array {
  const picked = new Uint8Array(count);
  for (let row = 0; row < count; row += 1) picked[row] = random.next() < share ? 1 : 0;
  return picked;
}
