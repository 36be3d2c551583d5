import pg from 'pg';
import type { ModelName, SealedArtefact } from '../artefact/artefact.js';
import { BadArtefact, readArtefact } from '../artefact/seal.js';
import { FEATURES_OF } from './features-of.js';

/** Stores a model; storing it again has no effect. Throws BadArtefact. */
export async function keepModel(pool: pg.Pool, artefact: SealedArtefact): Promise<void> {
  const known = new Set(FEATURES_OF[artefact.model].map(({ name }) => name));
  const strange = artefact.features.find((name) => !known.has(name));
  if (strange) throw new BadArtefact(`unsupported feature ${strange}`);
  const { hash, model, version } = artefact;
  await pool.query(
    `insert into intelligence.model_artefact (hash, model, version, body) values ($1, $2, $3, $4)
     on conflict (hash) do nothing`,
    [hash, model, version, JSON.stringify(artefact)],
  );
}

/** Sets the champion or challenger; null resets the champion to the built-in model and removes the challenger. */
export async function useModel(
  pool: pg.Pool,
  model: ModelName,
  role: 'champion' | 'challenger',
  hash: string | null,
): Promise<void> {
  await pool.query('insert into intelligence.model_use (model, role, hash) values ($1, $2, $3)', [model, role, hash]);
}

export interface KeptModel {
  model: ModelName;
  version: string;
  hash: string;
  createdAt: Date;
}

/** Stored models, newest first. */
export async function findKept(pool: pg.Pool, model: ModelName): Promise<KeptModel[]> {
  const { rows } = await pool.query<KeptModel>({
    text: `select model, version, hash, created_at as "createdAt" from intelligence.model_artefact
      where model = $1 order by created_at desc`,
    values: [model],
    types: pg.types,
  });
  return rows;
}

/** The stored model whose hash starts with this prefix; null if none or several match. */
export async function findByHash(pool: pg.Pool, start: string): Promise<SealedArtefact | null> {
  const { rows } = await pool.query<{ body: string }>(
    'select body from intelligence.model_artefact where starts_with(hash, $1) limit 2',
    [start],
  );
  return rows.length === 1 ? readArtefact(rows[0]!.body) : null;
}
