import pg from 'pg';
import type { SealedArtefact } from '../artefact/artefact.js';
import { namedNumbers } from './prediction-numbers.js';
import { FRAUD_FEATURES } from '#records/features/fraud-features.js';
import { LOYALTY_FEATURES } from '#records/features/loyalty-features.js';
import { type Baseline, PSI_ALARM, PSI_WARN, psiOf } from '@guest-screening/tabular-models';

export interface Drift {
  name: string;
  psi: number;
  state: 'quiet' | 'warn' | 'alarm';
}

export interface DriftFound {
  predictions: number;
  /** Score first, then the features, largest drift first. */
  drifts: Drift[];
  meanProbability: number | null;
}

const SQL = `
  select features, numbers, score, probability from intelligence.prediction
  where model = $1 and hash = $2 and created_at > now() - make_interval(days => $3)
  order by created_at desc limit 100000`;

/** A recorded prediction; a feature that was unknown is missing. */
export interface Predicted {
  features: Record<string, number>;
  score: number;
  probability: number;
}

const drift = (name: string, psi: number): Drift => ({
  name,
  psi,
  state: psi >= PSI_ALARM ? 'alarm' : psi >= PSI_WARN ? 'warn' : 'quiet',
});

const MONTHS = new Set(
  [...FRAUD_FEATURES, ...LOYALTY_FEATURES].filter(({ isMonth }) => isMonth).map(({ name }) => name),
);

/**
 * Drift of the score, then of the features, largest first. Months are left out: the bookings of a few weeks never have
 * the months of the training data.
 */
export function driftsOf({ baselines, scoreBaseline }: SealedArtefact, rows: readonly Predicted[]): Drift[] {
  const ofFeature = (name: string, baseline: Baseline) =>
    drift(
      name,
      psiOf(
        baseline,
        rows.map(({ features }) => features[name] ?? NaN),
      ),
    );
  const ofScore = drift(
    'score',
    psiOf(
      scoreBaseline,
      rows.map(({ score }) => score),
    ),
  );
  const features = Object.entries(baselines).filter(([name]) => !MONTHS.has(name));
  return [ofScore, ...features.map(([name, baseline]) => ofFeature(name, baseline)).sort((a, b) => b.psi - a.psi)];
}

/** `features`: only in rows of earlier versions, which have no `numbers`. */
type Logged = Omit<Predicted, 'features'> & { features: Record<string, number> | null; numbers: number[] | null };

/** Drift of recent predictions from the training data, over the last days. */
export async function findDrift(pool: pg.Pool, artefact: SealedArtefact, days: number): Promise<DriftFound> {
  const { model, hash } = artefact;
  const logged = await pool.query<Logged>({ text: SQL, values: [model, hash, days], types: pg.types });
  const rows = logged.rows.map(({ features, numbers, ...scored }) => ({
    ...scored,
    features: features ?? namedNumbers(artefact.features, numbers ?? []),
  }));
  if (rows.length === 0) return { predictions: 0, drifts: [], meanProbability: null };
  const meanProbability = rows.reduce((sum, { probability }) => sum + probability, 0) / rows.length;
  return { predictions: rows.length, drifts: driftsOf(artefact, rows), meanProbability };
}
