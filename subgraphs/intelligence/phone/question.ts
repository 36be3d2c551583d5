/** `defaultCountry`: ISO 3166-1 alpha-2, for numbers in national format. */
export interface PhoneQuestion {
  number: string;
  defaultCountry: string | null;
}
