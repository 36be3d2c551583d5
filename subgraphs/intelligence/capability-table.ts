import type { Capability } from '#kit/process/settings/lookup-providers.js';
import type { EvictionPage } from './evictions/eviction.type.js';
import type { AddressFacts } from './address/address-facts.type.js';
import type { CreditFacts } from './credit/credit-report.type.js';
import type { MxFacts } from './email/mx-answer.type.js';
import type { IpFacts } from './ip/ip-facts.type.js';
import type { PhoneFacts } from './phone/phone-facts.type.js';
import type { AddressQuestion } from './address/question.js';
import type { CreditQuestion } from './credit/question.js';
import type { DomainQuestion } from './domain/question.js';
import type { EmailQuestion } from './email/question.js';
import type { EvictionQuestion } from './evictions/question.js';
import type { IpQuestion } from './ip/question.js';
import type { NewsQuestion } from './news/question.js';
import type { OffenderQuestion } from './offenders/question.js';
import type { PhoneQuestion } from './phone/question.js';
import type { SocialQuestion } from './social/question.js';
import type { WatchlistQuestion } from './watchlist/question.js';
import type { SocialFacts } from './social/social-answer.type.js';
import type { WhoisFacts } from './domain/whois/whois-answer.type.js';
import type { Breach } from './breaches/facts.js';
import type { Company } from './domain/facts.js';
import type { IpThreat } from './ip/facts.js';
import type { NewsFacts } from './news/facts.js';
import type { SexOffender } from './offenders/facts.js';
import type { WatchlistHit } from './watchlist/facts.js';

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
