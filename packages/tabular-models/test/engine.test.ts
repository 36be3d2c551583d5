import { binOf, cutsOf } from '../src/bins.js';
import { explainAdditive, scoreAdditive } from '../src/ebm/additive.js';
import { directedTable, rising } from '../src/ebm/monotone.js';
import { type EbmSettings, trainEbm } from '../src/ebm/train-ebm.js';
import { trainGbdt } from '../src/gbdt/train-gbdt.js';
import { scoreForest } from '../src/gbdt/tree.js';
import { scoreLogistic, trainLogistic } from '../src/logistic/train-logistic.js';
import { brierOf, eceOf } from '../src/quality/calibration-error.js';
import { fitIsotonic, stepAt } from '../src/quality/isotonic.js';
import { atBaseRate, fitPlatt, probabilityOf } from '../src/quality/platt.js';
import { aucOf, prAucOf, recallAt } from '../src/quality/ranking.js';
import { baselineOf, psiOf } from '../src/quality/stability.js';
import { randomOf } from '../src/random.js';
import { rateOf, rowAt, rowsBetween, sigmoid } from '../src/table.js';
import { lawTable } from './law-table.js';

const table = lawTable(6_000, 1);
const [learn, held] = [rowsBetween(table, 0, 4_000), rowsBetween(table, 4_000, 6_000)];
const SETTINGS: Partial<EbmSettings> = { bags: 2, rounds: 120, pairs: 2, directions: { count: 1 } };
const rows = Array.from({ length: 2_000 }, (_, n) => rowAt(held, n));
const model = trainEbm(learn, SETTINGS);

describe('bins', () => {
  test('are about equally full and never split equal values', () => {
    const column = Float64Array.from({ length: 1_000 }, (_, n) => (n < 500 ? 1 : n));
    const cuts = cutsOf(column, 10);
    expect(cuts.length).toBeLessThanOrEqual(9);
    expect([binOf(cuts, 1), binOf(cuts, NaN), binOf(cuts, 1e308), binOf(cuts, -1e308)]).toEqual([
      1,
      0,
      cuts.length + 1,
      1,
    ]);
  });

  test('few distinct values get one bin each; equal or missing values are fine', () => {
    expect(cutsOf(Float64Array.of(0, 1, 1, 2, NaN), 8)).toEqual([0.5, 2]);
    expect([cutsOf(Float64Array.of(3, 3), 8), cutsOf(Float64Array.of(NaN), 8)]).toEqual([[], []]);
  });
});

describe('additive boosting', () => {
  const scores = rows.map((row) => scoreAdditive(model, row));

  test('beats regression on a hill and an interaction, and finds the pair', () => {
    const baseline = trainLogistic(learn);
    const straight = aucOf(
      held.labels,
      rows.map((row) => scoreLogistic(baseline, row)),
    );
    expect(aucOf(held.labels, scores)).toBeGreaterThan(straight + 0.04);
    expect(model.pairs.map(({ features }) => features.join())).toContain('2,3');
  });

  test('feature contributions add up to the score, except for rounding', () => {
    const worst = rows.map((row, n) => {
      const shares = explainAdditive(model, row, learn.columns.length);
      return Math.abs(model.intercept + shares.reduce((sum, share) => sum + share, 0) - scores[n]!);
    });
    expect(Math.max(...worst)).toBeLessThan(1e-12);
  });

  test('a higher value of a monotonic feature never lowers the score, nor does a missing one raise it', () => {
    const way = trainEbm(learn, { ...SETTINGS, pairs: 6, directions: { count: 1, left: 1, right: 1 } });
    for (const row of rows.slice(0, 400))
      for (const feature of [0, 2, 3]) {
        const ladder = feature === 0 ? [0, 1, 2, 3, 5, 9] : [0, 0.2, 0.4, 0.5, 0.6, 0.9];
        const climbed = ladder.map((value) => scoreAdditive(way, row.with(feature, value)));
        climbed.forEach((score, n) => expect(score).toBeGreaterThanOrEqual((climbed[n - 1] ?? -Infinity) - 1e-12));
        if (feature === 0) expect(scoreAdditive(way, row.with(0, NaN))).toBeLessThanOrEqual(climbed[1]! + 1e-12);
      }
  });

  test('what a direction prevents one feature from learning, a correlated one learns', () => {
    const random = randomOf(21);
    const falling = Float64Array.from({ length: 6_000 }, () => random.next());
    const names = ['falling', 'mirror'];
    const columns = [falling, falling.map((value) => 1 - value + 0.02 * random.normal())];
    const labels = Uint8Array.from(falling, (value) => (random.next() < sigmoid(3 - 6 * value) ? 1 : 0));
    const both = { names, columns, labels };
    const settings = { bags: 1, rounds: 200, pairs: 0 };
    const held = trainEbm(both, { ...settings, directions: { falling: 1 } });
    const alone = trainEbm({ names: ['mirror'], columns: [columns[1]!], labels }, settings);
    const spread = (model: typeof held, row: (value: number) => number[]) =>
      scoreAdditive(model, row(0.1)) - scoreAdditive(model, row(0.9));
    const whole = spread(alone, (value) => [1 - value]);
    expect(whole).toBeGreaterThan(3);
    expect(spread(held, (value) => [value, 1 - value])).toBeGreaterThan(0.9 * whole);
  });

  test('the same rows and seed give the same model, another seed a different one', () => {
    expect(trainEbm(learn, SETTINGS)).toEqual(model);
    expect(trainEbm(learn, { ...SETTINGS, seed: 2 })).not.toEqual(model);
  });

  test('rows of one label, a single row and empty columns give finite scores', () => {
    for (const count of [1, 2, 300]) {
      const part = { ...rowsBetween(table, 0, count), labels: new Uint8Array(count) };
      part.columns = [...part.columns.slice(1), new Float64Array(count).fill(NaN)];
      expect(Number.isFinite(scoreAdditive(trainEbm(part, { bags: 1, rounds: 5 }), rowAt(part, 0)))).toBe(true);
    }
  });
});

describe('trees', () => {
  const forest = trainGbdt(learn, { trees: 150, directions: { count: 1 } }, held);

  test('learn the function and stop by the later rows', () => {
    expect(
      aucOf(
        held.labels,
        rows.map((row) => scoreForest(forest, row)),
      ),
    ).toBeGreaterThan(0.75);
    expect(forest.trees.length).toBeLessThan(150);
  });

  test('follow the directions, and are the same for the same seed', () => {
    for (const row of rows.slice(0, 300)) {
      const climbed = [0, 1, 2, 3, 4, 5].map((count) => scoreForest(forest, row.with(0, count)));
      climbed.forEach((score, n) => expect(score).toBeGreaterThanOrEqual((climbed[n - 1] ?? -Infinity) - 1e-12));
    }
    expect(trainGbdt(learn, { trees: 150, directions: { count: 1 } }, held)).toEqual(forest);
  });
});

test('regression finds the weights of a linear function, and handles collinear columns', () => {
  const random = randomOf(9);
  const [x, same] = [new Float64Array(20_000), new Float64Array(20_000)];
  const labels = x.map((_, n) => {
    same[n] = (x[n] = random.normal()) * 3;
    return random.next() < sigmoid(1.5 * x[n]! - 1) ? 1 : 0;
  });
  const fitted = trainLogistic({ names: ['x', 'same'], columns: [x, same], labels: Uint8Array.from(labels) }, 1e-6);
  expect(scoreLogistic(fitted, [0, 0])).toBeCloseTo(-1, 1);
  expect(scoreLogistic(fitted, [1, 3]) - scoreLogistic(fitted, [0, 0])).toBeCloseTo(1.5, 1);
});

describe('measures', () => {
  const labels = Uint8Array.of(1, 0, 1, 0, 0);

  test('match a case calculated manually', () => {
    const scores = [0.9, 0.8, 0.7, 0.7, 0.1];
    expect(aucOf(labels, scores)).toBeCloseTo((3 + 1.5) / 6, 12);
    expect(prAucOf(labels, scores)).toBeCloseTo(0.5 * 1 + 0.5 * 0.5, 12);
    expect(brierOf(labels, scores)).toBeCloseTo((0.01 + 0.64 + 0.09 + 0.49 + 0.01) / 5, 12);
    expect(recallAt(labels, scores, 0)).toBe(0.5);
    expect(eceOf(labels, [0.4, 0.4, 0.4, 0.4, 0.4], 1)).toBeCloseTo(0, 12);
    expect(aucOf(Uint8Array.of(1, 1), [1, 2])).toBeNaN();
  });

  test('the stability index is 0 for the same rows and high for different ones', () => {
    const usual = baselineOf(cutsOf(learn.columns[1]!), learn.columns[1]!);
    expect(psiOf(usual, learn.columns[1]!)).toBeCloseTo(0, 12);
    expect(psiOf(usual, held.columns[1]!)).toBeLessThan(0.1);
    expect(
      psiOf(
        usual,
        learn.columns[1]!.map((value) => value / 3),
      ),
    ).toBeGreaterThan(0.25);
  });
});

describe('calibration', () => {
  const scores = rows.map((row) => 3 * scoreAdditive(model, row) + 2);

  test('Platt scaling corrects stretched and shifted scores', () => {
    const fitted = fitPlatt(held.labels, scores);
    const probabilities = scores.map((score) => probabilityOf(fitted, score));
    expect(probabilities.reduce((sum, p) => sum + p, 0) / rows.length).toBeCloseTo(rateOf(held.labels), 3);
    expect(eceOf(held.labels, probabilities)).toBeLessThan(0.04);
    expect(fitted.slope).toBeCloseTo(1 / 3, 1);
  });

  test('a single label or no rows preserve the order of scores', () => {
    expect(fitPlatt(new Uint8Array(0), [])).toEqual({ slope: 1, offset: 0 });
    expect(fitPlatt(new Uint8Array(50), scores.slice(0, 50)).slope).toBeGreaterThan(0);
  });

  test('another base rate moves the mean, not the order', () => {
    const moved = atBaseRate({ slope: 1, offset: 0 }, 0.5, 0.012);
    expect(probabilityOf(moved, 0)).toBeCloseTo(0.012, 12);
  });

  test('isotonic steps rise and match the shares', () => {
    const stairs = fitIsotonic(held.labels, scores);
    const steps = [...scores].sort((a, b) => a - b).map((score) => stepAt(stairs, score));
    steps.forEach((step, n) => expect(step).toBeGreaterThanOrEqual(steps[n - 1] ?? 0));
    expect(
      eceOf(
        held.labels,
        scores.map((score) => stepAt(stairs, score)),
      ),
    ).toBeLessThan(0.015);
  });
});

test('pooling preserves weights, and a pair table rises in both directions', () => {
  expect(rising([3, 1, 2], [1, 1, 2])).toEqual([2, 2, 2]);
  const random = randomOf(2);
  const values = Array.from({ length: 30 }, () => random.normal());
  const done = directedTable(
    values,
    values.map(() => 1),
    5,
    [1, 1],
  );
  for (let y = 1; y < 6; y += 1)
    for (let x = 1; x < 5; x += 1) {
      if (y > 1) expect(done[y * 5 + x]!).toBeGreaterThanOrEqual(done[(y - 1) * 5 + x]!);
      if (x > 1) expect(done[y * 5 + x]!).toBeGreaterThanOrEqual(done[y * 5 + x - 1]!);
    }
});
