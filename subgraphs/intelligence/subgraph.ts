import './schema-order.js';
import type { Subgraph, SubgraphParts } from '#kit/graph/subgraph.js';
import type { Retention } from '#retention';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Job } from '#kit/queue/jobs.js';
import { keepPurged } from '#kit/store/purge.js';
import { BackgroundReport } from './background/check/background-report.entity.js';
import { MediaReport } from './background/media/report/media-report.entity.js';
import type { BackgroundContext } from './background/background-context.js';
import { findBackgroundCheck } from './background/check/find-background-check.js';
import { findMediaReport } from './background/media/find-media-report.js';
import { openBackground } from './background/open-background.js';
import { DATASETS } from './capability-sources.js';
import { withOwnUrls } from './datasets/catalogue/with-own-urls.js';
import type { LookupContext } from './context.js';
import { topAccount } from './datasets/refresh/top-account.js';
import { keepKeyed } from './watchlist/importers/keep-keyed.js';
import { keepLoaded } from './datasets/official/keep-loaded.js';
import { DatasetVersion } from './datasets/store/dataset-version.entity.js';
import { askedSources } from './asked-sources.js';
import { lookUpFor, openProviders } from './open-providers.js';
import type { Report } from './providers/provider-failed.js';
import { openReads } from './reads.js';
import { M001Datasets } from './migrations/m001-datasets.js';
import { intelligenceResolvers, intelligenceTypes } from './capabilities.js';
import { M002Watchlists } from './migrations/m002-watchlists.js';
import { M003Background } from './migrations/m003-background.js';
import { M004WatchlistTriage } from './migrations/m004-watchlist-triage.js';
import { M005Models } from './migrations/m005-models.js';
import { M006Segments } from './migrations/m006-segments.js';
import { M008Rates } from './migrations/m008-rates.js';
import { M030StayNotes } from './migrations/m030-stay-notes.js';
import { M070RecordChanges } from './migrations/m070-record-changes.js';
import { M074Feeds } from './migrations/m074-feeds.js';
import { M085WatchlistKeys } from './migrations/m085-watchlist-keys.js';
import { M090PastStays } from './migrations/m090-past-stays.js';
import { M113PredictionNumbers } from './migrations/m113-prediction-numbers.js';
import { M116FirstStatistics } from './migrations/m116-first-statistics.js';
import { M081SweptSearches } from './migrations/m081-swept-searches.js';
import { M040DomainsAndAccounts } from './migrations/m040-domains-and-accounts.js';
import { M080Coverage } from './migrations/m080-coverage.js';
import { M119CleanWatchlistKeys } from './migrations/m119-clean-watchlist-keys.js';
import { M118DatasetRefreshes } from './migrations/m118-dataset-refreshes.js';
import { M083DatasetFetches } from './migrations/m083-dataset-fetches.js';
import { purgeClasses } from './models/purge-classes.js';
import type { ModelsContext } from './models/models-context.js';
import { openRegister } from './models/register/open-register.js';
import { openPredictionLog } from './models/register/prediction-log.js';
import { keepBuilt } from './segments/build/keep-built.js';
import { segmentReads } from './segments/lookup/segment-reads.js';
import { followStayJob } from './segments/stays/follow-stay.job.js';
import type { ReservationFeed, ReservationsNow } from './segments/stays/followed-reservation.js';
import type { IntelligenceSettings } from './settings.js';
import { dismissalReads } from './watchlist/triage/find-dismissals.js';
import { WatchlistDismissal } from './watchlist/triage/watchlist-dismissal.entity.js';

type IntelligenceParts = SubgraphParts &
  IntelligenceSettings & { retention: Retention; reservationFeed: ReservationFeed; reservationsNow: ReservationsNow };

type RefreshContext = Pick<LookupContext, 'refreshing'>;

interface NodeContext {
  viewer: Viewer;
  dismissal: ReturnType<typeof dismissalReads>;
}

/** Lookups of phone numbers, email addresses, IP addresses, places and people, and imported datasets. */
export const intelligence: Subgraph = {
  name: 'intelligence',
  store: {
    schema: 'intelligence',
    entities: [DatasetVersion, MediaReport, BackgroundReport, WatchlistDismissal],
    migrations: [
      { name: 'm001-datasets', class: M001Datasets },
      { name: 'm002-watchlists', class: M002Watchlists },
      { name: 'm003-background', class: M003Background },
      { name: 'm004-watchlist-triage', class: M004WatchlistTriage },
      { name: 'm005-models', class: M005Models },
      { name: 'm006-segments', class: M006Segments },
      { name: 'm008-rates', class: M008Rates },
      { name: 'm030-stay-notes', class: M030StayNotes },
      { name: 'm040-domains-and-accounts', class: M040DomainsAndAccounts },
      { name: 'm070-record-changes', class: M070RecordChanges },
      { name: 'm074-feeds', class: M074Feeds },
      { name: 'm080-coverage', class: M080Coverage },
      { name: 'm081-swept-searches', class: M081SweptSearches },
      { name: 'm083-dataset-fetches', class: M083DatasetFetches },
      { name: 'm085-watchlist-keys', class: M085WatchlistKeys },
      { name: 'm090-past-stays', class: M090PastStays },
      { name: 'm113-prediction-numbers', class: M113PredictionNumbers },
      { name: 'm116-first-statistics', class: M116FirstStatistics },
      { name: 'm118-dataset-refreshes', class: M118DatasetRefreshes },
      { name: 'm119-clean-watchlist-keys', class: M119CleanWatchlistKeys },
    ],
  },
  resolvers: [...intelligenceResolvers],
  types: intelligenceTypes,
  references: {
    AdverseMediaReport: ({ id }, context: BackgroundContext) => findMediaReport(context, id),
    BackgroundCheck: ({ id }, context: BackgroundContext) => findBackgroundCheck(context, id),
    WatchlistDismissal: ({ id }, { dismissal, viewer }: NodeContext) => dismissal(viewer, id),
  },
  open: (parts: IntelligenceParts, orm) => {
    const { pool, log, graph, topics, lookups, datasetsAuto, offenderStatesOff } = parts;
    const datasets = withOwnUrls(DATASETS, parts.datasetUrls);
    const reads = openReads(pool, { ...parts, datasets });
    const refreshing = { pool, datasets, datasetsAuto, topics, isTopAccount: topAccount(graph) };
    const providers = openProviders(lookups, reads);
    const sources = askedSources(lookups, reads);
    const segments = segmentReads(pool);
    const dismissal = dismissalReads(pool);
    const report: Report = ({ capability, error }) => log.warn({ err: error, capability }, 'provider.failed');
    const failed = (err: unknown) => log.warn({ err }, 'model.not_reached');
    const [register, predictions] = [openRegister(pool, failed), openPredictionLog(pool, failed)];
    const background = openBackground(parts, { orm: orm!, providers, reads, report });
    const predicting = (viewer: Viewer): Omit<ModelsContext, 'em'> & NodeContext & RefreshContext => ({
      viewer,
      refreshing,
      dismissal,
      reads,
      report,
      lookUp: lookUpFor(providers, viewer, report),
      offenderStatesOff,
      sources,
      segments,
      register,
      predictions,
      pool,
      graph,
    });
    return {
      contextOf: (viewer) => background.contextOf(viewer, predicting(viewer)),
      jobs: [...background.jobs, followStayJob(pool, parts.reservationsNow)] as Job<never>[],
      keepRunning: () => [
        ...(datasetsAuto
          ? [
              keepLoaded(pool, datasets, {
                log,
                topics,
                allowPrivate: parts.datasetsAllowPrivate,
                say: (line) => void process.stdout.write(`${line}\n`),
              }),
            ]
          : []),
        keepPurged({
          orm: orm!,
          pool,
          log,
          name: 'intelligence',
          classes: [...purgeClasses, ...background.purgeClasses],
        }),
        keepBuilt(pool, parts.reservationFeed, log),
        keepKeyed(pool, log),
        ...background.keepRunning(),
      ],
      close: () => predictions.stop(),
    };
  },
};
