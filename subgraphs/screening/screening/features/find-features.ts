import type { EntityManager } from '@mikro-orm/postgresql';
import { FEATURES } from './feature-expressions.js';
import { SOURCES, sourcesOfNew } from './feature-sources.js';

/** Model features by their names in the prediction endpoints. Absent ones are unknown. */
export type Features = Record<string, number>;

export interface Moment {
  accountId: string;
  reservationId: string;
  /** ISO 8601. */
  asOf: string;
}

export interface FoundFeatures extends Moment {
  features: Features;
}

const COLUMNS = Object.entries(FEATURES).map(([name, sql]) => `(${sql})::float8 as ${name}`);

const featuresOf = (sources: string) => `
  ${sources}
  cross join lateral (select ${COLUMNS.join(', ')}) f`;

/** SQL: features of rows `a` (`account_id`, `reservation_id`, `as_of`), as `f`. */
export const FEATURES_OF_ROWS = featuresOf(SOURCES);

/** The same for one reservation that is not stored yet. `json` is an expression for its columns. */
export const featuresOfNew = (json: string): string => featuresOf(sourcesOfNew(json));

const TEXT = `
  select a.account_id as "accountId", a.reservation_id as "reservationId", a.as_of_text as "asOf",
    jsonb_strip_nulls(to_jsonb(f)) as features
  from jsonb_to_recordset(?::jsonb) as w("accountId" uuid, "reservationId" uuid, "asOf" text)
  cross join lateral (
    select w."accountId" as account_id, w."reservationId" as reservation_id, w."asOf"::timestamptz as as_of,
      w."asOf" as as_of_text) a
  ${FEATURES_OF_ROWS}
  order by a.reservation_id`;

/**
 * Features of stored reservations, each as of a given time; the single definition for screening, training and
 * prediction. Excludes everything that happened or was received later; omits reservations that did not exist yet.
 */
export async function findFeatures(em: EntityManager, moments: Moment[]): Promise<FoundFeatures[]> {
  return moments.length === 0 ? [] : em.execute<FoundFeatures[]>(TEXT, [JSON.stringify(moments)]);
}
