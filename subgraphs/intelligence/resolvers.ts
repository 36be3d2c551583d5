import type { NonEmptyArray } from 'type-graphql';
import { WatchlistResolver } from './watchlist/graph/watchlist.resolver.js';
import { TriageResolver } from './watchlist/triage/triage.resolver.js';
import { GuestSegmentResolver } from './segments/graph/guest-segment.resolver.js';
import { SegmentListResolver } from './segments/graph/segment-list.resolver.js';
import { Reservation } from './segments/graph/reservation.type.js';
import { ReservationSegmentsResolver } from './segments/graph/reservation-segments.resolver.js';
import { BackgroundResolver } from './background/check/background.resolver.js';
import { MediaResolver } from './background/media/media.resolver.js';
import { SourcesResolver } from './sources/sources.resolver.js';
import { ChangesResolver } from './datasets/changes/changes.resolver.js';
import { DatasetsResolver } from './datasets/state/datasets.resolver.js';
import { BreachesResolver } from './breaches/breaches.resolver.js';
import { CompanyResolver } from './domain/company/company.resolver.js';
import { EducationResolver } from './email/education/education.resolver.js';
import { EvictionsResolver } from './evictions/evictions.resolver.js';
import { IpThreatsResolver } from './ip/threats/ip-threats.resolver.js';
import { OffendersResolver } from './offenders/offenders.resolver.js';
import { AddressResolver } from './address/address.resolver.js';
import { EmailFactsResolver } from './email/email-facts.resolver.js';
import { EmailResolver } from './email/email.resolver.js';
import { GuestSignalsResolver } from './guest-signals/guest-signals.resolver.js';
import { IpResolver } from './ip/ip.resolver.js';
import { PhoneResolver } from './phone/phone.resolver.js';
import { SocialResolver } from './social/social.resolver.js';
import { TimeZoneResolver } from './address/time-zone/time-zone.resolver.js';
import { WhoisResolver } from './domain/whois/whois.resolver.js';
import { StrFraudResolver } from './models/fraud/str-fraud.resolver.js';
import { GuestLoyaltyResolver } from './models/loyalty/guest-loyalty.resolver.js';
import { ModelsResolver } from './models/register/models.resolver.js';
import { TransactionResolver } from './models/transaction/transaction.resolver.js';
import { CompareNamesResolver } from './watchlist/compare/compare-names.resolver.js';

// oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own type of a resolver class
export const intelligenceResolvers: NonEmptyArray<Function> = [
  PhoneResolver,
  EmailResolver,
  EmailFactsResolver,
  IpResolver,
  AddressResolver,
  TimeZoneResolver,
  GuestSignalsResolver,
  WhoisResolver,
  SocialResolver,
  CompareNamesResolver,
  DatasetsResolver,
  SourcesResolver,
  ChangesResolver,
  IpThreatsResolver,
  EducationResolver,
  BreachesResolver,
  CompanyResolver,
  OffendersResolver,
  EvictionsResolver,
  MediaResolver,
  BackgroundResolver,
  ModelsResolver,
  StrFraudResolver,
  GuestLoyaltyResolver,
  TransactionResolver,
  TriageResolver,
  WatchlistResolver,
  GuestSegmentResolver,
  ReservationSegmentsResolver,
  SegmentListResolver,
];

/** Types that no query reaches. */
// oxlint-disable-next-line typescript/no-unsafe-function-type
export const intelligenceTypes: Function[] = [Reservation];
