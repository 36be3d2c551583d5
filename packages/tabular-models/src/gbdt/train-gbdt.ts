import { binned, cutsOf } from '../bins.js';
import { baseOf, lossOf, refresh, rowsFrom } from '../ebm/boosting-rows.js';
import type { Direction } from '../ebm/monotone.js';
import { type Random, randomOf } from '../random.js';
import type { Table } from '../table.js';
import { growTree } from './grow-tree.js';
import { type Forest, type Tree, scoreBins } from './tree.js';

export interface GbdtSettings {
  trees: number;
  rate: number;
  leaves: number;
  lambda: number;
  minRows: number;
  minCurve: number;
  bins: number;
  rowShare: number;
  featureShare: number;
  patience: number;
  seed: number;
  directions: Readonly<Record<string, Direction>>;
}

export const GBDT_SETTINGS: GbdtSettings = {
  trees: 400,
  rate: 0.05,
  leaves: 16,
  lambda: 1,
  minRows: 20,
  minCurve: 1,
  bins: 128,
  rowShare: 0.8,
  featureShare: 0.7,
  patience: 25,
  seed: 1,
  directions: {},
};

function pick(count: number, share: number, random: Random): Int32Array {
  const rows = new Int32Array(count);
  let kept = 0;
  for (let row = 0; row < count; row += 1) if (share >= 1 || random.next() < share) rows[kept++] = row;
  return rows.slice(0, kept);
}

/**
 * Trains gradient-boosted trees on the logistic loss: leaf-wise growth on histograms, a learned side for missing
 * values, directions enforced by bounds. `later` are rows from a later period, used for early stopping. The same table
 * and seed produce the same forest, bit for bit.
 */
export function trainGbdt(table: Table, wanted: Partial<GbdtSettings> = {}, later: Table | null = null): Forest {
  const settings = { ...GBDT_SETTINGS, ...wanted };
  const random = randomOf(settings.seed);
  const cuts = table.columns.map((column) => cutsOf(column, settings.bins));
  const columns = cuts.map((cut, n) => binned(cut, table.columns[n]!));
  const heldColumns = later ? cuts.map((cut, n) => binned(cut, later.columns[n]!)) : [];
  const heldLabels = later?.labels ?? new Uint8Array(0);
  const base = baseOf(table.labels);
  const rows = rowsFrom(table.labels, base);
  const heldScores = new Float64Array(heldLabels.length).fill(base);
  const directions = table.names.map((name) => settings.directions[name] ?? null);
  const ground = { columns, cuts, slopes: rows.slopes, curves: rows.curves, directions };
  const trees: Tree[] = [];
  let best = { loss: later ? lossOf(heldLabels, heldScores) : Infinity, count: 0 };
  while (trees.length < settings.trees) {
    const features = pick(columns.length, settings.featureShare, random);
    const tree = growTree(ground, pick(table.labels.length, settings.rowShare, random), [...features], settings);
    trees.push(tree);
    for (let row = 0; row < rows.scores.length; row += 1) rows.scores[row]! += scoreBins(tree, columns, row);
    refresh(rows);
    if (!later) continue;
    for (let row = 0; row < heldScores.length; row += 1) heldScores[row]! += scoreBins(tree, heldColumns, row);
    const loss = lossOf(heldLabels, heldScores);
    if (loss < best.loss - 1e-6) best = { loss, count: trees.length };
    else if (trees.length - best.count >= settings.patience) break;
  }
  return { base, trees: later ? trees.slice(0, best.count) : trees };
}
