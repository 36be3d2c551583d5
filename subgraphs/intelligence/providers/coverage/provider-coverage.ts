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
