/**
 * `birthDate` is a date or year (ISO 8601); `countries` are ISO 3166-1 alpha-2; `kind` null: unknown. `sources` and
 * `sourceCountry` select imported lists by code or by issuer.
 */
export interface WatchlistQuestion {
  name: string;
  kind: 'person' | 'organisation' | 'entity' | 'vessel' | 'aircraft' | null;
  birthDate: string | null;
  countries: string[];
  threshold: number;
  size: number;
  sources?: string[] | null;
  sourceCountry?: string | null;
}
