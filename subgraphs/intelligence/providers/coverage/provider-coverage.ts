/** Coverage of a provider. A missing field means no restriction. */
export interface ProviderCoverage {
  /** Its name in results. */
  title: string;
  /** Record types, as worded in the middle of a sentence. */
  kinds: string;
  /** ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  /** Postal abbreviations of US states. */
  states?: readonly string[];
  /** Sanctions lists and watchlists, by their import names. */
  lists?: readonly string[];
  /** Source codes of its records. */
  sources?: readonly string[];
  /** How many days back its records go. */
  days?: number;
}
