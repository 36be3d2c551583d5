import type { OutsideProvider } from '#kit/process/settings/lookup-providers.js';

/** What a provider holds. A member that is left out does not limit it. */
export interface ProviderCoverage {
  /** What its answers call it. */
  title: string;
  /** Kinds of record, in the middle of a sentence. */
  kinds: string;
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  /** Postal abbreviations of States of the United States. */
  states?: readonly string[];
  /** Sanctions and watchlists, by the names of imported ones. */
  lists?: readonly string[];
  /** Codes of the sources of its records. */
  sources?: readonly string[];
  /** How many days back its records go. */
  days?: number;
}

/** The providers that people are searched for in, with what their documentation says that they hold. */
export const DOOR_COVERAGE = {
  offenders: {
    title: 'Offender register service',
    kinds: 'registers of sex offenders of all States',
    countries: ['US'],
  },
  nyc_evictions: {
    title: 'New York City open data',
    kinds: 'evictions carried out by marshals, by address',
    countries: ['US'],
    states: ['NY'],
    sources: ['US-NY'],
    days: 2_556,
  },
  gdelt: { title: 'GDELT', kinds: 'online news', days: 90 },
  yente: {
    title: 'yente',
    kinds: 'sanctions and watchlists of its default collection',
    lists: ['OFAC', 'OFAC-NON-SDN', 'BIS-DPL', 'UN', 'EU', 'UK', 'INTERPOL', 'FBI'],
  },
  // Which further lists a server has loaded is its operator's choice.
  watchman: { title: 'Watchman', kinds: 'sanctions lists', lists: ['OFAC'] },
} satisfies Partial<Record<OutsideProvider, ProviderCoverage>>;

/** The lists that the providers of these titles hold. */
export function heldLists(titles: readonly string[]): string[] {
  return Object.values<ProviderCoverage>(DOOR_COVERAGE).flatMap(({ title, lists = [] }) =>
    titles.includes(title) ? [...lists] : [],
  );
}
