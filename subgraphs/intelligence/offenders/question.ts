/** A person; `birthDate` is ISO 8601, `state` a US postal abbreviation. */
export interface OffenderQuestion {
  firstName: string;
  lastName: string;
  birthDate: string;
  state: string;
}
