import pg from 'pg';
import type { SealedArtefact } from '../artefact/artefact.js';
import { PSI_ALARM, PSI_WARN, psiOf } from '@guest-screening/tabular-models';

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
  select features, score, probability from intelligence.prediction
  where model = $1 and hash = $2 and created_at > now() - make_interval(days => $3)
  order by created_at desc limit 100000`;

interface Row {
  features: Record<string, number>;
  score: number;
  probability: number;
}

const drift = (name: string, psi: number): Drift => ({
  name,
  psi,
  state: psi >= PSI_ALARM ? 'alarm' : psi >= PSI_WARN ? 'warn' : 'quiet',
});

/** Drift of recent predictions from the training data, over the last days. */
export async function findDrift(pool: pg.Pool, artefact: SealedArtefact, days: number): Promise<DriftFound> {
  const { model, hash, baselines, scoreBaseline } = artefact;
  const { rows } = await pool.query<Row>({ text: SQL, values: [model, hash, days], types: pg.types });
  if (rows.length === 0) return { predictions: 0, drifts: [], meanProbability: null };
  const features = Object.entries(baselines)
    .map(([name, baseline]) =>
      drift(
        name,
        psiOf(
          baseline,
          rows.map((row) => row.features[name] ?? NaN),
        ),
      ),
    )
    .sort((a, b) => b.psi - a.psi);
  const score = drift(
    'score',
    psiOf(
      scoreBaseline,
      rows.map((row) => row.score),
    ),
  );
  const meanProbability = rows.reduce((sum, { probability }) => sum + probability, 0) / rows.length;
  return { predictions: rows.length, drifts: [score, ...features], meanProbability };
}
