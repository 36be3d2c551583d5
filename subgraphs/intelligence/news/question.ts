/** `place` narrows the search: a city or a state. `country`: ISO 3166-1 alpha-2. */
export interface NewsQuestion {
  name: string;
  place: string | null;
  country: string | null;
  /** The first day (ISO 8601) of the period that has to be covered; articles before it are read too. */
  since?: string;
}
