import type { Capability } from '#kit/process/settings/lookup-providers.js';
import type { EvictionPage } from './evictions/eviction.type.js';
import type { AddressFacts } from './address/address-facts.type.js';
import type { CreditFacts } from './credit/credit-report.type.js';
import type { MxFacts } from './email/mx-answer.type.js';
import type { IpFacts } from './ip/ip-facts.type.js';
import type { PhoneFacts } from './phone/phone-facts.type.js';
import type {
  AddressQuestion,
  CreditQuestion,
  DomainQuestion,
  EmailQuestion,
  EvictionQuestion,
  IpQuestion,
  NewsQuestion,
  OffenderQuestion,
  PhoneQuestion,
  SocialQuestion,
  WatchlistQuestion,
} from './questions.js';
import type { SocialFacts } from './social/social-answer.type.js';
import type { WhoisFacts } from './domain/whois/whois-answer.type.js';
import type { Breach, Company, IpThreat, NewsFacts, SexOffender, WatchlistHit } from './outside-facts.js';

/** What is asked for each capability, and what its providers say. */
interface Table {
  phone: [PhoneQuestion, PhoneFacts];
  mx: [DomainQuestion, MxFacts];
  ip: [IpQuestion, IpFacts];
  ip_threats: [IpQuestion, { threats: IpThreat[] }];
  whois: [DomainQuestion, WhoisFacts];
  company: [DomainQuestion, { companies: Company[] }];
  address: [AddressQuestion, AddressFacts];
  breaches: [EmailQuestion, { breaches: Breach[] }];
  social: [SocialQuestion, SocialFacts];
  sex_offenders: [OffenderQuestion, { offenders: SexOffender[] }];
  evictions: [EvictionQuestion, EvictionPage];
  news: [NewsQuestion, NewsFacts];
  watchlist: [WatchlistQuestion, { hits: WatchlistHit[] }];
  credit: [CreditQuestion, CreditFacts];
}

export type WithProviders = Capability & keyof Table;

export type QuestionOf<Name extends WithProviders> = Table[Name][0];

export type FactsOf<Name extends WithProviders> = Table[Name][1];
