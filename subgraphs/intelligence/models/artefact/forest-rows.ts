import type { Forest } from '@guest-screening/tabular-models';
import type { Artefact } from './artefact.js';

export type TreeRows = NonNullable<Artefact['trees']>;

/** Trees of a forest as file rows, with values rounded to six digits. */
export function treeRowsOf({ trees }: Forest): TreeRows {
  return trees.map((tree) =>
    tree.map(({ feature, cut, missingLeft, left, right, value, cover }) => [
      ...([feature, cut, missingLeft, left, right, Number(value.toFixed(6)), cover] as const),
    ]),
  );
}

/** The forest described by file rows; it starts from the model's intercept. */
export function forestOf(rows: TreeRows): Forest {
  const trees = rows.map((tree) =>
    tree.map(([feature, cut, missingLeft, left, right, value, cover]) => ({
      feature,
      cut,
      bin: 0,
      missingLeft,
      left,
      right,
      value,
      cover,
    })),
  );
  return { base: 0, trees };
}
