import { WATCHLIST_DATASETS } from './lists.js';

/** Date of the publisher's last confirmation, or of the data. */
export const FRESH_ON = 'coalesce(checked_at::date, source_date, loaded_at::date)::text';

/**
 * Active watchlist versions and their freshness as one text; a statement that starts with it returns rows of exactly
 * these versions.
 */
export const IN_FORCE = `
  (select coalesce(string_agg(id || ' ' || ${FRESH_ON}, ',' order by id), '') from intelligence.dataset_version
    where dataset in (${WATCHLIST_DATASETS.map((dataset) => `'${dataset}'`).join()}) and state = 'in_force')`;

/** Rows read, and the active versions at that time; null if no query was needed. */
export interface Seen<Row> {
  rows: Row[];
  inForce: string | null;
}

/** Separates the `IN_FORCE` row from the requested rows. */
export function seen<Row extends { inForce: string | null }>(rows: Row[]): Seen<Row> {
  return {
    rows: rows.filter(({ inForce }) => inForce === null),
    inForce: rows.find(({ inForce }) => inForce !== null)!.inForce,
  };
}
