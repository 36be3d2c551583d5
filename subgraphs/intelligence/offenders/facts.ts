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
  /** When the record was last known to be so (ISO 8601). */
  timestamp: string | null;
  charges: string[];
  aliases: string[];
}
