/**
 * A validated eviction search; null does not filter. `countryCode` is ISO 3166-1 alpha-2, `stateCode` has no country
 * prefix, `postalCode` no extension. `statesOff` are excluded.
 */
export interface EvictionQuestion {
  fullName: string | null;
  street: string | null;
  unit: string | null;
  postalCode: string | null;
  countryCode: string | null;
  stateCode: string | null;
  sources: string[] | null;
  statesOff: string[];
  from: number;
  size: number;
}
