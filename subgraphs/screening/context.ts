import type { MikroORM } from '@mikro-orm/postgresql';
import { type SignedLink, viewerOfLink } from '#kit/cipher/link-token.js';
import { serviceViewer } from '#kit/graph/graph.js';
import type { SubgraphParts } from '#kit/graph/subgraph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { emFor } from '#kit/store/database.js';
import type { Retention } from '#retention';
import type { AccountMode, AccountModes } from './booking/account/account-modes.js';
import { bookingReads } from './booking/context.js';
import { idCheckReads } from './booking/id-document/id-check-reads.js';
import type { MessageParts } from './booking/message/queue-messages.js';
import { currencyDecimals } from '#kit/currency-decimals.js';
import { ANALYSIS } from './booking/reservation/analysis.js';
import { saveListingByGraph } from './booking/reservation/booked-listing.js';
import { readFrames, readIdImage } from './id-check/reading/read-id-image.js';
import type { PortalContext } from './portal/context.js';
import { stripeProcessor } from './portal/deposit/providers/stripe-processor.js';
import { forgetPortals } from './portal/retention/forget-portals.js';
import { portalReads } from './portal/visit/portal-reads.js';
import { type ScreeningContext, screeningReads } from './screening/context.js';
import { forgetDecisions } from './screening/erasure/forget-decisions.js';
import { dismissalsForgetter } from './screening/erasure/forget-dismissals.js';
import { documentJudge } from './screening/id-evidence/document-judge.js';
import { evidenceReads } from './screening/id-evidence/evidence-reads.js';
import { locate } from './screening/places/find-places.js';
import type { Whereabouts } from './screening/places/guest-places.type.js';
import { makeReport } from './screening/report/make-report.js';
import type { ScreeningSettings } from './settings.js';

/** Context of all three parts; each uses its share. */
export type Context = PortalContext & ScreeningContext;

/** Dependencies passed in by the process that opens the subgraph. */
export type ScreeningParts = SubgraphParts & ScreeningSettings & { pmsIds: string[]; retention: Retention };

/** Per-process dependencies of contexts. */
export interface ContextParts
  extends ScreeningParts, Pick<Context, 'analyseFirst' | 'analyseNow' | 'ancestorIdsOf' | 'portalLink' | 'portalUrl'> {
  orm: MikroORM;
  modeOf: AccountModes;
  messagesIn(mode: AccountMode): MessageParts;
}

const decimalsOf = (currency: string) => currencyDecimals(currency.toLowerCase()) ?? 2;

/** Builds request contexts, limited to what the viewer can access. */
export function contexts(parts: ContextParts): (viewer: Viewer) => Context {
  const { pool, orm, graph, jobs, log, publicUrl, retention, idImages, files, modeOf, messagesIn } = parts;
  const { allowPrivateCallbacks, pmsIds, portalCodes, analyseFirst, analyseNow, ancestorIdsOf, portalLink, portalUrl } =
    parts;
  const documents = idCheckReads(pool, orm);
  const [booking, portal, screening] = [
    bookingReads({ pool, orm, graph, reads: parts.reads, documents }),
    portalReads(pool, orm, graph),
    screeningReads(pool, orm),
  ];
  const readsOf = (viewer: Viewer) => ({ ...booking(viewer), ...portal(viewer), ...screening(viewer) });
  const shared = {
    pool,
    jobs,
    log,
    retention,
    idImages,
    files,
    allowPrivateCallbacks,
    pmsIds,
    portalCodes,
    analyseFirst,
    analyseNow,
    ancestorIdsOf,
    portalLink,
    portalUrl,
    analysis: ANALYSIS,
    readIdImage,
    readFrames,
    deposits: parts.deposits && stripeProcessor(parts.deposits, decimalsOf),
    documents: documentJudge(evidenceReads(pool, documents), idImages),
    forgetting: {
      portals: forgetPortals,
      decisions: forgetDecisions,
      dismissals: dismissalsForgetter(graph, idImages),
    },
    portalFileUrl: (token: string) => `${publicUrl}/portal-files/${token}`,
    idImageUrl: (token: string) => `${publicUrl}/id-images/${token}`,
    reportUrl: (token: string) => `${publicUrl}/reports/${token}`,
    isTestAccount: async (accountId: string) => (await modeOf(accountId)) === 'test',
    locateGuest: (accountId: string, asked: Whereabouts) => locate(graph, accountId, asked),
    makeReport: (link: SignedLink, language: string | null) => makeReport({ graph, readsOf }, link, language),
  };
  const contextOf = (viewer: Viewer): Context => ({
    ...shared,
    viewer,
    get em() {
      return emFor(orm, viewer);
    },
    emOf: (accountId) => emFor(orm, [accountId]),
    emOfLink: (link) => emFor(orm, viewerOfLink(link, viewer)),
    within: (accountId) => contextOf(serviceViewer(accountId)),
    saveListing: (input) => saveListingByGraph(graph, viewer, input),
    messages: messagesIn(viewer.isTest ? 'test' : 'live'),
    load: readsOf(viewer),
  });
  return contextOf;
}
