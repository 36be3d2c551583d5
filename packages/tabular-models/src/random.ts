/** A stream of numbers that is the same for the same seed on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** Mean 0, variance 1. */
  normal(): number;
}

/** The generator called mulberry32: 32 bits of state, enough for sampling rows and worlds. */
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

/** Which of `count` rows are drawn, each with this chance. */
export function drawn(count: number, share: number, random: Random): Uint8Array {
  const picked = new Uint8Array(count);
  for (let row = 0; row < count; row += 1) picked[row] = random.next() < share ? 1 : 0;
  return picked;
}
