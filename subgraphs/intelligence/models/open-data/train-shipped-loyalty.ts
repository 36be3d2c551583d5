import type { SealedArtefact } from '../artefact/artefact.js';
import { scorerOf } from '../artefact/scorer.js';
import { seal } from '../artefact/seal.js';
import { type Additive, type Table, measure, rowAt, trainEbm } from '@guest-screening/tabular-models';
import { directionsOf } from '#records/features/feature.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import { makeArtefact, probabilities } from '../train/make-artefact.js';
import { figuresOf } from '../train/figures.js';
import type { StaysTable } from './stays-table.js';
import { splitAt } from './stays-table.js';

const LIMITS = [
  'Trained on reviewed stays: guests who leave no review are missing, and nights and amounts paid are unknown.',
  'Two cities only; the data of one of them includes the pandemic years.',
  'There is no open data on direct bookings, portals, identity checks, payments and devices: they have no effect until an operator trains a model.',
  'Guests are recognized by a single pseudonym, so returns behind masked addresses are underestimated.',
  'predicted_glv relies on an assumed discount and an assumed spread over years, both listed in the constants.',
];

/**
 * In these files, missing values say something about the files (delisted places have no price), not about guests: their
 * contribution is removed.
 */
function withoutMissing({ intercept, shapes, pairs }: Additive): Additive {
  return {
    intercept,
    shapes: shapes.map((shape) => ({ ...shape, values: [0, ...shape.values.slice(1)] })),
    pairs: pairs.map((pair) => {
      const width = pair.cuts[1].length + 2;
      return { ...pair, values: pair.values.map((value, n) => (n < width || n % width === 0 ? 0 : value)) };
    }),
  };
}

/** Quantile of a list. */
export function quantileOf(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The rows of several tables with the same columns. */
export const joined = (tables: Table[]): Table => ({
  names: tables[0]!.names,
  labels: Uint8Array.from(tables.flatMap(({ labels }) => [...labels])),
  columns: tables[0]!.names.map((_, n) => Float64Array.from(tables.flatMap(({ columns }) => [...columns[n]!]))),
});

/** Anchors the scores: 70 at the top 10% of these rows, 40 at the top 40%. */
export function anchored(artefact: SealedArtefact, reference: Table): SealedArtefact {
  const { score } = scorerOf(artefact);
  const scores = Float64Array.from(reference.labels, (_, row) => score(rowAt(reference, row)).score);
  const [p60, p90] = [quantileOf(scores, 0.6), quantileOf(scores, 0.9)];
  const { hash: _hash, ...open } = artefact;
  return seal({ ...open, constants: { ...open.constants, anchor_40: p60, anchor_70: Math.max(p90, p60 + 0.1) } });
}

/** The last complete year of each city is for testing, the half year before it for calibration. */
function parts(table: StaysTable): [Table, Table, Table] {
  const end = table.days.at(-1)! + 1;
  const [before, test] = splitAt(table, end - 365);
  const [learned] = splitAt({ ...before, days: table.days.subarray(0, before.labels.length) }, end - 545);
  const [, unseen] = splitAt({ ...before, days: table.days.subarray(0, before.labels.length) }, end - 545);
  return [learned, unseen, test];
}

/** Trains the built-in loyalty model on open data of several cities. */
export function trainShippedLoyalty(cities: StaysTable[], seed: number, trainedAt = '2026-11-23'): SealedArtefact {
  const split = cities.map(parts);
  const [learned, unseen] = [0, 1].map((n) => joined(split.map((part) => part[n]!))) as [Table, Table];
  const settings = { bags: 4, rounds: 200, bins: 32, pairs: 4, pairBins: 8, patience: 15, seed };
  const model = withoutMissing(trainEbm(learned, { ...settings, directions: directionsOf(LOYALTY_FEATURES) }, unseen));
  const artefact = makeArtefact(
    {
      model: 'guest-loyalty',
      version: '1.2.0',
      trainedAt,
      seed,
      origin: 'open',
      card: {
        summary:
          'Likelihood that a guest stays with the same property manager again within a year, as a score, and the predicted value of the guest.',
        data: 'Reviewed short-term stays in Albany and Singapore, derived from Inside Airbnb (CC BY 4.0); pseudonyms only.',
        method:
          'Additive boosting with pairs (EBM), monotonic constraints, Platt calibration on later stays. The score maps the ' +
          'log-odds so that the top 10% of guests score 70 or more and the top 40% score 40 or more.',
        limits: LIMITS,
        figures: [],
        priors: [],
      },
      thresholds: { rebooking_high_min: 70, rebooking_medium_min: 40, glv_high_min: 2000, glv_medium_min: 500 },
      constants: { discount: 0.1, horizon_years: 3, usual_value: 350, usual_weight: 2 },
    },
    ...([model, learned, unseen] as const),
  );
  const found = anchored(artefact, joined([learned, unseen]));
  const figures = split.flatMap(([, , test], n) =>
    figuresOf(`city ${n + 1}`, measure(test.labels, probabilities(found, test))),
  );
  const { hash: _hash, ...open } = found;
  return seal({ ...open, card: { ...open.card, figures } });
}
