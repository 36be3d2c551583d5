/** Uniform numbers from 0 to 1, the same in every run (mulberry32). */
function evenly(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Approximately normal numbers, generated once: a picture's noise takes millions. */
const first = evenly(99);
const NORMAL = Float32Array.from({ length: 16_384 }, () => {
  let sum = -6;
  for (let times = 0; times < 12; times++) sum += first();
  return sum;
});

/** A random generator that is the same in every run. */
export function randomOf(seed) {
  const next = evenly(seed);
  const below = (limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (list) => list[below(list.length)],
    chance: (share) => next() < share,
    between: (low, high) => low + (high - low) * next(),
    /** Approximately normal, mean 0, deviation 1. */
    normal: () => NORMAL[below(NORMAL.length)],
  };
}
