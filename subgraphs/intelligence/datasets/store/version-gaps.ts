import { type Gap, gapOf } from '../../answer/gap.js';
import type { Coverage, Dataset } from '../catalogue/dataset.js';

/** A version in force, as far as it decides what an answer may rest on. */
export interface VersionInForce {
  /** The file or address that it came from. */
  source: string;
  /** The day (ISO 8601) that its publisher last confirmed it, or that the data is from. */
  freshOn: string;
  coverage: Coverage | null;
}

/** The days that data may be old: those of the settings, by data set; else those of the data set itself. */
export type MaxAges = Readonly<Record<string, number>>;

const DAY_MS = 86_400_000;

const ageInDays = (day: string) => Math.floor((Date.now() - Date.parse(day)) / DAY_MS);

/** How old a data set may be, in days; null where nothing is cleared by it. */
export function maxAgeOf(
  { name, maxAgeDays, maxAgeGroup = '' }: Pick<Dataset, 'name' | 'maxAgeDays' | 'maxAgeGroup'>,
  ages: MaxAges,
): number | null {
  return ages[name] ?? ages[maxAgeGroup] ?? maxAgeDays ?? null;
}

/** The gap that a version leaves because it is too old; null while it is fresh enough. `name` is what people call it. */
export function ageGap(name: string, { freshOn }: Pick<VersionInForce, 'freshOn'>, maxAge: number | null): Gap | null {
  if (maxAge === null || ageInDays(freshOn) <= maxAge) return null;
  return gapOf(name, 'data_too_old', { asOf: freshOn, maxAgeDays: maxAge });
}

/** The place of a search: ISO 3166-1 alpha-2 and, in the United States, a postal abbreviation. */
export interface Place {
  country: string | null;
  state: string | null;
}

/** Whether an import says that it holds records of a place. What it does not limit, it covers. */
export function coversPlace(coverage: Coverage | null, { country, state }: Place): boolean {
  if (country && coverage?.countries && !coverage.countries.includes(country)) return false;
  return !(state && coverage?.states) || coverage.states.includes(state);
}
