/**
 * A person who consented to a credit check. `birthDate` is ISO 8601, `country` ISO 3166-1 alpha-2. `consentedAt` (ISO
 * 8601) and `disclosure` (name of the text shown) are null if the operator vouches for the consent.
 */
export interface CreditQuestion {
  name: string;
  otherNames: string | null;
  birthDate: string;
  address: string;
  country: string | null;
  consentedAt: string | null;
  disclosure: string | null;
}
