/** Public codes of the lists by dataset, and their issuers. */
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

/** Datasets that are watchlists. */
export const WATCHLIST_DATASETS = Object.keys(LISTS);

/** Public code of a dataset's list. */
export const listOf = (dataset: string): string => LISTS[dataset]!.list;

/** Issuer: ISO 3166-1 alpha-2, `EU` or `UN`; null if there is no single one. */
export const countryOfList = (dataset: string): string | null => LISTS[dataset]!.country;

/**
 * Whether a list code selects a dataset: the list's or the dataset's name in any case, optionally with a part
 * (`INTERPOL-RED`).
 */
export function isMeant(dataset: string, part: string, names: readonly string[]): boolean {
  const own = [dataset, listOf(dataset), `${listOf(dataset)}-${part}`].map((name) => name.toUpperCase());
  return names.some((name) => own.includes(name.trim().toUpperCase()));
}
