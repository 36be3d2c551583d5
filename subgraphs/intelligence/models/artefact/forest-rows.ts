import type { Forest } from '@guest-screening/tabular-models';
import type { Artefact } from './artefact.js';

export type TreeRows = NonNullable<Artefact['trees']>;

/** The trees of a forest as the rows of a file; values to six digits. */
export function treeRowsOf({ trees }: Forest): TreeRows {
  return trees.map((tree) =>
    tree.map(({ feature, cut, missingLeft, left, right, value, cover }) => [
      ...([feature, cut, missingLeft, left, right, Number(value.toFixed(6)), cover] as const),
    ]),
  );
}

/** The forest that the rows of a file are of; what it starts from is the intercept of the model. */
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
