import type { PostalAddress } from './address/address-provider.js';

/** `defaultCountry`: ISO 3166-1 alpha-2, for numbers in national form. */
export interface PhoneQuestion {
  number: string;
  defaultCountry: string | null;
}

export interface IpQuestion {
  ip: string;
}

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

/** `domain` in ASCII form. */
export interface DomainQuestion {
  domain: string;
}

export type AddressQuestion = PostalAddress;

/** `email` as `local@domain` in lower case. */
export interface EmailQuestion {
  email: string;
}

/** `email` as `local@domain` in lower case, `phone` in E.164 form; null: not given. */
export interface SocialQuestion {
  email: string | null;
  phone: string | null;
}

/** A person; `birthDate` is a day (ISO 8601), `state` a postal abbreviation of the United States. */
export interface OffenderQuestion {
  firstName: string;
  lastName: string;
  birthDate: string;
  state: string;
}

/**
 * What cases of eviction are looked for by, checked; null does not narrow. `countryCode` is ISO 3166-1 alpha-2, `stateCode` a code
 * without the country, `postalCode` without its addition. `statesOff` are not to be searched.
 */
export interface EvictionQuestion {
  fullName: string | null;
  street: string | null;
  unit: string | null;
  postalCode: string | null;
  countryCode: string | null;
  stateCode: string | null;
  sources: string[] | null;
  statesOff: string[];
  from: number;
  size: number;
}

/** `place` narrows the search: a city or a state. `country`: ISO 3166-1 alpha-2. */
export interface NewsQuestion {
  name: string;
  place: string | null;
  country: string | null;
  /** The first day (ISO 8601) of the period that has to be covered; articles before it are read too. */
  since?: string;
}

/**
 * `birthDate` is a day or a year (ISO 8601); `countries` are ISO 3166-1 alpha-2; `kind` null: not known. `sources` and
 * `sourceCountry` name imported lists by their names or whose they are.
 */
export interface WatchlistQuestion {
  name: string;
  kind: 'person' | 'organisation' | 'entity' | 'vessel' | 'aircraft' | null;
  birthDate: string | null;
  countries: string[];
  threshold: number;
  size: number;
  sources?: string[] | null;
  sourceCountry?: string | null;
}
