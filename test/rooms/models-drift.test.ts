import { driftsOf } from '#subgraphs/intelligence/models/register/find-drift.js';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { randomOf } from '@guest-screening/tabular-models';

const artefact = shippedArtefact('guest-loyalty');

/** Predictions with values as in the training data, of bookings that all begin in one month. */
function predicted(changed: Record<string, number> = {}) {
  const random = randomOf(3);
  const valueOf = (name: string) => {
    const { cuts, shares } = artefact.baselines[name]!;
    let left = random.next();
    const bin = shares.findIndex((share) => (left -= share) < 0);
    return bin <= 0 ? NaN : (cuts[bin - 1] ?? (cuts.at(-1) ?? 0) + 1) - 1e-6;
  };
  return Array.from({ length: 2_000 }, () => {
    const values = artefact.features
      .map((name) => [name, valueOf(name)] as const)
      .filter(([, value]) => value === value);
    return { features: { ...Object.fromEntries(values), checkin_month: 7, ...changed }, score: 0, probability: 0.1 };
  });
}

test('a summer of bookings is no drift of the month', () => {
  const drifts = driftsOf(artefact, predicted());
  expect(artefact.features).toContain('checkin_month');
  expect(drifts.map(({ name }) => name)).not.toContain('checkin_month');
  expect(drifts.slice(1).filter(({ state }) => state === 'alarm')).toEqual([]);
});

test('a feature that changed is an alarm, and comes right after the score', () => {
  const drifts = driftsOf(artefact, predicted({ max_guests: 14 }));
  expect([drifts[0]!.name, drifts[1]]).toEqual([
    'score',
    { name: 'max_guests', psi: expect.any(Number), state: 'alarm' },
  ]);
});
