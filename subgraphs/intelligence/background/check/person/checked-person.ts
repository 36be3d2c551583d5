/** The person checked, as submitted; null: not given. */
export interface CheckedPerson {
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Without the country prefix: `TX`. */
  state: string | null;
  city: string | null;
  gender: 'M' | 'F' | 'X' | null;
  phone: string | null;
  email: string | null;
  yearOfBirth: number | null;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null;
  /** Whether a verified ID document confirms the date of birth; absent in older checks. */
  birthDateProven?: boolean;
}

/** The person if both first and last name are given; otherwise null. */
export function named(person: CheckedPerson): (CheckedPerson & { firstName: string; lastName: string }) | null {
  const { firstName, lastName } = person;
  return firstName && lastName ? { ...person, firstName, lastName } : null;
}
