import { forestOf } from '../artefact/forest-rows.js';
import type { SealedArtefact } from '../artefact/artefact.js';
import {
  type Additive,
  type Calibration,
  type EbmSettings,
  type Forest,
  type Table,
  fitPlatt,
  trainEbm,
} from '@guest-screening/tabular-models';
import { type Fitted, rawScores } from './make-artefact.js';
import type { Parts } from './rows/collect-table.js';

function withNames(names: string[], table: Table): Table {
  const none = new Float64Array(table.labels.length).fill(NaN);
  const columns = names.map((name) => table.columns[table.names.indexOf(name)] ?? none);
  return { names, columns, labels: table.labels };
}

/** The rows with the features of another model, in its order. */
export const seenBy = ({ features }: SealedArtefact, table: Table): Table => withNames(features, table);

/** The rows with the model's features first, followed by the others. */
export function widened({ features }: SealedArtefact, table: Table): Table {
  return withNames([...features, ...table.names.filter((name) => !features.includes(name))], table);
}

function scaled(model: SealedArtefact, { slope, offset }: Calibration): Additive & { forest?: Forest } {
  const times = (values: number[]) => values.map((value) => slope * value);
  const forest = model.trees && forestOf(model.trees);
  return {
    intercept: slope * model.intercept + offset,
    shapes: model.shapes.map((shape) => ({ ...shape, values: times(shape.values) })),
    pairs: model.pairs.map((pair) => ({ ...pair, values: times(pair.values) })),
    ...(forest && {
      forest: { base: 0, trees: forest.trees.map((tree) => tree.map((one) => ({ ...one, value: slope * one.value }))) },
    }),
  };
}

/** Few outcomes carry little information: coarse bins, strong regularization, and early stopping on later rows. */
const CAREFUL: Partial<EbmSettings> = { bins: 16, pairs: 0, lambda: 20, minRows: 40, rate: 0.05, patience: 20 };

/**
 * Continues a model with few rows: recalibrates its scores and learns the residual. The rows must be `widened` by the
 * model.
 */
export function goOn(model: SealedArtefact, { learned, later }: Parts, wanted: Partial<EbmSettings>): Fitted {
  const [rows, after] = [learned, later].map((table) => rawScores(model, seenBy(model, table))) as [
    Float64Array,
    Float64Array,
  ];
  const level = fitPlatt(learned.labels, rows);
  const moved = (scores: Float64Array) => scores.map((score) => level.slope * score + level.offset);
  const more = trainEbm(learned, { ...wanted, ...CAREFUL }, later, { rows: moved(rows), later: moved(after) });
  const { shapes, intercept, ...rest } = scaled(model, level);
  return { ...rest, intercept: intercept + more.intercept, shapes: [...shapes, ...more.shapes] };
}
