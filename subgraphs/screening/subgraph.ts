import { keepPurged } from '#kit/store/purge.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { Job } from '#kit/queue/jobs.js';
import type { Subgraph } from '#kit/graph/subgraph.js';
import { analysisJob } from './screening/analysis/analyse-reservation.job.js';
import { analysersNow } from './screening/analysis/analyse-now.js';
import { BlacklistEntry } from './booking/blacklist/blacklist-entry.entity.js';
import { BlacklistResolver } from './booking/blacklist/blacklist.resolver.js';
import { Callback } from './booking/reservation/save/callback.entity.js';
import { callbackJob } from './screening/analysis/deliver-callback.job.js';
import { type Context, contexts } from './context.js';
import { ancestors } from './booking/account/ancestors.js';
import { SummaryFieldsResolver } from './screening/summary-fields.resolver.js';
import { SummaryResolver } from './screening/summary.resolver.js';
import { findTold } from './portal/effects/find-told.js';
import { findAdultDocuments } from './portal/adults/find-adult-documents.js';
import { settlePortal } from './portal/step/settle-portal.js';
import { screeningPurgeClasses } from './purge-classes.js';
import { type AccountMode, accountModes } from './booking/account/account-modes.js';
import { StoredDecision } from './screening/decision/decision.entity.js';
import { ExplainedResolver } from './screening/decision/explained/explained.resolver.js';
import { ReplayResolver } from './screening/decision/replay/replay.resolver.js';
import { ReservationScreensResolver } from './booking/screens/reservation-screens.resolver.js';
import { deliveryJob } from './booking/message/delivery/deliver-message.job.js';
import { sweepMessages } from './booking/message/delivery/sweep-messages.js';
import { Message } from './booking/message/message.entity.js';
import { MessageReservationResolver, MessageResolver } from './booking/message/message.resolver.js';
import { SIMULATED_SENDERS, openSenders } from './booking/message/providers/open-senders.js';
import { MessageTemplate } from './booking/message/template/message-template.entity.js';
import type { ScreeningParts } from './context.js';
import { BusinessRule } from './screening/rules/business-rule.entity.js';
import { RuleResolver } from './screening/rules/rule.resolver.js';
import { BusinessRuleVersion } from './screening/rules/rule-version.entity.js';
import { RuleVersionAuthorResolver, RuleVersionsResolver } from './screening/rules/rule-version.resolver.js';
import { idCheckPurgeClasses } from './booking/id-document/id-check-purge-classes.js';
import { isPortalOpen } from './portal/step/is-portal-open.js';
import { MovementResolver } from './portal/id-images/movement/movement.resolver.js';
import { DigitalDocumentResolver } from './portal/id-images/digital/digital-document.resolver.js';
import { IdCheckResolver } from './portal/id-images/show/id-check.resolver.js';
import { IdCheck } from './booking/id-document/id-check.entity.js';
import { IdImage } from './booking/id-document/id-image.entity.js';
import { holdIdImageReaders } from './id-check/reading/read-id-image.js';
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
import { DepositMoneyResolver, DepositResolver } from './portal/deposit/deposit.resolver.js';
import { PortalFileResolver } from './portal/files/file.resolver.js';
import { PortalFileRow } from './portal/files/portal-file.entity.js';
import { PortalStepRow } from './portal/step/portal-step.entity.js';
import { SignedAgreement } from './portal/step/signed/signed-agreement.entity.js';
import { PortalStepResolver } from './portal/step/step.resolver.js';
import { PortalVisitResolver } from './portal/visit/visit.resolver.js';
import { Note } from './booking/note/note.entity.js';
import { GuestHistoryResolver } from './booking/guest/history/guest-history.resolver.js';
import { FeaturesResolver } from './screening/features/features.resolver.js';
import { ReportResolver } from './screening/report/report.resolver.js';
import { NoteResolver } from './booking/note/note.resolver.js';
import { PaymentEvent } from './booking/payment/event/payment-event.entity.js';
import { PaymentEventResolver, PaymentResolver } from './booking/payment/payment.resolver.js';
import { ReservationChanges } from './booking/reservation/changes/reservation-changes.js';
import { Reservation } from './booking/reservation/reservation.entity.js';
import { ReservationListResolver } from './booking/list/list.resolver.js';
import { ReservationResolver } from './booking/reservation/reservation.resolver.js';
import { FiguresResolver } from './booking/figures/figures.resolver.js';
import { Review } from './booking/review/review.entity.js';
import { ReviewResolver } from './booking/review/review.resolver.js';
import { SavedView } from './booking/view/saved-view.entity.js';
import { ViewResolver } from './booking/view/view.resolver.js';
import { keepTallies } from './booking/list/tally/settle-tallies.js';
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
import { forgetAnswersJob } from './booking/retention/erasure/forget-answers.job.js';
import { REFERENCES } from './node-references.js';
import { OWNER_RESOLVERS } from './owner.resolver.js';
import { ScreeningNodesResolver } from './nodes.resolver.js';
import { MIGRATIONS } from './migrations/migrations.js';
import type { PortalOfStay } from './screening/analysis/portal-of-stay.js';

/** Guest portal functions used by the analysis. */
const PORTAL_OF_STAY: PortalOfStay = { findTold, findAdultDocuments, settlePortal };

/** Reservations, their analysis and its results. */
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
      BusinessRuleVersion,
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
      Review,
    ],
    migrations: MIGRATIONS,
  },
  resolvers: [
    ScreeningNodesResolver,
    ...OWNER_RESOLVERS,
    ReservationResolver,
    ReservationListResolver,
    SummaryFieldsResolver,
    SummaryResolver,
    ExplainedResolver,
    ReplayResolver,
    PaymentResolver,
    PaymentEventResolver,
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
    DepositMoneyResolver,
    PortalCodeResolver,
    ReportResolver,
    FeaturesResolver,
    GuestHistoryResolver,
    NoteResolver,
    FiguresResolver,
    ViewResolver,
    ReviewResolver,
    RuleResolver,
    RuleVersionsResolver,
    RuleVersionAuthorResolver,
    ReservationScreensResolver,
    RetentionResolver,
    ErasureResolver,
    DigitalDocumentResolver,
    IdCheckResolver,
    MovementResolver,
  ],
  types: [],
  references: REFERENCES,
  open(settings: ScreeningParts, orm) {
    const { pool, graph, jobs, log, publicUrl, mail, sms, retention, retrySeconds, idImages, files, topics } = settings;
    const modeOf = accountModes(graph);
    const messages = { jobs, senders: openSenders({ mail, sms }) };
    const testMessages = { jobs, senders: SIMULATED_SENDERS };
    const messagesIn = (mode: AccountMode) => (mode === 'test' ? testMessages : messages);
    const portalLink = (token: string) => `${publicUrl}/portal/${token}`;
    const portalUrl: Context['portalUrl'] = (reservation) => portalLink(portalToken(reservation));
    const ancestorIdsOf = ancestors(graph);
    const parts = { ...settings, orm: orm!, modeOf };
    const means = { orm: orm!, graph, jobs, modeOf, messagesIn, ancestorIdsOf };
    const analysis = { ...means, portal: PORTAL_OF_STAY, retrySeconds, idImages };
    const following = { orm: orm!, pool, jobs, graph };
    const contextOf = contexts({
      ...parts,
      messagesIn,
      ...analysersNow(analysis, log),
      portalLink,
      portalUrl,
      ancestorIdsOf,
    });
    const delivery = {
      ...parts,
      ...messages,
      portalUrl,
      isPortalOpen: (row: Reservation) => isPortalOpen(contextOf(serviceViewer(row.accountId)), row),
    };
    return {
      contextOf,
      close: holdIdImageReaders(),
      jobs: [
        analysisJob(analysis),
        callbackJob(parts),
        deliveryJob(delivery),
        forgetAnswersJob(orm!, ancestorIdsOf),
        ...[rescreenDismissedJob, followSearchJob, followGuestJob, followListingJob].map((job) => job(following)),
        followSettingsJob(following),
        followReportsJob(following),
        forgetSearchesJob({ pool, graph }),
      ] as Job<never>[],
      keepRunning() {
        const classes = [...screeningPurgeClasses(retention), ...idCheckPurgeClasses(files, idImages.keptDays)];
        return [
          sweepMessages(delivery),
          keepPurged({ orm: orm!, pool, log, name: 'screening', classes }),
          followImports({ orm: orm!, pool, jobs, graph, log, topics }),
          keepTallies({ pool, log }),
        ];
      },
    };
  },
};
