/** Numbers that are the same in every run (mulberry32). */
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
    sample(list, count) {
      const rest = [...list];
      for (let at = rest.length - 1; at > 0; at--) {
        const other = below(at + 1);
        [rest[at], rest[other]] = [rest[other], rest[at]];
      }
      return rest.slice(0, count);
    },
  };
}
