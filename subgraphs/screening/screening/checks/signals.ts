import type { CheckResult } from '../details/check-result.js';
import type { IdFinding } from '../../booking/facts/id-findings.js';
import type { BlacklistHit } from '../../booking/facts/blacklist-facts.js';
import type { LoyaltySignal, ModelOrigin } from '../../booking/facts/loyalty-facts.js';
import type { PaymentSignal } from '../../booking/facts/payment-facts.js';
import type { AdultsSignal, ConfirmedSignal, PortalToldSignal } from '../../booking/facts/portal-facts.js';
import type { ScreenName, ScreenSetting } from '../../booking/facts/screens.js';

/**
 * What a provider said, or why nobody could say. `source` names who answered, `asOf` how fresh its data is (ISO 8601),
 * `askedAt` when it was asked: before the signals' own `asOf` where an earlier answer to the same question was kept.
 */
export type Answer<T> =
  | { known: true; source: string; asOf: string; askedAt?: string; value: T; gaps?: Gap[] }
  /** `failed`: who should have answered could not; it is asked again. */
  | { known: false; reason: string; failed?: true; gaps?: Gap[] };

/**
 * A source that was not consulted, or too old, with a sentence for the operator. Answers from before gaps were noted have
 * none.
 */
export interface Gap {
  source: string;
  reason: string;
  message: string;
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
  /** The address belongs to a booking channel and hides the guest's own. */
  masked: boolean;
  /** The domain is that of a university or college; absent in decisions from before it was looked up. */
  education?: boolean;
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
  /** Postal abbreviation of a State of the United States; absent in decisions from before it was asked for. */
  state?: string | null;
}

/** Lists that an IP address is on; `tags` are `attacks`, `spam`, `vpn`, `tor`, `proxy` and `datacenter`. */
export interface IpThreatSignal {
  lists: number;
  tags: string[];
}

export interface MailSignal {
  /** Some host takes mail for the domain. */
  acceptsMail: boolean;
}

/** Breaches that the e-mail address was in; `firstYear` is that of the earliest whose day is known. */
export interface BreachSignal {
  count: number;
  firstYear: number | null;
}

/** In how many networks the contact details were looked for, and in how many there is an account. */
export interface SocialSignal {
  asked: number;
  registered: number;
}

/** Records of a register under the guest's name; the others have no birth date. */
export interface OffenderSignal {
  records: number;
  sameBirthDate: number;
}

/** An entry of a watchlist that may be somebody of the party. It names no name: the entry does, on the public list. */
export interface ListedHit {
  /** 0: the guest who booked; the others of the party from 1 on. */
  person: number;
  /** The list and its own number of the entry. */
  entryId: string;
  list: string;
  /** How alike the names are: from 0.95, from 0.88 or from 0.8 on. */
  band: 'exact' | 'strong' | 'likely';
  /** How many words of the names were taken for one, by the way in which they are alike; null where nobody tells. */
  words: Record<string, number> | null;
  /** What birth dates and countries said: `same_birth_date`, `other_country` … */
  qualifiers: string[];
  /** How alike the names alone are; missing where nobody tells, and in decisions from before. */
  nameBand?: 'exact' | 'strong' | 'likely';
  /** Birth dates of the entry, as the list publishes them; missing in decisions from before. */
  listedBirthDates?: string[];
}

/** Everybody of the party was looked for; what the account has dismissed is counted and left out. */
export interface SanctionsSignal {
  people: number;
  hits: ListedHit[];
  dismissed: number;
  /** Entries whose birth date is another one than that in the ID document; missing where there are none. */
  cleared?: ListedHit[];
}

/** A search of the news that has ended. It holds no word of the articles; the report does, while it is kept. */
export interface MediaSignal {
  reportId: string;
  status: 'NO_RESULTS' | 'REVIEW' | 'FINISHED';
  articles: number;
  /** Of those that speak ill of the person. */
  categories: string[];
  reason: string | null;
  /** What of the promised news was not searched; absent in decisions from before it was told. */
  gaps?: { source: string; reason: string; message: string }[];
  /** What was searched, in words; absent likewise. */
  scope?: string | null;
}

/** A background check that has ended: of each source whether it was searched, why not, and how much it found. */
export interface BackgroundSignal {
  reportId: string;
  sources: { key: string; searched: boolean; reason: string | null; found: number; gaps?: Gap[] }[];
}

/** What a credit bureau makes of the guest; never the report. `reasons` are codes. */
export interface CreditSignal {
  outcome: 'clear' | 'consider' | 'no_file';
  score: number | null;
  /** What a score can be at least and at most, where the bureau tells. */
  scoreFrom: number | null;
  scoreTo: number | null;
  reasons: string[];
}

/** What the fraud model says, floors of hard evidence left out. */
export interface FraudModelSignal {
  /** Which model it was, to the letter. */
  model: string;
  /** Absent in decisions from before it was kept, which counts as a prior. */
  origin?: ModelOrigin;
  /** 0 to 1, by the model alone. */
  probability: number;
  tier: 'auto_approve' | 'review' | 'flag';
  /** What moved it most, in sentences about the booking. */
  reasons: string[];
}

/** What each lookup says. */
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

/** What providers are asked about. */
export type Lookup = keyof Said;

/** What a lookup says once it is known. */
export type ValueOf<Name extends Lookup> = Said[Name];

/** The answers of lookups; null: there is nothing to ask, or nobody to ask it of. */
export type Answers = { [Name in Lookup]: Answer<Said[Name]> | null };

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
export interface Signals extends Pick<Answers, Always>, Partial<Omit<Answers, Always>> {
  /** The moment the facts are true for (ISO 8601). */
  asOf: string;
  /** Settings in force for this reservation, after precedence. */
  screens: Record<ScreenName, Exclude<ScreenSetting, 'inherit'>>;
  portal: { completed: boolean; skipped: boolean; acceptedScreens: ScreenName[] };
  /** Absent in decisions from before it was weighed, and while nothing was told. */
  portalTold?: PortalToldSignal;
  /** Absent while nothing was confirmed, and in decisions from before it was weighed. */
  confirmed?: ConfirmedSignal;
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
  blacklist: { hits: BlacklistHit[] };
  /** The check of the identity document; absent in decisions from before there was one. */
  idCheck?: IdCheckSignal;
  /** Absent where no documents of other adults are asked for, and in decisions from before they were. */
  adults?: AdultsSignal;
  stays: { completed: number; canceled: number; declined: number; lastCheckOutAt: string | null };
  payments: PaymentSignal[];
  /** Searches that take their time, `reason` `pending` while they do; absent where they were not asked for. */
  adverseMedia?: Answer<MediaSignal> | null;
  background?: Answer<BackgroundSignal> | null;
  /** What a model looks at, as of the same moment; absent in decisions from before it was kept. */
  features?: Record<string, number>;
  /** What the fraud model made of them; absent where the fraud detection is off, and in decisions from before. */
  fraudModel?: Answer<FraudModelSignal> | null;
  /** What the loyalty model made of them; it weighs nothing. Absent in decisions from before, and in test mode. */
  loyalty?: Answer<LoyaltySignal>;
  /** Only for an account in test mode: no provider was asked, and a person in these facts does not exist. */
  simulated?: true;
  /** With it: the scenario that was played (null: none), and what it says in the stead of checks, by entry. */
  scenario?: { name: string | null; results: Record<string, CheckResult> };
}

/** The answers of every decision; those of the other lookups are absent where they were not asked for. */
type Always = 'phone' | 'email' | 'ip' | 'address';

/** Keyed digests of what each lookup was asked, where it was. They tell whether a question is the same. */
export type Asked = Partial<Record<Lookup, string | null>>;
