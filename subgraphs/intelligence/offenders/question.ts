/** A person; `birthDate` is a day (ISO 8601), `state` a postal abbreviation of the United States. */
export interface OffenderQuestion {
  firstName: string;
  lastName: string;
  birthDate: string;
  state: string;
}
