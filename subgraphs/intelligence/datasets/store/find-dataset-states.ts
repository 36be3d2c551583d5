import type pg from 'pg';
import type { Dataset } from '../catalogue/dataset.js';

/** A part of a data set that is in force. */
export interface PartInForce {
  part: string;
  source: string;
  /** `YYYY-MM-DD`. */
  asOf: string;
  rows: number;
  licence: string;
  loadedAt: Date;
}

/** What is loaded of a data set, and what is being loaded or failed last. */
export interface DatasetState {
  dataset: Dataset;
  parts: PartInForce[];
  /** Rows of a load under way; null: there is none. */
  loading: number | null;
  /** Why the last load failed, where nothing was loaded after it. */
  problem: string | null;
}

interface Row extends Omit<PartInForce, 'rows' | 'loadedAt'> {
  dataset: string;
  state: string;
  rows: string;
  loaded_at: Date | string | null;
  problem: string | null;
}

/** Every data set with what is loaded of it, in the order of the list. */
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
