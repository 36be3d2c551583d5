import { binned, cutsOf } from '../bins.js';
import { drawn, randomOf } from '../random.js';
import { type Table, rowsAt } from '../table.js';
import type { Additive, PairShape, Shape } from './additive.js';
import { type Term, boost } from './boost.js';
import { type BoostingRows, baseOf, rowsFrom } from './boosting-rows.js';
import { cellsOf, findPairs } from './find-pairs.js';
import { type Direction, directed, directedTable } from './monotone.js';
import { pairStepOf } from './pair-step.js';
import { type StepSettings, stepOf } from './step.js';

export interface EbmSettings {
  rounds: number;
  rate: number;
  bags: number;
  lambda: number;
  minRows: number;
  bins: number;
  pairs: number;
  pairBins: number;
  patience: number;
  seed: number;
  /** By feature name. */
  directions: Readonly<Record<string, Direction>>;
}

export const EBM_SETTINGS: EbmSettings = {
  rounds: 400,
  rate: 0.05,
  bags: 8,
  lambda: 1,
  minRows: 20,
  bins: 64,
  pairs: 10,
  pairBins: 16,
  patience: 25,
  seed: 1,
  directions: {},
};

/** Share of the rows that a bag trains on. The others are used for early stopping, unless later rows are given. */
const BAG_SHARE = 0.85;

/** Initial scores to continue from: of the rows, and of the later rows. */
export interface Start {
  rows: Float64Array;
  later: Float64Array;
}

interface Bag {
  learn: Table;
  held: Table;
  /** Initial scores of the rows. */
  from: { learn: Float64Array; held: Float64Array };
}

function bagOf(table: Table, later: Table | null, start: Start, seed: number): Bag {
  const picked = drawn(table.labels.length, BAG_SHARE, randomOf(seed));
  const places = (mark: number) => Array.from(picked.keys()).filter((row) => picked[row] === mark);
  const [inside, outside] = [places(1), places(0)];
  const at = (rows: number[]) => Float64Array.from(rows, (row) => start.rows[row]!);
  return {
    learn: rowsAt(table, inside),
    held: later ?? rowsAt(table, outside),
    from: { learn: at(inside), held: later ? start.later : at(outside) },
  };
}

/** Adds the values of one bag to the mean over all bags. */
function addMean(means: number[][], values: Float64Array[], bags: number): void {
  values.forEach((value, n) => value.forEach((by, bin) => (means[n]![bin]! += by / bags)));
}

function boostMains({ learn, held, from }: Bag, cuts: number[][], settings: EbmSettings): Float64Array[] {
  const terms = cuts.map((cut, n): Term => {
    const [bins, count] = [binned(cut, learn.columns[n]!), cut.length + 2];
    const direction = settings.directions[learn.names[n]!];
    const weights = weightsOf(bins, count);
    return {
      bins,
      heldBins: binned(cut, held.columns[n]!),
      count,
      step: (histogram) => stepOf(histogram, settings),
      follow: direction ? (values) => directed(values, weights, direction) : null,
    };
  });
  return boost(terms, {
    ...settings,
    rows: rowsFrom(learn.labels, from.learn),
    held: { labels: held.labels, scores: Float64Array.from(from.held) },
  });
}

/** Returns the pair cell of each row. */
function cellsIn({ columns }: Table, { features: [a, b], cuts }: PairShape): Uint16Array {
  return cellsOf(binned(cuts[0], columns[a]!), binned(cuts[1], columns[b]!), cuts[1].length + 2);
}

type Ways = [Direction | null, Direction | null];

const waysOf = ({ names }: Table, { features }: PairShape, { directions }: EbmSettings) =>
  features.map((n) => directions[names[n]!] ?? null) as Ways;

function boostPairs({ learn, held }: Bag, model: Additive, settings: EbmSettings): Float64Array[] {
  const pairSettings: StepSettings = { ...settings, lambda: settings.lambda * 5 };
  const terms = model.pairs.map((pair): Term => {
    const [height, width] = pair.cuts.map((cut) => cut.length + 2) as [number, number];
    const [bins, count] = [cellsIn(learn, pair), height * width];
    const [ways, weights] = [waysOf(learn, pair, settings), weightsOf(bins, count)];
    return {
      bins,
      heldBins: cellsIn(held, pair),
      count,
      step: (histogram) => pairStepOf(histogram, height, width, pairSettings),
      follow: ways.some(Boolean) ? (values) => directedTable(values, weights, width, ways) : null,
    };
  });
  return boost(terms, {
    ...settings,
    rows: rowsFrom(learn.labels, scoresOf(model, learn)),
    held: { labels: held.labels, scores: scoresOf(model, held) },
  });
}

/** Returns the scores of all rows from the single features, column by column. */
function scoresOf({ intercept, shapes }: Additive, table: Table): Float64Array {
  const scores = new Float64Array(table.labels.length).fill(intercept);
  for (const { feature, cuts, values } of shapes) {
    const bins = binned(cuts, table.columns[feature]!);
    for (let row = 0; row < bins.length; row += 1) scores[row]! += values[bins[row]!]!;
  }
  return scores;
}

/** Counts the rows of each bin, used as weights. */
function weightsOf(bins: ArrayLike<number>, count: number): number[] {
  const weights = Array<number>(count).fill(0);
  for (let row = 0; row < bins.length; row += 1) weights[bins[row]!]! += 1;
  return weights;
}

/** Centres the values over the rows, moving their mean to the intercept. */
function centred(values: number[], weights: number[]): { values: number[]; mean: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = values.reduce((sum, value, bin) => sum + value * weights[bin]!, 0) / Math.max(1, total);
  return { values: values.map((value) => value - mean), mean };
}

/** If no row lacked the feature, nothing was learned about missing values: they get the mean. */
function withUnseenMissing(values: number[], weights: number[]): number[] {
  const { mean } = centred(values, weights);
  return weights[0] === 0 ? [mean, ...values.slice(1)] : values;
}

function finishShape(table: Table, shape: Shape, { directions }: EbmSettings): { shape: Shape; mean: number } {
  const weights = weightsOf(binned(shape.cuts, table.columns[shape.feature]!), shape.values.length);
  const direction = directions[table.names[shape.feature]!];
  const seen = withUnseenMissing(shape.values, weights);
  const { values, mean } = centred(direction ? directed(seen, weights, direction) : seen, weights);
  return { shape: { ...shape, values }, mean };
}

function finishPair(table: Table, pair: PairShape, settings: EbmSettings): { pair: PairShape; mean: number } {
  const weights = weightsOf(cellsIn(table, pair), pair.values.length);
  const ways = waysOf(table, pair, settings);
  const width = pair.cuts[1].length + 2;
  const followed = ways.some(Boolean) ? directedTable(pair.values, weights, width, ways) : pair.values;
  const { values, mean } = centred(followed, weights);
  return { pair: { ...pair, values }, mean };
}

/** Returns the mean of the shapes of all bags, with directions applied and centred. */
function trainMains(table: Table, bags: Bag[], settings: EbmSettings, base: number): Additive {
  const cuts = table.columns.map((column) => cutsOf(column, settings.bins));
  const means = cuts.map((cut) => Array<number>(cut.length + 2).fill(0));
  for (const bag of bags) addMean(means, boostMains(bag, cuts, settings), bags.length);
  const done = cuts.map((cut, feature) =>
    finishShape(table, { feature, cuts: cut, values: means[feature]! }, settings),
  );
  return {
    intercept: base + done.reduce((sum, { mean }) => sum + mean, 0),
    shapes: done.map(({ shape }) => shape),
    pairs: [],
  };
}

function trainPairs(table: Table, bags: Bag[], model: Additive, settings: EbmSettings): Additive {
  const residual: BoostingRows = rowsFrom(table.labels, scoresOf(model, table));
  const found = findPairs(table, residual, settings.pairs, settings);
  const blank = found.map(([a, b]): PairShape => {
    const cuts: [number[], number[]] = [
      cutsOf(table.columns[a]!, settings.pairBins),
      cutsOf(table.columns[b]!, settings.pairBins),
    ];
    return { features: [a, b], cuts, values: Array<number>((cuts[0].length + 2) * (cuts[1].length + 2)).fill(0) };
  });
  const means = blank.map(({ values }) => [...values]);
  for (const bag of bags) addMean(means, boostPairs(bag, { ...model, pairs: blank }, settings), bags.length);
  const done = blank.map((pair, n) => finishPair(table, { ...pair, values: means[n]! }, settings));
  const mean = done.reduce((sum, one) => sum + one.mean, 0);
  return { ...model, intercept: model.intercept + mean, pairs: done.map(({ pair }) => pair) };
}

/**
 * Trains an additive model with pairs (EBM, GA2M): boosts each feature in turn, in small steps, over bags of the rows.
 * `later` are rows from a later period, used for early stopping; without them, the left-out rows of each bag are used.
 * The same table and seed produce the same model, bit for bit. With a `start`, learns only what to add to those scores,
 * without pairs.
 */
export function trainEbm(
  table: Table,
  wanted: Partial<EbmSettings> = {},
  later: Table | null = null,
  start: Start | null = null,
): Additive {
  const settings = { ...EBM_SETTINGS, ...wanted };
  const base = start ? 0 : baseOf(table.labels);
  const even = (rows = 0) => new Float64Array(rows).fill(base);
  const from = start ?? { rows: even(table.labels.length), later: even(later?.labels.length) };
  const bags = Array.from({ length: settings.bags }, (_, n) => bagOf(table, later, from, settings.seed * 1_000 + n));
  const model = trainMains(table, bags, settings, base);
  if (start || settings.pairs === 0 || table.columns.length < 2) return model;
  return trainPairs(table, bags, model, settings);
}
