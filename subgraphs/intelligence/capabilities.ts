import type { NonEmptyArray } from 'type-graphql';
import { address } from './address/capability.js';
import { BackgroundResolver } from './background/check/background.resolver.js';
import { MediaResolver } from './background/media/media.resolver.js';
import { breaches } from './breaches/capability.js';
import { credit } from './credit/capability.js';
import { ChangesResolver } from './datasets/changes/changes.resolver.js';
import { RefreshResolver } from './datasets/refresh/refresh.resolver.js';
import { DatasetsResolver } from './datasets/state/datasets.resolver.js';
import { domain } from './domain/capability.js';
import { email } from './email/capability.js';
import { evictions } from './evictions/capability.js';
import { GuestSignalsResolver } from './guest-signals/guest-signals.resolver.js';
import { ip } from './ip/capability.js';
import { StrFraudResolver } from './models/fraud/str-fraud.resolver.js';
import { GuestLoyaltyResolver } from './models/loyalty/guest-loyalty.resolver.js';
import { ModelsResolver } from './models/register/models.resolver.js';
import { TransactionResolver } from './models/transaction/transaction.resolver.js';
import { CoverageGapResolver } from './answer/coverage-gap.resolver.js';
import { OWNER_RESOLVERS } from './owner.resolver.js';
import { IntelligenceNodesResolver } from './nodes.resolver.js';
import { news } from './news/capability.js';
import { offenders } from './offenders/capability.js';
import { phone } from './phone/capability.js';
import { SourcesResolver } from './providers/coverage/sources.resolver.js';
import type { Capability } from './providers/lookup.js';
import { RatesResolver } from './rates/rates.resolver.js';
import { GuestSegmentResolver } from './segments/graph/guest-segment.resolver.js';
import { SegmentFactorResolver } from './segments/graph/segment-factor.resolver.js';
import { SegmentMetricsResolver } from './segments/graph/segment-metrics.resolver.js';
import { ReservationSegmentsResolver } from './segments/graph/reservation-segments.resolver.js';
import { Reservation } from './segments/graph/segment-list.type.js';
import { SegmentListResolver } from './segments/graph/segment-list.resolver.js';
import { social } from './social/capability.js';
import { watchlist } from './watchlist/capability.js';

/** All capabilities of the service, as exported by their folders. */
export const CAPABILITIES: readonly Capability[] = [
  phone,
  email,
  ip,
  domain,
  address,
  breaches,
  social,
  offenders,
  evictions,
  news,
  watchlist,
  credit,
];

// oxlint-disable-next-line typescript/no-unsafe-function-type -- type-graphql's own type of a resolver class
export const intelligenceResolvers: NonEmptyArray<Function> = [
  IntelligenceNodesResolver,
  ...OWNER_RESOLVERS,
  CoverageGapResolver,
  GuestSignalsResolver,
  ...CAPABILITIES.flatMap(({ resolvers }) => resolvers),
  DatasetsResolver,
  RefreshResolver,
  SourcesResolver,
  ChangesResolver,
  RatesResolver,
  MediaResolver,
  BackgroundResolver,
  ModelsResolver,
  StrFraudResolver,
  GuestLoyaltyResolver,
  TransactionResolver,
  GuestSegmentResolver,
  SegmentFactorResolver,
  SegmentMetricsResolver,
  ReservationSegmentsResolver,
  SegmentListResolver,
];

/** Types that no query references. */
// oxlint-disable-next-line typescript/no-unsafe-function-type
export const intelligenceTypes: Function[] = [Reservation];
