import { viewerOfLink } from '#kit/cipher/link-token.js';
import { emFor } from '#kit/store/database.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { keepPurged } from '#kit/store/purge.js';
import type { Job } from '#kit/queue/jobs.js';
import type { Subgraph, SubgraphParts } from '#kit/graph/subgraph.js';
import type { Retention } from '#retention';
import type { ScreeningSettings } from './settings.js';
import { ANALYSIS } from './booking/reservation/analysis.js';
import { analysisJob } from './screening/analysis/analyse-reservation.job.js';
import { analyserNow } from './screening/analysis/analyse-now.js';
import type { AnalysisParts } from './screening/analysis/analyse-reservation.js';
import { BlacklistEntry } from './booking/blacklist/blacklist-entry.entity.js';
import { BlacklistResolver } from './booking/blacklist/blacklist.resolver.js';
import { Callback } from './booking/reservation/save/callback.entity.js';
import { callbackJob } from './screening/analysis/deliver-callback.job.js';
import { type Context, subgraphReads } from './context.js';
import { ancestorIdsByGraph, saveListingByGraph } from './booking/context.js';
import { SummaryResolver } from './screening/summary.resolver.js';
import { idCheckReads } from './booking/id-document/id-check-reads.js';
import { documentJudge } from './screening/id-evidence/document-judge.js';
import { evidenceReads } from './screening/id-evidence/evidence-reads.js';
import { findTold } from './portal/effects/find-told.js';
import { findAdultDocuments } from './portal/adults/find-adult-documents.js';
import { settlePortal } from './portal/step/settle-portal.js';
import { forgetPortals } from './portal/retention/forget-portals.js';
import { forgetDecisions } from './screening/erasure/forget-decisions.js';
import { screeningPurgeClasses } from './purge-classes.js';
import { accountModes } from './booking/account/account-modes.js';
import { StoredDecision } from './screening/decision/decision.entity.js';
import { ReplayResolver } from './screening/decision/replay/replay.resolver.js';
import { ReservationScreensResolver } from './booking/screens/reservation-screens.resolver.js';
import { deliveryJob } from './booking/message/delivery/deliver-message.job.js';
import { sweepMessages } from './booking/message/delivery/sweep-messages.js';
import { Message } from './booking/message/message.entity.js';
import { MessageReservationResolver, MessageResolver } from './booking/message/message.resolver.js';
import { SIMULATED_SENDERS, openSenders } from './booking/message/providers/open-senders.js';
import { MessageTemplate } from './booking/message/template/message-template.entity.js';
import { M001Reservations } from './migrations/m001-reservations.js';
import { M003ReservationLists } from './migrations/m003-reservation-lists.js';
import { M005Messages } from './migrations/m005-messages.js';
import { M006Rules } from './migrations/m006-rules.js';
import { M007ReservationSearch } from './migrations/m007-reservation-search.js';
import { BusinessRule } from './screening/rules/business-rule.entity.js';
import { RuleResolver } from './screening/rules/rule.resolver.js';
import { idCheckPurgeClasses } from './booking/id-document/id-check-purge-classes.js';
import { IdCheckResolver } from './portal/id-images/show/id-check.resolver.js';
import { IdCheck } from './booking/id-document/id-check.entity.js';
import { IdImage } from './booking/id-document/id-image.entity.js';
import { closeIdImageReaders, readIdImage } from './id-check/reading/read-id-image.js';
import { M010IdCheck } from './migrations/m010-id-check.js';
import { GuestSecret } from './booking/guest/guest-secret.entity.js';
import { portalToken } from './portal/link/portal-token.js';
import { PortalResolver } from './portal/link/portal.resolver.js';
import { PortalAdultResolver, ReservationAdultsResolver } from './portal/adults/show/adult.resolver.js';
import { AuthorityResolver } from './portal/authority/authority.resolver.js';
import { PortalAdultRow } from './portal/adults/portal-adult.entity.js';
import { PortalContentResolver } from './portal/content/content.resolver.js';
import { PortalContentRow } from './portal/content/portal-content.entity.js';
import { PortalCodeResolver } from './portal/codes/code.resolver.js';
import { PortalCode } from './portal/codes/portal-code.entity.js';
import { DepositRow } from './portal/deposit/deposit.entity.js';
import { DepositResolver } from './portal/deposit/deposit.resolver.js';
import { stripeProcessor } from './portal/deposit/providers/stripe-processor.js';
import { PortalFileResolver } from './portal/files/file.resolver.js';
import { PortalFileRow } from './portal/files/portal-file.entity.js';
import { PortalStepRow } from './portal/step/portal-step.entity.js';
import { SignedAgreement } from './portal/step/signed/signed-agreement.entity.js';
import { PortalStepResolver } from './portal/step/step.resolver.js';
import { PortalVisitResolver } from './portal/visit/visit.resolver.js';
import { Note } from './booking/note/note.entity.js';
import { makeReport } from './screening/report/make-report.js';
import { GuestHistoryResolver } from './booking/guest/history/guest-history.resolver.js';
import { FeaturesResolver } from './screening/features/features.resolver.js';
import { ReportResolver } from './screening/report/report.resolver.js';
import { NoteResolver } from './booking/note/note.resolver.js';
import { M004Payments } from './migrations/m004-payments.js';
import { PaymentEvent } from './booking/payment/event/payment-event.entity.js';
import { currencyDecimals } from './booking/payment/event/currency-decimals.js';
import { PaymentResolver } from './booking/payment/payment.resolver.js';
import { ReservationChanges } from './booking/reservation/changes/reservation-changes.js';
import { Reservation } from './booking/reservation/reservation.entity.js';
import { ReservationListResolver } from './booking/list/list.resolver.js';
import { ReservationResolver } from './booking/reservation/reservation.resolver.js';

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
import { FiguresResolver } from './booking/figures/figures.resolver.js';
import { SavedView } from './booking/view/saved-view.entity.js';
import { ViewResolver } from './booking/view/view.resolver.js';
import { M015GuestSearches } from './migrations/m015-guest-searches.js';
import { M016Tallies } from './migrations/m016-tallies.js';
import { keepTallies } from './booking/list/tally/settle-tallies.js';
import { M018Loyalty } from './migrations/m018-loyalty.js';
import { followSearchJob } from './screening/searches/follow-search.job.js';
import { forgetSearchesJob } from './screening/searches/forget-searches.job.js';
import { GuestSearch } from './screening/searches/guest-search.entity.js';
import { followImports } from './screening/rescreen/imports/follow-imports.js';
import { followReportsJob } from './screening/rescreen/imports/follow-reports.job.js';
import { followGuestJob } from './screening/rescreen/follow-guest.job.js';
import { followListingJob } from './screening/rescreen/follow-listing.job.js';
import { followSettingsJob } from './screening/rescreen/follow-settings.job.js';
import { rescreenDismissedJob } from './screening/rescreen/rescreen-dismissed.job.js';
import { RetentionRow } from './booking/retention/settings/retention.entity.js';
import { RetentionResolver } from './booking/retention/settings/retention.resolver.js';
import { ErasureResolver } from './booking/retention/erasure/erasure.resolver.js';
import { dismissalsForgetter } from './screening/erasure/forget-dismissals.js';
import { forgetAnswersJob } from './booking/retention/erasure/forget-answers.job.js';

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
    SummaryResolver,
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
  references: { Reservation: ({ id }, { load }: Context) => load.reservation(id) },
  open(parts: SubgraphParts & ScreeningSettings & { pmsIds: string[]; retention: Retention }, orm) {
    const { pool, graph, jobs, log, publicUrl, allowPrivateCallbacks, mail, sms, retention, retrySeconds, pmsIds } =
      parts;
    const { idImages, files, topics, deposits, portalCodes } = parts;
    const documents = idCheckReads(pool, orm!);
    const reads = subgraphReads({ pool, orm: orm!, graph, reads: parts.reads, documents });
    const messages = { jobs, senders: openSenders({ mail, sms }) };
    const testMessages = { jobs, senders: SIMULATED_SENDERS };
    const modeOf = accountModes(graph);
    const messagesIn: AnalysisParts['messagesIn'] = (mode) => (mode === 'test' ? testMessages : messages);
    const portal = { findTold, findAdultDocuments, settlePortal };
    const analysis = { orm: orm!, graph, jobs, portal, modeOf, messagesIn, retrySeconds, idImages };
    const portalLink = (token: string) => `${publicUrl}/portal/${token}`;
    const portalUrl: Context['portalUrl'] = (reservation) => portalLink(portalToken(reservation));
    const ancestorIdsOf = (accountId: string) => ancestorIdsByGraph(graph, accountId);
    const delivery = { ...messages, orm: orm!, pool, graph, log, modeOf, portalUrl };
    const following = { orm: orm!, pool, jobs, graph };
    const analyseNow = analyserNow(analysis, log);
    const judge = documentJudge(evidenceReads(pool, documents), idImages);
    const forgetting = {
      portals: forgetPortals,
      decisions: forgetDecisions,
      dismissals: dismissalsForgetter(graph, idImages),
    };
    const processor = deposits && stripeProcessor(deposits, decimalsOf);
    const contextOf = (viewer: Viewer): Context => ({
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
      forgetting,
      documents: judge,
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
        const classes = [...screeningPurgeClasses(retention), ...idCheckPurgeClasses(files, idImages.keptDays)];
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
