/** Data inside a package that grows old. */
export interface BuiltInData {
  what: string;
  /** ISO 8601 day; null: the package is not installed. */
  asOf: string | null;
  isTooOld: boolean;
  /** What to do about data that is missing or too old. */
  advice: string;
}
