/** Who is checked, as submitted; null: not given. */
export interface CheckedPerson {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Without the country in front: `TX`. */
  state: string | null;
  city: string | null;
  gender: 'M' | 'F' | 'X' | null;
  phone: string | null;
  email: string | null;
  yearOfBirth: number | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** A document that was read says the date of birth; missing in checks from before. */
  birthDateProven?: boolean;
}

/** The person with first and last name; null where one is missing. */
export function named(person: CheckedPerson): (CheckedPerson & { firstName: string; lastName: string }) | null {
  const { firstName, lastName } = person;
  return firstName && lastName ? { ...person, firstName, lastName } : null;
}
