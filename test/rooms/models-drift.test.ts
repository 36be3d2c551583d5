import { openLog } from '#kit/process/log.js';
import { openPool } from '#kit/store/database.js';
import { driftsOf, findDrift } from '#subgraphs/intelligence/models/register/find-drift.js';
import { shippedArtefact } from '#subgraphs/intelligence/models/artefact/shipped.js';
import { numbersOf } from '#subgraphs/intelligence/models/register/prediction-numbers.js';
import { randomOf } from '@guest-screening/tabular-models';
import { migratedDatabase } from '../support/running.js';

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

test('predictions that earlier versions logged with the names of their features count the same', async () => {
  const database = await migratedDatabase();
  const pool = openPool(database.url, 1, openLog('silent', 'test'));
  const logged = predicted({ max_guests: 14 }).slice(0, 60);
  const drifts = driftsOf(artefact, logged);
  try {
    await pool.query(
      `insert into intelligence.prediction (account_id, id, model, hash, features, numbers, score, probability)
       select gen_random_uuid(), uuidv7(), $1, $2, features, numbers, 0, 0.1
       from jsonb_to_recordset($3::jsonb) as p(features jsonb, numbers float8[])`,
      [
        artefact.model,
        artefact.hash,
        JSON.stringify(
          logged.map(({ features }, n) =>
            n < 30 ? { features } : { numbers: numbersOf(artefact.features, new Map(Object.entries(features))) },
          ),
        ),
      ],
    );
    const found = await findDrift(pool, artefact, 30);
    expect(found.predictions).toBe(60);
    expect(found.drifts).toEqual(drifts);
  } finally {
    await pool.end();
    await database.drop();
  }
});
