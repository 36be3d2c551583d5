import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';

/** An active part of a dataset. */
export interface PartInForce {
  part: string;
  source: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  rows: number;
  licence: string;
  loadedAt: Date;
}

/** Imported data of a dataset, and a running or failed import. */
export interface DatasetState {
  dataset: Dataset;
  parts: PartInForce[];
  /** Rows loaded by a running import; null if there is none. */
  loading: number | null;
  /** Why the last import failed, unless a later one succeeded. */
  problem: string | null;
}

interface Row extends Omit<PartInForce, 'rows' | 'loadedAt'> {
  dataset: string;
  state: string;
  rows: string;
  loaded_at: Date | string | null;
  problem: string | null;
}

/** Returns all datasets with their imported data, in the order given. */
export async function findDatasetStates(pool: pg.Pool, datasets: Dataset[]): Promise<DatasetState[]> {
  const { rows } = await pool.query<Row>(
    `select distinct on (dataset, part, state) dataset, part, state, source, licence, row_count::text as rows, problem,
       coalesce(source_date, loaded_at::date)::text as "asOf", loaded_at
     from intelligence.dataset_version v
     where state in ('in_force', 'loading') or (state = 'failed' and not exists (
       select from intelligence.dataset_version later
       where later.dataset = v.dataset and later.part = v.part and later.started_at > v.started_at))
     order by dataset, part, state, started_at desc`,
  );
  return datasets.map((dataset) => {
    const own = rows.filter((row) => row.dataset === dataset.name);
    const inForce = own.filter(({ state }) => state === 'in_force');
    const loading = own.find(({ state }) => state === 'loading');
    return {
      dataset,
      parts: inForce.map(({ part, source, asOf, licence, rows: count, loaded_at }) => ({
        part,
        source,
        asOf,
        licence,
        rows: Number(count),
        loadedAt: new Date(loaded_at!),
      })),
      loading: loading ? Number(loading.rows) : null,
      problem: own.find(({ state }) => state === 'failed')?.problem ?? null,
    };
  });
}
