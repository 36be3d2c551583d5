import { scorerOf } from '#subgraphs/intelligence/models/artefact/scorer.js';
import { BadArtefact, readArtefact, seal } from '#subgraphs/intelligence/models/artefact/seal.js';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { type Table, aucOf, randomOf, rowAt, scoreAdditive, trainEbm } from '@guest-screening/tabular-models';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { directionsOf, learnedNames } from '#records/features/feature.js';
import { simulatedTable } from '#subgraphs/intelligence/models/simulate/train-shipped-fraud.js';
import { drawWorld } from '#subgraphs/intelligence/models/simulate/world.js';
import { goOn, widened } from '#subgraphs/intelligence/models/train/go-on.js';
import { splitByTime } from '#subgraphs/intelligence/models/train/rows/collect-table.js';
import { trainOwn } from '#subgraphs/intelligence/models/train/train-own.js';

const random = randomOf(31);
const names = learnedNames(FRAUD_FEATURES);
const world = drawWorld(random);
const inUse = shippedArtefact('str-fraud');
const parts = { model: 'str-fraud', features: FRAUD_FEATURES, inUse, version: 'v', trainedAt: 'd', seed: 1 } as const;
const unseen = simulatedTable([world], 3_000, names, 0.1, random);

describe('a tree model', () => {
  const table = simulatedTable([world], 2_000, names, 0.15, random);
  const { artefact, contestants, gates, weights } = trainOwn({ ...parts, table, method: 'trees' });

  test('round-trips through its file, with equal scores, exact explanations and its monotonic directions', () => {
    const back = readArtefact(JSON.stringify(artefact));
    const { score, raw } = scorerOf(back);
    for (let at = 0; at < 300; at += 1) {
      const row = Float64Array.from(back.features, (name) => unseen.columns[unseen.names.indexOf(name)]![at]!);
      const { added, base, score: total } = score(row);
      expect(Math.abs(added.reduce((sum, by) => sum + by, base) - total)).toBeLessThan(1e-9);
      const whole = back.calibration.slope * raw(row) + back.calibration.offset;
      const [least, highest] = back.scoreRange!;
      expect(Math.abs(Math.min(highest, Math.max(least, whole)) - total)).toBeLessThan(1e-9);
    }
    expect(gates.find(({ name }) => name === 'directions')).toMatchObject({ passed: true });
    expect(contestants.map(({ name }) => name)).toEqual(['new', 'in use', 'additive', 'regression']);
    expect([weights[0]!.moves > 0, artefact.card.method.startsWith('Boosted trees')]).toEqual([true, true]);
  });

  test('is explained in less than a millisecond (median)', () => {
    const { score } = scorerOf(artefact);
    const times = Array.from({ length: 1_000 }, (_, at) => {
      const row = Float64Array.from(artefact.features, (name) => unseen.columns[unseen.names.indexOf(name)]![at]!);
      const startedAt = process.hrtime.bigint();
      score(row);
      return Number(process.hrtime.bigint() - startedAt) / 1e6;
    });
    expect(times.sort((a, b) => a - b)[500]!).toBeLessThan(1);
  });

  test('is refused if a path does not end or leads nowhere', () => {
    const { hash: _hash, ...open } = artefact;
    for (const node of [
      [0, 1, true, 0, 0, 0, 5],
      [0, 1, true, 1, 2, 0, 5],
      [999, 1, true, 1, 1, 0, 5],
      [-1, 0, true, -1, -1, 0.1, 0],
    ] as const)
      expect(() => readArtefact(JSON.stringify(seal({ ...open, trees: [[[...node]]] })))).toThrow(BadArtefact);
  });
});

describe('few outcomes', () => {
  const draw = randomOf(99);
  const settings = { seed: 1, directions: directionsOf(FRAUD_FEATURES) };

  test('continue training from the current model, and keep its directions', () => {
    const table = simulatedTable([world], 1_000, names, 0.08, draw);
    const positives = table.labels.reduce((sum, label) => sum + label, 0);
    expect([positives >= 50, positives < 200]).toEqual([true, true]);
    const { artefact, gates } = trainOwn({ ...parts, table, method: 'additive' });
    expect(artefact.card.method).toMatch(/^Correction of the model in use/);
    expect(gates.find(({ name }) => name === 'directions')).toMatchObject({ passed: true });
    expect(artefact.features).toEqual(expect.arrayContaining(inUse.features));
    expect(artefact.hash).not.toBe(inUse.hash);
  });

  test('rank better this way than a model trained from scratch, and no worse than the current one', () => {
    const aucs = Array.from({ length: 3 }, () => {
      const here = drawWorld(draw);
      const { learned, later } = splitByTime(simulatedTable([here], 1_600, names, 0.06, draw));
      const test = simulatedTable([here], 3_000, names, 0.1, draw);
      const wide = (table: Table) => widened(inUse, table);
      const more = goOn(inUse, { learned: wide(learned), later: wide(later), unseen: learned, test }, settings);
      const anew = trainEbm(learned, { ...settings, bags: 4 }, later);
      const auc = (table: Table, score: (row: Float64Array) => number) =>
        aucOf(
          table.labels,
          Float64Array.from(table.labels, (_, row) => score(rowAt(table, row))),
        );
      return [
        auc(wide(test), (row) => scoreAdditive(more, row)),
        auc(test, (row) => scoreAdditive(anew, row)),
        auc(wide(test), (row) => scoreAdditive(inUse, row)),
      ];
    });
    const [on, anew, before] = [0, 1, 2].map((n) => aucs.reduce((sum, one) => sum + one[n]! / aucs.length, 0));
    expect(on).toBeGreaterThan(anew!);
    expect(on).toBeGreaterThan(before! - 0.005);
  });
});
