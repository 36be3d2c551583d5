/** Names of the lists as callers see them, by data set, and whose lists they are. */
const LISTS: Record<string, { list: string; country: string | null }> = {
  'ofac-sdn': { list: 'OFAC', country: 'US' },
  'ofac-consolidated': { list: 'OFAC-NON-SDN', country: 'US' },
  un: { list: 'UN', country: 'UN' },
  eu: { list: 'EU', country: 'EU' },
  uk: { list: 'UK', country: 'GB' },
  fbi: { list: 'FBI', country: 'US' },
  'bis-dpl': { list: 'BIS-DPL', country: 'US' },
  interpol: { list: 'INTERPOL', country: null },
  opensanctions: { list: 'OPENSANCTIONS', country: null },
};

/** The data sets that are watchlists. */
export const WATCHLIST_DATASETS = Object.keys(LISTS);

/** What the list of a data set is called in answers. */
export const listOf = (dataset: string): string => LISTS[dataset]!.list;

/** Who publishes it: ISO 3166-1 alpha-2, `EU`, `UN`; null where it is nobody's alone. */
export const countryOfList = (dataset: string): string | null => LISTS[dataset]!.country;

/** Data sets that a name of a list means: its own name or the data set's, in any case; with a part, `INTERPOL-RED`. */
export function isMeant(dataset: string, part: string, names: readonly string[]): boolean {
  const own = [dataset, listOf(dataset), `${listOf(dataset)}-${part}`].map((name) => name.toUpperCase());
  return names.some((name) => own.includes(name.trim().toUpperCase()));
}
