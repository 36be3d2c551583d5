import type { EntryKey } from '../details/catalog.js';
import type { CheckResult } from '../details/check-result.js';
import type { IdFinding } from '../details/id-findings.js';
import type { ScreenName, ScreenSetting } from '../details/screens.js';

/**
 * What a provider said, or why nobody could say. `source` names who answered, `asOf` how fresh its data is (ISO 8601),
 * `askedAt` when it was asked: before the signals' own `asOf` where an earlier answer to the same question was kept.
 */
export type Answer<T> =
  { known: true; source: string; asOf: string; askedAt?: string; value: T } | { known: false; reason: string };

export interface PhoneSignal {
  valid: boolean;
  countryCode: string | null;
  lineType: string | null;
}

export interface EmailSignal {
  valid: boolean;
  disposable: boolean;
  free: boolean;
  /** The address belongs to a booking channel and hides the guest's own. */
  masked: boolean;
}

export interface IpSignal {
  countryCode: string | null;
  /** Loopback, private or otherwise not routed on the public network. */
  reserved: boolean;
}

export interface AddressSignal {
  countryCode: string | null;
  matched: boolean;
  /** How exact the match is: `city`, `postal_code`, `country` or `none`. */
  precision: string;
}

export type BlacklistField = 'email' | 'phone' | 'name_and_birth_date' | 'document_number';

export interface BlacklistHit {
  entryId: string;
  matchedOn: BlacklistField;
  inherited: boolean;
  reason: string | null;
}

export interface PaymentSignal {
  type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
  status: 'info' | 'warning' | 'success' | 'failure';
  networkStatus: string | null;
  threeDSecure: string | null;
  cardCountry: string | null;
  cvcCheck: string | null;
  postalCodeCheck: string | null;
  /** Why the processor or the card's bank refused, in our words; absent or null when nobody said. */
  declineReason?: 'stolen' | 'lost' | 'fraudulent' | 'insufficient_funds' | 'other' | null;
  /** The card was checked without holding money (an authorization of 0). */
  checksCardOnly?: boolean;
  /** ISO 8601; events arrive out of order, this is what they are ordered by. */
  occurredAt: string;
}

/** Steps that are still to be uploaded, and codes of what was found; `started`: a picture has come. */
export interface IdCheckSignal {
  started: boolean;
  missing: ('front' | 'back' | 'selfie')[];
  findings: IdFinding[];
}

/**
 * Everything a decision rests on. It is stored with the decision so that the decision can be replayed; it holds
 * facts about the guest (valid, disposable, country), never the guest's own data.
 */
export interface Signals {
  /** The moment the facts are true for (ISO 8601). */
  asOf: string;
  /** Settings in force for this reservation, after precedence. */
  screens: Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;
  portal: { completed: boolean; skipped: boolean; acceptedScreens: ScreenName[] };
  booking: {
    status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
    source: string;
    nights: number | null;
    numberOfGuests: number;
    /** Guests that the listing takes; null without a listing. */
    accommodates: number | null;
    /** Whole days from creation to check-in; null without dates. */
    leadTimeDays: number | null;
    hasListing: boolean;
    listingCountryCode: string | null;
  };
  guest: {
    hasName: boolean;
    /** Whole years at check-in (or as of now without dates); null when no birth date is known. */
    age: number | null;
  };
  /** null: the reservation gives none. */
  phone: Answer<PhoneSignal> | null;
  email: Answer<EmailSignal> | null;
  ip: Answer<IpSignal> | null;
  address: Answer<AddressSignal> | null;
  blacklist: { hits: BlacklistHit[] };
  /** The check of the identity document; absent in decisions from before there was one. */
  idCheck?: IdCheckSignal;
  stays: { completed: number; canceled: number; declined: number; lastCheckOutAt: string | null };
  payments: PaymentSignal[];
  /** Only for an account in test mode: no provider was asked, and a person in these facts does not exist. */
  simulated?: true;
  /** With it: the scenario that was played (null: none), and what it says in the stead of checks. */
  scenario?: { name: string | null; results: Partial<Record<EntryKey, CheckResult>> };
}

/** What providers are asked about. */
export type Lookup = 'phone' | 'email' | 'ip' | 'address';

/** Keyed digests of what each lookup was asked; null: nothing to ask. They tell whether a question is the same. */
export type Asked = Record<Lookup, string | null>;
