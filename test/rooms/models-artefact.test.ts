import { readFileSync } from 'node:fs';
import { aucOf, randomOf, rowAt } from '@guest-screening/tabular-models';
import { MODEL_NAMES } from '#subgraphs/intelligence/models/artefact/artefact.js';
import { scorerOf } from '#subgraphs/intelligence/models/artefact/scorer.js';
import { BadArtefact, readArtefact, seal } from '#subgraphs/intelligence/models/artefact/seal.js';
import { shippedArtefact, shippedPath } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { FEATURES_OF } from '#subgraphs/intelligence/models/register/features-of.js';
import { simulatedTable, trainShippedFraud } from '#subgraphs/intelligence/models/simulate/train-shipped-fraud.js';
import { drawWorld } from '#subgraphs/intelligence/models/simulate/world.js';
import { countViolations } from '#subgraphs/intelligence/models/train/train-own.js';
import { probabilities } from '#subgraphs/intelligence/models/train/make-artefact.js';

const fraud = shippedArtefact('str-fraud');
const random = randomOf(77);
const reservations = simulatedTable([drawWorld(random), drawWorld(random)], 4_000, fraud.features, 0.1, random);

describe.each(MODEL_NAMES)('%s as shipped', (name) => {
  const text = readFileSync(shippedPath(name), 'utf8');
  const artefact = readArtefact(text);
  const known = FEATURES_OF[name].map((feature) => feature.name);

  test('is small, uses only members of the input, and states its origin', () => {
    expect(text.length).toBeLessThan(200_000);
    expect(artefact.features.filter((feature) => !known.includes(feature))).toEqual([]);
    expect([artefact.card.limits.length > 2, artefact.card.figures.length > 4]).toEqual([true, true]);
  });

  test('keeps every monotonic direction, pairs included', () => {
    const columns = artefact.features.map(
      (feature) => reservations.columns[reservations.names.indexOf(feature)] ?? new Float64Array(8_000).fill(NaN),
    );
    expect(countViolations(artefact, FEATURES_OF[name], { ...reservations, names: artefact.features, columns })).toBe(
      0,
    );
  });

  test('is refused after any modification', () => {
    const { hash, ...open } = artefact;
    expect(seal(open).hash).toBe(hash);
    const changed = { ...artefact, intercept: artefact.intercept + 0.001 };
    for (const bad of [JSON.stringify(changed), '{}', 'no', JSON.stringify({ ...artefact, shapes: [{ feature: 0 }] })])
      expect(() => readArtefact(bad)).toThrow(BadArtefact);
    const [first, ...others] = artefact.shapes;
    const short = seal({ ...open, shapes: [{ ...first!, values: first!.values.slice(1) }, ...others] });
    expect(() => readArtefact(JSON.stringify(short))).toThrow('is malformed');
  });
});

test('ranks fraud of unseen worlds above the rest, and no feature decides alone', () => {
  expect(aucOf(reservations.labels, probabilities(fraud, reservations))).toBeGreaterThan(0.65);
  const { score } = scorerOf(fraud);
  for (let row = 0; row < 500; row += 1) {
    const { added, base, score: total } = score(rowAt(reservations, row));
    expect(Math.max(...added.map(Math.abs))).toBeLessThanOrEqual(fraud.cap);
    expect(Math.abs(base + added.reduce((sum, by) => sum + by, 0) - total)).toBeLessThan(1e-12);
  }
});

test('simulator and training produce the same file for the same seed', () => {
  const size = { worlds: 6, perWorld: 150, testWorlds: 1, testRows: 500 };
  const [one, again, other] = [5, 5, 6].map((seed) => trainShippedFraud(seed, size));
  expect(again).toEqual(one);
  expect(other!.hash).not.toBe(one!.hash);
});

test('a prediction takes less than a millisecond (median)', () => {
  const { score } = scorerOf(fraud);
  const rows = Array.from({ length: 3_000 }, (_, row) => rowAt(reservations, row));
  const times = rows.map((row) => {
    const startedAt = process.hrtime.bigint();
    score(row);
    return Number(process.hrtime.bigint() - startedAt) / 1e6;
  });
  expect(times.sort((a, b) => a - b)[1_500]!).toBeLessThan(1);
});
