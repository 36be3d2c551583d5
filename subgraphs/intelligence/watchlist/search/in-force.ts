import { WATCHLIST_DATASETS } from './lists.js';

/** The day that a version's publisher last confirmed it, or that its data is from. */
export const FRESH_ON = 'coalesce(checked_at::date, source_date, loaded_at::date)::text';

/** The watchlists' versions that are in force and how fresh they are, as one text; the rows of a statement that begin with it saw these. */
export const IN_FORCE = `
  (select coalesce(string_agg(id || ' ' || ${FRESH_ON}, ',' order by id), '') from intelligence.dataset_version
    where dataset in (${WATCHLIST_DATASETS.map((dataset) => `'${dataset}'`).join()}) and state = 'in_force')`;

/** Rows that were read, and the versions in force when they were: null where nothing had to be asked. */
export interface Seen<Row> {
  rows: Row[];
  inForce: string | null;
}

/** Tells the row of `IN_FORCE` alone from those that were asked for. */
export function seen<Row extends { inForce: string | null }>(rows: Row[]): Seen<Row> {
  return {
    rows: rows.filter(({ inForce }) => inForce === null),
    inForce: rows.find(({ inForce }) => inForce !== null)!.inForce,
  };
}
