/** Packaged data that becomes outdated. */
export interface BuiltInData {
  what: string;
  /** Date (ISO 8601); null: the package is not installed. */
  asOf: string | null;
  isTooOld: boolean;
  /** What to do if the data is missing or too old. */
  advice: string;
}
