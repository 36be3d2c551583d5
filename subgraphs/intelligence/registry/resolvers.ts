import type { NonEmptyArray } from 'type-graphql';
import { WatchlistResolver } from '../watchlist/graph/watchlist.resolver.js';
import { TriageResolver } from '../watchlist/triage/triage.resolver.js';
import { GuestSegmentResolver } from '../segments/graph/guest-segment.resolver.js';
import { SegmentListResolver } from '../segments/graph/segment-list.resolver.js';
import { Reservation } from '../segments/graph/reservation.type.js';
import { ReservationSegmentsResolver } from '../segments/graph/reservation-segments.resolver.js';
import { BackgroundResolver } from '../background/check/background.resolver.js';
import { MediaResolver } from '../background/media/media.resolver.js';
import { SourcesResolver } from '../providers/coverage/sources.resolver.js';
import { ChangesResolver } from '../datasets/changes/changes.resolver.js';
import { DatasetsResolver } from '../datasets/state/datasets.resolver.js';
import { BreachesResolver } from '../imported/breaches/breaches.resolver.js';
import { CompanyResolver } from '../imported/domains/company.resolver.js';
import { EducationResolver } from '../imported/education/education.resolver.js';
import { EvictionsResolver } from '../imported/evictions/evictions.resolver.js';
import { IpThreatsResolver } from '../imported/ip-threats/ip-threats.resolver.js';
import { OffendersResolver } from '../imported/offenders/offenders.resolver.js';
import { AddressResolver } from '../lookups/address/address.resolver.js';
import { EmailFactsResolver } from '../lookups/email/email-facts.resolver.js';
import { EmailResolver } from '../lookups/email/email.resolver.js';
import { GuestSignalsResolver } from '../lookups/guest-signals/guest-signals.resolver.js';
import { IpResolver } from '../lookups/ip/ip.resolver.js';
import { PhoneResolver } from '../lookups/phone/phone.resolver.js';
import { SocialResolver } from '../lookups/social/social.resolver.js';
import { TimeZoneResolver } from '../lookups/time-zone/time-zone.resolver.js';
import { WhoisResolver } from '../lookups/whois/whois.resolver.js';
import { StrFraudResolver } from '../models/fraud/str-fraud.resolver.js';
import { GuestLoyaltyResolver } from '../models/loyalty/guest-loyalty.resolver.js';
import { ModelsResolver } from '../models/register/models.resolver.js';
import { TransactionResolver } from '../models/transaction/transaction.resolver.js';
import { CompareNamesResolver } from '../watchlist/compare/compare-names.resolver.js';

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
