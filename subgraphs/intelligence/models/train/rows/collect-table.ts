import { type Table, rowsBetween } from '@guest-screening/tabular-models';
import type { Feature } from '#records/features/feature.js';
import { learnedNames } from '#records/features/feature.js';
import { rowOf } from '../../features/read-features.js';
import { type TrainingRow, TrainingProblem } from './training-row.js';

/** Collects all rows, oldest first, with the learnable features that occur in any row. */
export async function collectTable(features: readonly Feature[], rows: AsyncIterable<TrainingRow>): Promise<Table> {
  const names = learnedNames(features);
  const all: { at: number; label: 0 | 1; values: Float64Array }[] = [];
  for await (const { at, label, features: given } of rows) {
    const values = new Map(Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    all.push({ at: at.getTime(), label, values: rowOf(features, names, values) });
  }
  all.sort((a, b) => a.at - b.at);
  const used = names.flatMap((name, n) => (all.some(({ values }) => !Number.isNaN(values[n]!)) ? [{ name, n }] : []));
  if (used.length === 0) throw new TrainingProblem('No row contains a feature of the model.');
  return {
    names: used.map(({ name }) => name),
    columns: used.map(({ n }) => Float64Array.from(all, ({ values }) => values[n]!)),
    labels: Uint8Array.from(all, ({ label }) => label),
  };
}

export interface Parts {
  learned: Table;
  /** For early stopping. */
  later: Table;
  /** For calibration. */
  unseen: Table;
  /** For evaluation only. */
  test: Table;
}

/** Splits rows by time: 60% training, 10% early stopping, 15% calibration, the last 15% testing. */
export function splitByTime(table: Table): Parts {
  const at = (share: number) => Math.floor(share * table.labels.length);
  return {
    learned: rowsBetween(table, 0, at(0.6)),
    later: rowsBetween(table, at(0.6), at(0.7)),
    unseen: rowsBetween(table, at(0.7), at(0.85)),
    test: rowsBetween(table, at(0.85), table.labels.length),
  };
}
