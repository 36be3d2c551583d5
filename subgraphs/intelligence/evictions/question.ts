/**
 * What cases of eviction are looked for by, checked; null does not narrow. `countryCode` is ISO 3166-1 alpha-2, `stateCode` a code
 * without the country, `postalCode` without its addition. `statesOff` are not to be searched.
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
