import { type Gap, gapOf } from '../../answer/gap.js';
import type { Coverage, Dataset } from '../catalogue/dataset.js';

/** The properties of an active version that decide whether a result may rely on it. */
export interface VersionInForce {
  /** File or URL that it was imported from. */
  source: string;
  /** Date (ISO 8601) of the publisher's last confirmation, or of the data. */
  freshOn: string;
  coverage: Coverage | null;
}

/** Maximum age in days: from the settings, by dataset, otherwise the dataset's own. */
export type MaxAges = Readonly<Record<string, number>>;

const DAY_MS = 86_400_000;

const ageInDays = (day: string) => Math.floor((Date.now() - Date.parse(day)) / DAY_MS);

/** Returns the maximum age of a dataset in days; null if nobody is cleared by it. */
export function maxAgeOf(
  { name, maxAgeDays, maxAgeGroup = '' }: Pick<Dataset, 'name' | 'maxAgeDays' | 'maxAgeGroup'>,
  ages: MaxAges,
): number | null {
  return ages[name] ?? ages[maxAgeGroup] ?? maxAgeDays ?? null;
}

/** Returns the gap of a version that is too old; null if it is recent enough. `name` is the name for people. */
export function ageGap(name: string, { freshOn }: Pick<VersionInForce, 'freshOn'>, maxAge: number | null): Gap | null {
  if (maxAge === null || ageInDays(freshOn) <= maxAge) return null;
  return gapOf(name, 'data_too_old', { asOf: freshOn, maxAgeDays: maxAge });
}

/** Place of a search: ISO 3166-1 alpha-2 and, in the United States, a postal abbreviation. */
export interface Place {
  country: string | null;
  state: string | null;
}

/** Whether an import covers a place. A missing restriction covers everything. */
export function coversPlace(coverage: Coverage | null, { country, state }: Place): boolean {
  if (country && coverage?.countries && !coverage.countries.includes(country)) return false;
  return !(state && coverage?.states) || coverage.states.includes(state);
}
