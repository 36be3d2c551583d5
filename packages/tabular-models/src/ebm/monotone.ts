/** 1: a higher value never lowers the score; -1: a higher value never raises it. */
export type Direction = 1 | -1;

/** Returns the closest non-decreasing sequence by weighted least squares (pool adjacent violators). */
export function rising(values: readonly number[], weights: readonly number[]): number[] {
  if (values.every((value, n) => n === 0 || values[n - 1]! <= value)) return [...values];
  const blocks: { sum: number; weight: number; length: number }[] = [];
  values.forEach((value, n) => {
    const weight = Math.max(weights[n]!, 1e-9);
    blocks.push({ sum: value * weight, weight, length: 1 });
    for (let last = blocks.length - 1; last > 0; last -= 1) {
      const [before, after] = [blocks[last - 1]!, blocks[last]!];
      if (before.sum / before.weight <= after.sum / after.weight) break;
      before.sum += after.sum;
      before.weight += after.weight;
      before.length += after.length;
      blocks.pop();
    }
  });
  return blocks.flatMap(({ sum, weight, length }) => Array<number>(length).fill(sum / weight));
}

/**
 * Makes a shape follow a direction over the known values. A missing value never contributes more than the second bin,
 * so that reporting a first failure, where nothing was reported before, does not lower the score.
 */
export function directed(values: readonly number[], weights: readonly number[], direction: Direction): number[] {
  const known = rising(
    values.slice(1).map((value) => direction * value),
    weights.slice(1),
  ).map((value) => direction * value);
  const bound = known[Math.min(1, known.length - 1)] ?? 0;
  const missing = direction > 0 ? Math.min(values[0]!, bound) : Math.max(values[0]!, bound);
  return [missing, ...known];
}

/** Makes a pair table follow the directions of its features: lines are pooled in turn, then levelled to be exact. */
export function directedTable(
  values: readonly number[],
  weights: readonly number[],
  width: number,
  [down, across]: [Direction | null, Direction | null],
): number[] {
  const table = [...values];
  const height = values.length / width;
  const lines = (isDown: boolean): number[][] =>
    isDown
      ? Array.from({ length: width }, (_, x) => Array.from({ length: height }, (__, y) => y * width + x))
      : Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => y * width + x));
  const pass = (places: number[][], change: (line: number[], at: number[]) => number[]) => {
    for (const at of places)
      change(
        at.map((n) => table[n]!),
        at,
      ).forEach((value, n) => (table[at[n]!] = value));
  };
  const wanted = [...(down ? [[true, down] as const] : []), ...(across ? [[false, across] as const] : [])];
  for (let turn = 0; turn < 5; turn += 1)
    for (const [isDown, direction] of wanted)
      pass(lines(isDown), (line, at) =>
        directed(
          line,
          at.map((n) => weights[n]!),
          direction,
        ),
      );
  for (const [isDown, direction] of wanted) pass(lines(isDown), (line) => levelled(line, direction));
  return table;
}

/** Removes remaining violations caused by rounding or by pooling along the other axis. */
function levelled(line: number[], direction: Direction): number[] {
  const level = [...line];
  for (let n = 2; n < level.length; n += 1) {
    const pick = direction > 0 ? Math.max : Math.min;
    level[n] = pick(level[n]!, level[n - 1]!);
  }
  const bound = level[Math.min(2, level.length - 1)]!;
  level[0] = direction > 0 ? Math.min(level[0]!, bound) : Math.max(level[0]!, bound);
  return level;
}
