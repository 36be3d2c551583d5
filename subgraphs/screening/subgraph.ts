import { viewerOfLink } from '#kit/cipher/link-token.js';
import { emFor } from '#kit/store/database.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { keepPurged } from '#kit/store/purge.js';
import type { Job } from '#kit/queue/jobs.js';
import type { Subgraph, SubgraphParts } from '#kit/graph/subgraph.js';
import type { Retention } from '#retention';
import { ANALYSIS } from './verification/analysis/analysis.js';
import { analysisJob } from './verification/analysis/analyse-reservation.job.js';
import { analyserNow } from './verification/analysis/analyse-now.js';
import type { AnalysisParts } from './verification/analysis/analyse-reservation.js';
import { BlacklistEntry } from './blacklist/blacklist-entry.entity.js';
import { BlacklistResolver } from './blacklist/blacklist.resolver.js';
import { Callback } from './verification/analysis/callback.entity.js';
import { callbackJob } from './verification/analysis/deliver-callback.job.js';
import { type ScreeningContext, ancestorIdsByGraph, saveListingByGraph, screeningReads } from './context.js';
import { accountModes } from './verification/scenario/account-modes.js';
import { StoredDecision } from './verification/decision/decision.entity.js';
import { ReplayResolver } from './verification/decision/replay/replay.resolver.js';
import { ReservationScreensResolver } from './verification/details/portal-screens/reservation-screens.resolver.js';
import { deliveryJob } from './message/delivery/deliver-message.job.js';
import { sweepMessages } from './message/delivery/sweep-messages.js';
import { Message } from './message/message.entity.js';
import { MessageReservationResolver, MessageResolver } from './message/message.resolver.js';
import { SIMULATED_SENDERS, openSenders } from './message/providers/open-senders.js';
import { MessageTemplate } from './message/template/message-template.entity.js';
import { M001Reservations } from './migrations/m001-reservations.js';
import { M003ReservationLists } from './migrations/m003-reservation-lists.js';
import { M005Messages } from './migrations/m005-messages.js';
import { M006Rules } from './migrations/m006-rules.js';
import { M007ReservationSearch } from './migrations/m007-reservation-search.js';
import { BusinessRule } from './rules/business-rule.entity.js';
import { RuleResolver } from './rules/rule.resolver.js';
import { idCheckPurgeClasses } from './id-check/keep/id-check-purge-classes.js';
import { IdCheckResolver } from './id-check/show/id-check.resolver.js';
import { IdCheck } from './id-check/state/id-check.entity.js';
import { IdImage } from './id-check/state/id-image.entity.js';
import { closeIdImageReaders, readIdImage } from './id-check/reading/read-id-image.js';
import { M010IdCheck } from './migrations/m010-id-check.js';
import { GuestSecret } from './guest/guest-secret.entity.js';
import { portalToken } from './guest/portal/link/portal-token.js';
import { PortalResolver } from './guest/portal/link/portal.resolver.js';
import { PortalAdultResolver, ReservationAdultsResolver } from './guest/portal/adults/show/adult.resolver.js';
import { AuthorityResolver } from './guest/portal/authority/authority.resolver.js';
import { PortalAdultRow } from './guest/portal/adults/portal-adult.entity.js';
import { PortalContentResolver } from './guest/portal/content/content.resolver.js';
import { PortalContentRow } from './guest/portal/content/portal-content.entity.js';
import { PortalCodeResolver } from './guest/portal/codes/code.resolver.js';
import { PortalCode } from './guest/portal/codes/portal-code.entity.js';
import { DepositRow } from './guest/portal/deposit/deposit.entity.js';
import { DepositResolver } from './guest/portal/deposit/deposit.resolver.js';
import { stripeProcessor } from './guest/portal/deposit/providers/stripe-processor.js';
import { PortalFileResolver } from './guest/portal/files/file.resolver.js';
import { PortalFileRow } from './guest/portal/files/portal-file.entity.js';
import { PortalStepRow } from './guest/portal/step/portal-step.entity.js';
import { SignedAgreement } from './guest/portal/step/signed/signed-agreement.entity.js';
import { PortalStepResolver } from './guest/portal/step/step.resolver.js';
import { PortalVisitResolver } from './guest/portal/visit/visit.resolver.js';
import { Note } from './reservation/note/note.entity.js';
import { makeReport } from './verification/report/make-report.js';
import { GuestHistoryResolver } from './guest/history/guest-history.resolver.js';
import { FeaturesResolver } from './verification/features/features.resolver.js';
import { ReportResolver } from './verification/report/report.resolver.js';
import { NoteResolver } from './reservation/note/note.resolver.js';
import { M004Payments } from './migrations/m004-payments.js';
import { PaymentEvent } from './reservation/payment/event/payment-event.entity.js';
import { currencyDecimals } from './reservation/payment/event/currency-decimals.js';
import { PaymentResolver } from './reservation/payment/payment.resolver.js';
import { ReservationChanges } from './reservation/changes/reservation-changes.js';
import { Reservation } from './reservation/reservation.entity.js';
import { ReservationListResolver } from './reservation/list/list.resolver.js';
import { ReservationResolver } from './reservation/reservation.resolver.js';

import { M008Retention } from './migrations/m008-retention.js';
import { M012Features } from './migrations/m012-features.js';
import { M011Portal } from './migrations/m011-portal.js';
import { M014Rescreening } from './migrations/m014-rescreening.js';
import { M030SettingsRuns } from './migrations/m030-settings-runs.js';
import { M031BucketTallies } from './migrations/m031-bucket-tallies.js';
import { M032RememberedTotals } from './migrations/m032-remembered-totals.js';
import { M021Deposits } from './migrations/m021-deposits.js';
import { M019PortalFiles } from './migrations/m019-portal-files.js';
import { M040IdCheckStates } from './migrations/m040-id-check-states.js';
import { M060Authors } from './migrations/m060-authors.js';
import { M080RecordReadings } from './migrations/m080-record-readings.js';
import { M081SelfieDeclined } from './migrations/m081-selfie-declined.js';
import { M082FineHashes } from './migrations/m082-fine-hashes.js';
import { M088PortalCodeCounts } from './migrations/m088-portal-code-counts.js';
import { M097SealedWords } from './migrations/m097-sealed-words.js';
import { M098SealedReasons } from './migrations/m098-sealed-reasons.js';
import { M099StatesByWriters } from './migrations/m099-states-by-writers.js';
import { M100NoTriggers } from './migrations/m100-no-triggers.js';
import { M101Parts } from './migrations/m101-parts.js';
import { M103SealedContacts } from './migrations/m103-sealed-contacts.js';
import { M104UsdRates } from './migrations/m104-usd-rates.js';
import { M020Views } from './migrations/m020-views.js';
import { M050PortalAdults } from './migrations/m050-portal-adults.js';
import { FiguresResolver } from './reservation/figures/figures.resolver.js';
import { SavedView } from './reservation/view/saved-view.entity.js';
import { ViewResolver } from './reservation/view/view.resolver.js';
import { M015GuestSearches } from './migrations/m015-guest-searches.js';
import { M016Tallies } from './migrations/m016-tallies.js';
import { keepTallies } from './reservation/list/tally/settle-tallies.js';
import { M018Loyalty } from './migrations/m018-loyalty.js';
import { followSearchJob } from './verification/searches/follow-search.job.js';
import { forgetSearchesJob } from './verification/searches/forget-searches.job.js';
import { GuestSearch } from './verification/searches/guest-search.entity.js';
import { followImports } from './verification/rescreen/imports/follow-imports.js';
import { followReportsJob } from './verification/rescreen/imports/follow-reports.job.js';
import { followGuestJob } from './verification/rescreen/follow-guest.job.js';
import { followListingJob } from './verification/rescreen/follow-listing.job.js';
import { followSettingsJob } from './verification/rescreen/follow-settings.job.js';
import { rescreenDismissedJob } from './verification/rescreen/rescreen-dismissed.job.js';
import { purgeClasses } from './retention/settings/purge-classes.js';
import { RetentionRow } from './retention/settings/retention.entity.js';
import { RetentionResolver } from './retention/settings/retention.resolver.js';
import { ErasureResolver } from './retention/erasure/erasure.resolver.js';
import { forgetDismissalsByGraph } from './retention/erasure/ask-to-forget.js';
import type { ScreeningSettings } from './settings.js';
import { forgetAnswersJob } from './retention/erasure/forget-answers.job.js';

const decimalsOf = (currency: string) => currencyDecimals(currency.toLowerCase()) ?? 2;

/** Reservations, their analysis and what it shows. */
export const screening: Subgraph = {
  name: 'screening',
  store: {
    schema: 'screening',
    subscribers: [new ReservationChanges()],
    entities: [
      Reservation,
      GuestSecret,
      Note,
      BlacklistEntry,
      StoredDecision,
      Callback,
      PaymentEvent,
      BusinessRule,
      Message,
      MessageTemplate,
      RetentionRow,
      IdCheck,
      IdImage,
      PortalStepRow,
      PortalContentRow,
      SignedAgreement,
      PortalFileRow,
      PortalCode,
      DepositRow,
      PortalAdultRow,
      GuestSearch,
      SavedView,
    ],
    migrations: [
      { name: 'm001-reservations', class: M001Reservations },
      { name: 'm003-reservation-lists', class: M003ReservationLists },
      { name: 'm004-payments', class: M004Payments },
      { name: 'm005-messages', class: M005Messages },
      { name: 'm006-rules', class: M006Rules },
      { name: 'm007-reservation-search', class: M007ReservationSearch },
      { name: 'm008-retention', class: M008Retention },
      { name: 'm010-id-check', class: M010IdCheck },
      { name: 'm011-portal', class: M011Portal },
      { name: 'm012-features', class: M012Features },
      { name: 'm014-rescreening', class: M014Rescreening },
      { name: 'm015-guest-searches', class: M015GuestSearches },
      { name: 'm016-tallies', class: M016Tallies },
      { name: 'm018-loyalty', class: M018Loyalty },
      { name: 'm019-portal-files', class: M019PortalFiles },
      { name: 'm020-views', class: M020Views },
      { name: 'm021-deposits', class: M021Deposits },
      { name: 'm030-settings-runs', class: M030SettingsRuns },
      { name: 'm031-bucket-tallies', class: M031BucketTallies },
      { name: 'm032-remembered-totals', class: M032RememberedTotals },
      { name: 'm040-id-check-states', class: M040IdCheckStates },
      { name: 'm050-portal-adults', class: M050PortalAdults },
      { name: 'm060-authors', class: M060Authors },
      { name: 'm080-record-readings', class: M080RecordReadings },
      { name: 'm081-selfie-declined', class: M081SelfieDeclined },
      { name: 'm082-fine-hashes', class: M082FineHashes },
      { name: 'm088-portal-code-counts', class: M088PortalCodeCounts },
      { name: 'm097-sealed-words', class: M097SealedWords },
      { name: 'm098-sealed-reasons', class: M098SealedReasons },
      { name: 'm099-states-by-writers', class: M099StatesByWriters },
      { name: 'm100-no-triggers', class: M100NoTriggers },
      { name: 'm101-parts', class: M101Parts },
      { name: 'm103-sealed-contacts', class: M103SealedContacts },
      { name: 'm104-usd-rates', class: M104UsdRates },
    ],
  },
  resolvers: [
    ReservationResolver,
    ReservationListResolver,
    ReplayResolver,
    PaymentResolver,
    BlacklistResolver,
    MessageResolver,
    MessageReservationResolver,
    PortalResolver,
    PortalVisitResolver,
    PortalStepResolver,
    ReservationAdultsResolver,
    PortalAdultResolver,
    AuthorityResolver,
    PortalContentResolver,
    PortalFileResolver,
    DepositResolver,
    PortalCodeResolver,
    ReportResolver,
    FeaturesResolver,
    GuestHistoryResolver,
    NoteResolver,
    FiguresResolver,
    ViewResolver,
    RuleResolver,
    ReservationScreensResolver,
    RetentionResolver,
    ErasureResolver,
    IdCheckResolver,
  ],
  types: [],
  references: { Reservation: ({ id }, { load }: ScreeningContext) => load.reservation(id) },
  open(parts: SubgraphParts & ScreeningSettings & { pmsIds: string[]; retention: Retention }, orm) {
    const { pool, graph, jobs, log, publicUrl, allowPrivateCallbacks, mail, sms, retention, retrySeconds, pmsIds } =
      parts;
    const { idImages, files, topics, deposits, portalCodes } = parts;
    const reads = screeningReads(pool, orm!, graph, parts.reads);
    const messages = { jobs, senders: openSenders({ mail, sms }) };
    const testMessages = { jobs, senders: SIMULATED_SENDERS };
    const modeOf = accountModes(graph);
    const messagesIn: AnalysisParts['messagesIn'] = (mode) => (mode === 'test' ? testMessages : messages);
    const analysis = { orm: orm!, graph, jobs, modeOf, messagesIn, retrySeconds, idImages };
    const portalLink = (token: string) => `${publicUrl}/portal/${token}`;
    const portalUrl: ScreeningContext['portalUrl'] = (reservation) => portalLink(portalToken(reservation));
    const ancestorIdsOf = (accountId: string) => ancestorIdsByGraph(graph, accountId);
    const delivery = { ...messages, orm: orm!, pool, graph, log, modeOf, portalUrl };
    const following = { orm: orm!, pool, jobs, graph };
    const analyseNow = analyserNow(analysis, log);
    const processor = deposits && stripeProcessor(deposits, decimalsOf);
    const contextOf = (viewer: Viewer): ScreeningContext => ({
      viewer,
      get em() {
        return emFor(orm!, viewer);
      },
      emOf: (accountId) => emFor(orm!, [accountId]),
      emOfLink: (link) => emFor(orm!, viewerOfLink(link, viewer)),
      pool,
      jobs,
      analysis: ANALYSIS,
      analyseNow,
      retention,
      idImages,
      files,
      readIdImage,
      ancestorIdsOf,
      allowPrivateCallbacks,
      pmsIds,
      deposits: processor,
      forgetDismissals: (accountId, people) => forgetDismissalsByGraph(graph, accountId, people),
      within: (accountId) => contextOf(serviceViewer(accountId)),
      portalFileUrl: (token) => `${publicUrl}/portal-files/${token}`,
      idImageUrl: (token) => `${publicUrl}/id-images/${token}`,
      saveListing: (input) => saveListingByGraph(graph, viewer, input),
      messages: viewer.isTest ? testMessages : messages,
      portalUrl,
      portalLink,
      portalCodes,
      log,
      isTestAccount: async (accountId) => (await modeOf(accountId)) === 'test',
      reportUrl: (token) => `${publicUrl}/reports/${token}`,
      makeReport: (link) => makeReport({ graph, readsOf: reads }, link),
      load: reads(viewer),
    });
    return {
      contextOf,
      close: closeIdImageReaders,
      jobs: [
        analysisJob(analysis),
        callbackJob({ orm: orm!, graph, modeOf }),
        deliveryJob(delivery),
        forgetAnswersJob(orm!, ancestorIdsOf),
        ...[rescreenDismissedJob, followSearchJob, followGuestJob, followListingJob].map((job) => job(following)),
        followSettingsJob(following),
        followReportsJob(following),
        forgetSearchesJob({ pool, graph }),
      ] as Job<never>[],
      keepRunning() {
        const classes = [...purgeClasses(retention), ...idCheckPurgeClasses(files, idImages.keptDays)];
        const purging = { orm: orm!, pool, log, name: 'screening', classes };
        return [
          sweepMessages(delivery),
          keepPurged(purging),
          followImports({ orm: orm!, pool, jobs, graph, log, topics }),
          keepTallies({ pool, log }),
        ];
      },
    };
  },
};
