/** `place` narrows the search to a city or state. `country`: ISO 3166-1 alpha-2. */
export interface NewsQuestion {
  name: string;
  place: string | null;
  country: string | null;
  /** First day (ISO 8601) of the required period; earlier articles are read too. */
  since?: string;
}
