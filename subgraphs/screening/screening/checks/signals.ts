import type { StoredPhrase } from '#kit/phrase.js';
import type { SetResult } from '../details/check-result.js';
import type { IdFinding } from '../../booking/facts/id-findings.js';
import type { BlacklistHit } from '../../booking/facts/blacklist-facts.js';
import type { LoyaltySignal, ModelOrigin } from '../../booking/facts/loyalty-facts.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type {
  AdultsSignal,
  BehaviorSignal,
  ConfirmedSignal,
  PortalToldSignal,
} from '../../booking/facts/portal-facts.js';
import type { ScreenName, ScreenSetting } from '../../booking/facts/screens.js';

/**
 * A provider's answer, or why there is none. `source` names the provider, `asOf` the date of its data (ISO 8601),
 * `askedAt` the time of the request: earlier than the signals' own `asOf` if a previous answer to the same question was
 * reused.
 */
export type Answer<T> =
  | { known: true; source: string; asOf: string; askedAt?: string; value: T; gaps?: Gap[] }
  /** `failed`: the provider failed and will be retried. */
  | { known: false; reason: string; failed?: true; gaps?: Gap[] };

/**
 * A source that was not searched or is too old, with a message for the operator. Absent in answers stored before gaps
 * were recorded.
 */
export interface Gap {
  source: string;
  reason: string;
  message: string;
  /** The message as a phrase; missing in older answers. */
  phrase?: StoredPhrase;
}

export interface PhoneSignal {
  valid: boolean;
  countryCode: string | null;
  lineType: string | null;
}

export interface EmailSignal {
  valid: boolean;
  disposable: boolean;
  free: boolean;
  /** A booking channel's relay address that hides the guest's own. */
  masked: boolean;
  /** The domain belongs to a university or college; absent in older decisions. */
  education?: boolean;
}

export interface IpSignal {
  countryCode: string | null;
  /** Loopback, private or otherwise not routed on the public internet. */
  reserved: boolean;
}

export interface AddressSignal {
  countryCode: string | null;
  matched: boolean;
  /** Precision of the match: `city`, `postal_code`, `country` or `none`. */
  precision: string;
  /** Postal abbreviation of a US state; absent in older decisions. */
  state?: string | null;
}

/** Lists that an IP address is on; `tags` are `attacks`, `spam`, `vpn`, `tor`, `proxy` and `datacenter`. */
export interface IpThreatSignal {
  lists: number;
  tags: string[];
}

export interface MailSignal {
  /** A mail server accepts mail for the domain. */
  acceptsMail: boolean;
}

/** Data breaches that include the email address; `firstYear` is that of the earliest one with a known date. */
export interface BreachSignal {
  count: number;
  firstYear: number | null;
}

/** Number of networks searched for the contact details, and of those with an account. */
export interface SocialSignal {
  asked: number;
  registered: number;
}

/** Register records under the guest's name; those not counted in `sameBirthDate` have no date of birth. */
export interface OffenderSignal {
  records: number;
  sameBirthDate: number;
}

/**
 * A watchlist entry that may be someone in the party. It holds no name: the public list has it under the entry's
 * number.
 */
export interface ListedHit {
  /** 0: the primary guest; from 1: additional guests. */
  person: number;
  /** The list and its number for the entry. */
  entryId: string;
  list: string;
  /** Match score: from 0.95, from 0.88 or from 0.8. */
  band: 'exact' | 'strong' | 'likely';
  /** Number of matched words by the way they match; null if the provider does not say. */
  words: Record<string, number> | null;
  /** Results of comparing dates of birth and countries: `same_birth_date`, `other_country` … */
  qualifiers: string[];
  /** Score of the names alone; missing if the provider does not say, and in older decisions. */
  nameBand?: 'exact' | 'strong' | 'likely';
  /** Dates of birth of the entry, as the list publishes them; missing in older decisions. */
  listedBirthDates?: string[];
}

/** Matches for everyone in the party; matches that the account has dismissed are only counted. */
export interface SanctionsSignal {
  people: number;
  hits: ListedHit[];
  dismissed: number;
  /** Entries ruled out because the ID document has a different date of birth; missing if there are none. */
  cleared?: ListedHit[];
}

/** A finished news search. It holds no text of the articles; the report does, until it is deleted. */
export interface MediaSignal {
  reportId: string;
  status: 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
  articles: number;
  /** Risk categories of the articles that are negative or could not be assessed. */
  categories: string[];
  reason: string | null;
  /** Promised news sources that were not searched; absent in older decisions. */
  gaps?: Gap[];
  /** What was searched, in words; absent in older decisions. */
  scope?: string | null;
}

/** A finished background check: for each source whether it was searched, why not, and the number of records found. */
export interface BackgroundSignal {
  reportId: string;
  sources: { key: string; searched: boolean; reason: string | null; found: number; gaps?: Gap[] }[];
}

/** A credit bureau's assessment, never the report itself. `reasons` are codes. */
export interface CreditSignal {
  outcome: 'clear' | 'consider' | 'no_file';
  score: number | null;
  /** Range of the score, if the bureau states it. */
  scoreFrom: number | null;
  scoreTo: number | null;
  reasons: string[];
}

/** The fraud model's prediction, without the minimum scores for hard evidence. */
export interface FraudModelSignal {
  /** Exact name and version of the model. */
  model: string;
  /** Absent in older decisions, which count as the built-in model. */
  origin?: ModelOrigin;
  /** Probability from the model alone, 0 to 1. */
  probability: number;
  tier: 'auto_approve' | 'review' | 'flag';
  /** The factors with the most influence, as sentences about the booking. */
  reasons: string[];
}

/** The value each lookup returns. */
interface Said {
  phone: PhoneSignal;
  email: EmailSignal;
  ip: IpSignal;
  address: AddressSignal;
  ipThreats: IpThreatSignal;
  mail: MailSignal;
  breaches: BreachSignal;
  social: SocialSignal;
  offenders: OffenderSignal;
  sanctions: SanctionsSignal;
  credit: CreditSignal;
}

/** Name of a lookup. */
export type Lookup = keyof Said;

/** Value of a known answer. */
export type ValueOf<Name extends Lookup> = Said[Name];

/** Answers of the lookups; null if there is nothing to look up or no provider. */
export type Answers = { [Name in Lookup]: Answer<Said[Name]> | null };

/** Steps not uploaded yet, and codes of the findings; `started`: at least one image was uploaded. */
export interface IdCheckSignal {
  started: boolean;
  missing: ('front' | 'back' | 'selfie')[];
  findings: IdFinding[];
  /** The movement check waits for the guest; absent otherwise, and in older decisions. */
  awaitsMovement?: true;
}

/**
 * All inputs of a decision. Stored with the decision so that it can be replayed; holds facts about the guest (valid,
 * disposable, country), never the guest's own data.
 */
export interface Signals extends Pick<Answers, Always>, Partial<Omit<Answers, Always>> {
  /** The time at which the facts were true (ISO 8601). */
  asOf: string;
  /** Effective screen settings of this reservation. */
  screens: Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;
  portal: {
    completed: boolean;
    skipped: boolean;
    acceptedScreens: ScreenName[];
    /** Checks that the guest skipped; absent if there are none, and in older decisions. */
    skippedScreens?: ScreenName[];
  };
  /** The guest's answers in the portal; absent if there are none, and in older decisions. */
  portalTold?: PortalToldSignal;
  /** Contact details confirmed with a code; absent if there are none, and in older decisions. */
  confirmed?: ConfirmedSignal;
  /** How the guest filled in the portal; absent without their consent, and in older decisions. */
  behavior?: BehaviorSignal;
  booking: {
    status: 'CONFIRMED' | 'CANCELED' | 'INQUIRY';
    source: string;
    nights: number | null;
    numberOfGuests: number;
    /** Maximum number of guests of the listing; null without a listing. */
    accommodates: number | null;
    /** Whole days from creation to check-in; null without dates. */
    leadTimeDays: number | null;
    hasListing: boolean;
    listingCountryCode: string | null;
  };
  guest: {
    hasName: boolean;
    /** Age in whole years at check-in (today without dates); null without a date of birth. */
    age: number | null;
  };
  blacklist: { hits: BlacklistHit[] };
  /** Check of the identity document; absent in older decisions. */
  idCheck?: IdCheckSignal;
  /** Absent if no documents of other adults are required, and in older decisions. */
  adults?: AdultsSignal;
  stays: { completed: number; canceled: number; declined: number; lastCheckOutAt: string | null };
  payments: PaymentSignal[];
  /** Long-running searches, `reason` `pending` while they run; absent if not requested. */
  adverseMedia?: Answer<MediaSignal> | null;
  background?: Answer<BackgroundSignal> | null;
  /** Model features as of the same time; absent in older decisions. */
  features?: Record<string, number>;
  /** Fraud prediction from the features; absent if fraud detection is off, and in older decisions. */
  fraudModel?: Answer<FraudModelSignal> | null;
  /** Loyalty prediction from the features; does not affect the decision. Absent in older decisions and in test mode. */
  loyalty?: Answer<LoyaltySignal>;
  /** Set only for accounts in test mode: no provider was called, and the facts are not about a real person. */
  simulated?: true;
  /** In test mode: the scenario played (null: none) and the results it sets in place of checks, by entry. */
  scenario?: { name: string | null; results: Record<string, SetResult> };
}

/** Lookups made for every decision; answers of the others are absent if not requested. */
type Always = 'phone' | 'email' | 'ip' | 'address';

/** Keyed digests of each lookup's question, used to recognize the same question later. */
export type Asked = Partial<Record<Lookup, string | null>>;
