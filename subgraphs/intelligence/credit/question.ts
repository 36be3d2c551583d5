/**
 * Who agreed to a credit check. `birthDate` is a day (ISO 8601), `country` ISO 3166-1 alpha-2. `consentedAt` (ISO 8601) and
 * `disclosure`, which names the text that was shown, are null where the operator answers for the consent.
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
