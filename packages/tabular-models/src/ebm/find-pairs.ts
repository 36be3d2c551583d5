import { binned, cutsOf } from '../bins.js';
import type { Table } from '../table.js';
import type { BoostingRows } from './boosting-rows.js';
import { bestQuadrants } from './pair-step.js';
import { emptyHistogram, fill, type StepSettings } from './step.js';

/** Returns the cells of two features: row-major, with the first feature's bins as rows. */
export function cellsOf(first: Uint8Array, second: Uint8Array, width: number): Uint16Array {
  const cells = new Uint16Array(first.length);
  for (let row = 0; row < cells.length; row += 1) cells[row] = first[row]! * width + second[row]!;
  return cells;
}

const COARSE = 8;
/** Sample size for large tables: a sample is enough to detect interactions. */
const MAX_ROWS = 60_000;

/**
 * Finds the feature pairs that together explain most of the residual of the single features, best first (like FAST: a
 * cross with four leaves on coarse bins). Features of the same source (the part of the name before `__`) are not
 * paired.
 */
export function findPairs(table: Table, rows: BoostingRows, most: number, settings: StepSettings): [number, number][] {
  const every = Math.max(1, Math.ceil(rows.labels.length / MAX_ROWS));
  const places = Array.from({ length: Math.floor(rows.labels.length / every) }, (_, n) => n * every);
  const thin = (values: Float64Array) => Float64Array.from(places, (place) => values[place]!);
  const [slopes, curves] = [thin(rows.slopes), thin(rows.curves)];
  const coarse = table.columns.map((column) => {
    const cuts = cutsOf(column, COARSE);
    return { bins: binned(cuts, thin(column)), count: cuts.length + 2 };
  });
  const sources = table.names.map((name) => name.split('__')[0]);
  const found: { pair: [number, number]; gain: number }[] = [];
  for (let a = 0; a < coarse.length; a += 1)
    for (let b = a + 1; b < coarse.length; b += 1) {
      if (sources[a] === sources[b]) continue;
      const [one, other] = [coarse[a]!, coarse[b]!];
      const histogram = emptyHistogram(one.count * other.count);
      fill(histogram, cellsOf(one.bins, other.bins, other.count), slopes, curves);
      const cross = bestQuadrants(histogram, one.count, other.count, settings);
      if (cross) found.push({ pair: [a, b], gain: cross.gain });
    }
  return found
    .sort((x, y) => y.gain - x.gain)
    .slice(0, most)
    .map(({ pair }) => pair);
}
