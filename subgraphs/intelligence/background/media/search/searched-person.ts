/** The person searched for. `yearOfBirth` and the place distinguish people with the same name. */
export interface SearchedPerson {
  firstName: string;
  middleName: string | null;
  lastName: string;
  yearOfBirth: number | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  city: string | null;
  state: string | null;
}

/** Forms of the name that an article may use. */
export function namesOf({ firstName, middleName, lastName }: SearchedPerson): string[] {
  const short = `${firstName} ${lastName}`;
  return middleName ? [`${firstName} ${middleName} ${lastName}`, short] : [short];
}
