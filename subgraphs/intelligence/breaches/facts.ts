/** A breach that an e-mail address was in; `breachDate` is a day (ISO 8601). */
export interface Breach {
  name: string;
  domain: string | null;
  breachDate: string | null;
}
