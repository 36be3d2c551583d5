import { scorerOf } from '../artefact/scorer.js';
import type { SealedArtefact } from '../artefact/artefact.js';
import { type Table, rowAt } from '@guest-screening/tabular-models';
import type { Feature } from '../features/feature.js';

const ROWS = 300;

/** Where the score can change as the feature does, in order. */
function cutsOf({ shapes, pairs, trees = [] }: SealedArtefact, feature: number): number[] {
  const found = [
    ...shapes.filter((shape) => shape.feature === feature).map(({ cuts }) => cuts),
    ...pairs.flatMap(({ features, cuts }) => cuts.filter((_, n) => features[n] === feature)),
    trees.flatMap((tree) => tree.filter(([cut]) => cut === feature).map(([, at]) => at)),
  ];
  return [...new Set(found.flat())].sort((a, b) => a - b);
}

/** How often more of a feature with a direction moves the score against it, over rows and values of the table. */
export function countViolations(artefact: SealedArtefact, features: readonly Feature[], table: Table): number {
  const { score } = scorerOf(artefact);
  const every = Math.max(1, Math.floor(table.labels.length / ROWS));
  let violations = 0;
  artefact.features.forEach((name, n) => {
    const direction = features.find((one) => one.name === name)?.direction;
    const cuts = cutsOf(artefact, n);
    if (!direction || cuts.length === 0) return;
    const ladder = [cuts[0]! - 1, ...cuts];
    for (let at = 0; at < table.labels.length; at += every) {
      const row = rowAt(table, at);
      const climbed = ladder.map((value) => direction * score(row.with(n, value)).score);
      violations += climbed.filter((value, step) => step > 0 && value < climbed[step - 1]! - 1e-9).length;
    }
  });
  return violations;
}
