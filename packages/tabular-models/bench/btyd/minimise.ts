interface Corner {
  at: number[];
  value: number;
}

/** Minimizes a function by the Nelder-Mead simplex; restarted until there is no improvement. */
export function minimise(cost: (at: number[]) => number, start: number[]): number[] {
  let best = start;
  let value = cost(start);
  for (let turn = 0; turn < 8; turn += 1) {
    const found = simplex(cost, best, turn === 0 ? 0.5 : 0.1);
    if (!(value - found.value > 1e-10 * Math.max(1, Math.abs(value)))) return found.at;
    [best, value] = [found.at, found.value];
  }
  return best;
}

function simplex(cost: (at: number[]) => number, start: number[], size: number): Corner {
  const cornerAt = (at: number[]): Corner => {
    const value = cost(at);
    return { at, value: Number.isFinite(value) ? value : Number.MAX_VALUE };
  };
  const corners = [start, ...start.map((_, n) => start.map((x, m) => (m === n ? x + size : x)))].map(cornerAt);
  const sort = () => corners.sort((a, b) => a.value - b.value);
  for (let turn = 0; turn < 2_000; turn += 1) {
    sort();
    const [best, worst] = [corners[0]!, corners.at(-1)!];
    if (worst.value - best.value < 1e-12 * Math.max(1, Math.abs(best.value))) break;
    const centre = start.map((_, n) => corners.slice(0, -1).reduce((sum, { at }) => sum + at[n]!, 0) / start.length);
    const along = (far: number) => cornerAt(centre.map((x, n) => x + far * (x - worst.at[n]!)));
    const mirrored = along(1);
    let next = mirrored;
    if (mirrored.value < best.value) {
      const further = along(2);
      if (further.value < mirrored.value) next = further;
    } else if (mirrored.value >= corners.at(-2)!.value) {
      const nearer = mirrored.value < worst.value ? along(0.5) : along(-0.5);
      if (nearer.value >= Math.min(worst.value, mirrored.value)) {
        for (let n = 1; n < corners.length; n += 1)
          corners[n] = cornerAt(corners[n]!.at.map((x, m) => best.at[m]! + 0.5 * (x - best.at[m]!)));
        continue;
      }
      next = nearer;
    }
    corners[corners.length - 1] = next;
  }
  return sort()[0]!;
}
