import { randomOf } from '../src/random.js';
import { type Table, sigmoid } from '../src/table.js';

/** Rows of a known function: rising in the first feature, a hill in the second, an interaction of the last two. */
export function lawTable(rows: number, seed: number): Table {
  const random = randomOf(seed);
  const columns = Array.from({ length: 5 }, () => new Float64Array(rows));
  const labels = new Uint8Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const [count, hill, left, right] = [random.below(6), random.next(), random.next(), random.next()];
    const hidden = random.next() < 0.2;
    const z = -2 + 0.6 * count + 3 * Math.exp(-20 * (hill - 0.5) ** 2) + (left > 0.5 === right > 0.5 ? 1 : -1);
    [hidden ? NaN : count, hill, left, right, random.next()].forEach((value, n) => (columns[n]![row] = value));
    labels[row] = random.next() < sigmoid(z) ? 1 : 0;
  }
  return { names: ['count', 'hill', 'left', 'right', 'noise'], columns, labels };
}
