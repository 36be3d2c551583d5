import { eceOf, randomOf, sigmoid } from '@guest-screening/tabular-models';
import { type Compared, eceByChance, gatesOf } from '#subgraphs/intelligence/models/train/compare.js';

/** Rows whose outcome follows a known log-odds, and models that see it in part. */
function drawn(rows: number, level = -2.5) {
  const random = randomOf(5);
  const truth = Float64Array.from({ length: rows }, () => level + 3 * (random.next() - 0.5));
  const labels = Uint8Array.from(truth, (z) => (random.next() < sigmoid(z) ? 1 : 0));
  return { truth, labels, seen: (by: (z: number) => number) => truth.map((z) => sigmoid(by(z))) };
}

const exact = (z: number) => z;
const blind = () => -2.3;

function failedOf({ labels, seen }: ReturnType<typeof drawn>, fresh: Compared['fresh'], old = seen(blind), more = {}) {
  const gates = gatesOf({ labels, fresh, old, violations: 0, reviewMin: null, seed: 1, ...more });
  return gates.filter(({ passed }) => !passed).map(({ name }) => name);
}

test('a better model passes, though a small sample looks less calibrated than it is', () => {
  const world = drawn(400);
  const fresh = world.seen(exact);
  expect(eceOf(world.labels, fresh)).toBeGreaterThan(0.02);
  expect(failedOf(world, fresh)).toEqual([]);
});

test('a model that is no better, or that knows less, is not promoted', () => {
  const world = drawn(3_000);
  expect(failedOf(world, world.seen(exact), world.seen(exact))).toEqual(['log loss']);
  expect(failedOf(world, world.seen(blind), world.seen(exact))).toEqual(expect.arrayContaining(['log loss', 'AUC']));
});

test('one that ranks as well but exaggerates is not promoted', () => {
  const world = drawn(3_000);
  const failed = failedOf(
    world,
    world.seen((z) => 4 * (z + 2.3)),
    world.seen(exact),
  );
  expect(failed).toEqual(['log loss', 'calibration']);
});

test('a model that is less wrong than the one in use is promoted, though neither is calibrated', () => {
  const world = drawn(3_000);
  const off = (by: number) => world.seen((z) => z + by);
  expect(failedOf(world, off(0.8), off(1.6))).toEqual([]);
  expect(failedOf(world, off(0.8), off(0.1))).toEqual(['log loss', 'calibration']);
});

test('too few outcomes, a wrong direction and a flood of reviews each prevent it', () => {
  const few = drawn(60);
  expect(failedOf(few, few.seen(exact))).toContain('outcomes in the test rows');
  const world = drawn(3_000);
  expect(failedOf(world, world.seen(exact), undefined, { violations: 1 })).toEqual(['directions']);
  expect(failedOf(world, world.seen(exact), undefined, { reviewMin: 0.13 })).toEqual(['rows to review']);
});

test('a model without a threshold for review has no gate on it', () => {
  const world = drawn(3_000);
  const names = gatesOf({
    labels: world.labels,
    fresh: world.seen(exact),
    old: world.seen(blind),
    violations: 0,
    reviewMin: null,
    seed: 1,
  }).map(({ name }) => name);
  expect(names).toEqual(['outcomes in the test rows', 'log loss', 'AUC', 'calibration', 'directions']);
});

test('the calibration error of chance is what a perfectly calibrated model shows', () => {
  const shown = [300, 1_000, 10_000].map((rows) => {
    const { labels, seen } = drawn(rows);
    return eceOf(labels, seen(exact)) / eceByChance(labels, seen(exact));
  });
  for (const ratio of shown) expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(2));
});
