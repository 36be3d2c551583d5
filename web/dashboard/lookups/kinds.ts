import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { AddressResult, EmailResult, IpResult, PhoneResult, SocialResult } from './contact-results.js';
import { DomainResult, EvictionsResult, OffendersResult } from './record-results.js';
import { COUNTRY_CHOICES } from '../look/country-choices.js';
import type { Values } from './values.js';
import { WatchlistResult } from './watchlist-result.js';

export interface LookupField {
  name: string;
  /** What the service's problems call it, if not by its name. */
  member?: string;
  label: string;
  type?: string;
  required?: boolean;
  hint?: string;
  placeholder?: string;
  /** The values that it can have. */
  choices?: readonly { value: string; label: string }[];
}

export interface Kind {
  name: string;
  /** What the lookup tells. */
  note: string;
  fields: readonly LookupField[];
  /** Names of fields of which one has to be filled in, and what to say otherwise. */
  oneOf?: { names: readonly string[]; problem: string };
  Result: ComponentType<Values>;
}

const COUNTRY: LookupField = { name: 'country', label: t`Country (optional)`, choices: COUNTRY_CHOICES };
const STATE: LookupField = { name: 'state', label: t`US state`, hint: t`Two letters, such as TX.` };

/** The lookups with a form and one answer. */
export const KINDS: Readonly<Record<string, Kind>> = {
  watchlists: {
    name: t`Sanctions and watchlists`,
    note: t`Entries of sanctions, wanted and export lists that resemble a name, in any script.`,
    fields: [
      { name: 'name', label: t`Full name`, required: true },
      { name: 'birthDate', label: t`Date of birth (optional)`, type: 'date' },
      { ...COUNTRY, member: 'countryCode' },
    ],
    Result: WatchlistResult,
  },
  email: {
    name: t`Email address`,
    note: t`Kind of mailbox, whether the domain accepts mail, and data breaches that include the address.`,
    fields: [{ name: 'email', label: t`Email`, type: 'email', required: true }],
    Result: EmailResult,
  },
  phone: {
    name: t`Phone number`,
    note: t`Whether it is a valid number, and its country, line type and carrier.`,
    fields: [
      { name: 'number', label: t`Phone number`, type: 'tel', required: true, placeholder: '+1 303 555 0123' },
      { ...COUNTRY, hint: t`For a number without a country code.` },
    ],
    Result: PhoneResult,
  },
  social: {
    name: t`Social accounts`,
    note: t`Networks on which an email address or phone number has an account. Enter at least one.`,
    fields: [
      { name: 'email', label: t`Email`, type: 'email' },
      { name: 'phone', label: t`Phone number`, type: 'tel', hint: t`With country code.`, member: 'phoneNumber' },
    ],
    oneOf: { names: ['email', 'phone'], problem: t`Enter an email address or a phone number.` },
    Result: SocialResult,
  },
  ip: {
    name: t`IP address`,
    note: t`Country and city of its network, and blocklists that name it.`,
    fields: [{ name: 'ip', label: t`IP address`, required: true, placeholder: '203.0.113.7' }],
    Result: IpResult,
  },
  address: {
    name: t`Postal address`,
    note: t`Whether the place exists and its parts fit together.`,
    fields: [
      { name: 'street', label: t`Street and number` },
      { name: 'zipcode', label: t`Postal code` },
      { name: 'city', label: t`City` },
      { name: 'state', label: t`State or region` },
      { name: 'country', label: t`Country`, hint: t`Name or two-letter code.` },
    ],
    oneOf: { names: ['street', 'zipcode', 'city'], problem: t`Enter a street, a postal code or a city.` },
    Result: AddressResult,
  },
  domain: {
    name: t`Domain`,
    note: t`Registration of a domain, and the companies behind it.`,
    fields: [{ name: 'domain', label: t`Domain`, required: true, placeholder: 'example.com' }],
    Result: DomainResult,
  },
  offenders: {
    name: t`Sex offender registers`,
    note: t`Entries of a US state’s register with this name and date of birth.`,
    fields: [
      { name: 'firstName', member: 'fname', label: t`First name`, required: true },
      { name: 'lastName', member: 'lname', label: t`Last name`, required: true },
      { name: 'birthDate', member: 'dob', label: t`Date of birth`, type: 'date', required: true },
      { ...STATE, required: true },
    ],
    Result: OffendersResult,
  },
  evictions: {
    name: t`Eviction cases`,
    note: t`Court cases of the last seven years, by tenant’s name or address.`,
    fields: [
      { name: 'fullName', label: t`Full name` },
      { name: 'street', label: t`Street and number` },
      { name: 'postalCode', label: t`Postal code` },
      { ...STATE, member: 'stateCode' },
    ],
    oneOf: {
      names: ['fullName', 'street', 'postalCode'],
      problem: t`Enter a name, a street or a postal code: otherwise every case would be listed.`,
    },
    Result: EvictionsResult,
  },
};
