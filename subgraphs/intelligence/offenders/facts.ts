/** A record of a state's register; `birthDate` is a day (ISO 8601). */
export interface SexOffender {
  id: string;
  name: string;
  firstName: string | null;
  lastName: string | null;
  city: string | null;
  county: string | null;
  state: string | null;
  zip: string | null;
  birthDate: string | null;
  imageUrl: string | null;
  /** Time (ISO 8601) at which the record was last confirmed. */
  timestamp: string | null;
  charges: string[];
  aliases: string[];
}
