/**
 * `birthDate` is a day or a year (ISO 8601); `countries` are ISO 3166-1 alpha-2; `kind` null: not known. `sources` and
 * `sourceCountry` name imported lists by their names or whose they are.
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
