import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectRoot } from '#kit/process/project-root.js';
import { randomOf } from '#subgraphs/intelligence/models/engine/random.js';
import { type Table, sigmoid } from '#subgraphs/intelligence/models/engine/table.js';

const FOLDERS = [join(projectRoot, '../shared/data/ml'), join(projectRoot, '../../shared/data/ml')];

/** The folder of open data sets beside the project; undefined on machines without it. */
export const modelData = FOLDERS.find((each) => existsSync(each));

/** The text of one of its files, unpacked. */
export function modelFile(name: string): string {
  const bytes = readFileSync(join(modelData!, name));
  return (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** Rows of a known law: rising in the first feature, a hill in the second, both together in the last two. */
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
