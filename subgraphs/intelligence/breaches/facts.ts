/** A breach that includes an email address; `breachDate` is a date (ISO 8601). */
export interface Breach {
  name: string;
  domain: string | null;
  breachDate: string | null;
}
