/** Numbers that are the same at every run (mulberry32). */
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (list) => list[below(list.length)],
    chance: (share) => next() < share,
    between: (low, high) => low + (high - low) * next(),
    /** About normal, mean 0, deviation 1. */
    normal: () => next() + next() + next() + next() + next() + next() - 3 + (next() + next() + next() - 1.5) * 0.816,
  };
}
