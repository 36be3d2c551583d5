import DataLoader from 'dataloader';
import type { Searched } from './screening/erasure/ask-to-forget.js';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { SignedLink } from '#kit/cipher/link-token.js';
import { columnsOf } from '#kit/store/columns.js';
import { type Graph, type GraphProblem, serviceViewer } from '#kit/graph/graph.js';
import type { IdImageSettings } from '#kit/process/settings/id-images.js';
import type { Retention } from '#kit/process/settings/retention.js';
import { Failure } from '#kit/failure.js';
import { isId } from '#kit/id.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { FileStore } from '#kit/store/files/file-store.js';
import type { Reads } from '#kit/store/replicas.js';
import type { Viewer } from '#kit/graph/viewer.js';
import type { Log } from '#kit/process/log.js';
import type { PortalCodeLimits } from '#kit/process/settings/portal-codes.js';
import type { ANALYSIS } from './booking/reservation/analysis.js';
import { decisionWithReasons } from './screening/decision/sealed-reasons.js';
import { StoredDecision } from './screening/decision/decision.entity.js';
import { BusinessRule } from './screening/rules/business-rule.entity.js';
import type { DepositProcessor } from './portal/deposit/providers/deposit-processor.js';
import type { readIdImage } from './id-check/reading/read-id-image.js';
import { idCheckReads } from './booking/id-document/id-check-reads.js';
import { type Layer, MAX_STAYS_AT_ONCE, type SettledStay, askAccountLayers } from './booking/screens/account-layers.js';
import { messageReads } from './booking/message/reads/message-reads.js';
import type { MessageParts } from './booking/message/queue-messages.js';
import { askListingIds } from './booking/list/ask-listing-ids.js';
import { listReads } from './booking/list/list-reads.js';
import { openedRow, withContacts } from './booking/guest/contacts/contact-columns.js';
import { partyReads } from './booking/guest/party-reads.js';
import { portalReads } from './portal/visit/portal-reads.js';
import { Note } from './booking/note/note.entity.js';
import { openedNote } from './booking/note/opened-note.js';
import type { ReportFile } from './screening/report/report.type.js';
import { UNSHOWN, openPaymentEvent } from './booking/payment/event/open-payment-event.js';
import { PaymentEvent } from './booking/payment/event/payment-event.entity.js';
import { Reservation } from './booking/reservation/reservation.entity.js';
import { repeatGuestReads } from './booking/guest/repeat-guests.js';

const LISTING = /* GraphQL */ `
  query ReservedListing($id: ID!) {
    listing(id: $id) {
      id
    }
  }
`;

const ANCESTORS = /* GraphQL */ `
  query Ancestors {
    me {
      ancestorIds
    }
  }
`;

const SAVE_LISTING = /* GraphQL */ `
  mutation SaveReservedListing($input: ListingInput!) {
    saveListing(input: $input) {
      id
    }
  }
`;

/** Saves a listing along with a reservation, by the property subgraph; gives its id. Throws the property's failure. */
export async function saveListingByGraph(
  graph: Graph,
  viewer: Viewer,
  input: Record<string, unknown>,
): Promise<string> {
  const { data, errors } = await graph(SAVE_LISTING, { input }, viewer);
  const [error] = errors;
  if (error) throw listingFailure(error);
  return (data as { saveListing: { id: string } }).saveListing.id;
}

/** What is wrong with the listing, told by its place in the reservation. */
function listingFailure({ code, message, details }: GraphProblem): Failure {
  const problems = details?.map(({ loc, ...problem }) => ({ loc: ['listing', ...loc], ...problem }));
  const text = problems?.[0] ? `${problems[0].loc.join('.')} ${problems[0].msg}` : message;
  return new Failure(code === 'BAD_USER_INPUT' ? 'BAD_INPUT' : (code ?? 'UNAVAILABLE'), text, problems);
}

/** The listing that a stay is to be at, by the property subgraph; null: there is none. Throws UNAVAILABLE. */
async function listingByGraph(graph: Graph, viewer: Viewer, id: string): Promise<{ id: string } | null> {
  const { data, errors } = await graph(LISTING, { id }, viewer);
  if (errors.length > 0) throw new Failure('UNAVAILABLE', 'The listing could not be read; try again.');
  return (data?.listing as { id: string } | null | undefined) ?? null;
}

/** The accounts above one, by the identity subgraph. */
export async function ancestorIdsByGraph(graph: Graph, accountId: string): Promise<string[]> {
  const { data, errors } = await graph(ANCESTORS, {}, serviceViewer(accountId));
  if (errors.length > 0) throw new Error('The accounts above an account could not be asked for.');
  return (data as { me: { ancestorIds: string[] } | null }).me?.ancestorIds ?? [];
}

/** What the accounts' settings of screens say of a stay; stays of one turn of the event loop are asked for together. */
function accountLayers(graph: Graph): (stay: SettledStay) => Promise<Layer> {
  const loader = new DataLoader<SettledStay, Layer>((stays) => askAccountLayers(graph, stays), {
    cache: false,
    maxBatchSize: MAX_STAYS_AT_ONCE,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (stay) => loader.load(stay);
}

/** Reads of the subgraph; they answer with columns, never with managed entities. */
export function screeningReads(pool: pg.Pool, orm: MikroORM, graph: Graph, reads: Reads = pool) {
  const from = {
    table: 'screening.reservation',
    columns: columnsOf(orm, Reservation, ['guestMarks', 'guestNameMarks', 'contactIndex']),
  };
  const reservation = rowBy<Reservation>(pool, { ...from, by: 'id', type: 'uuid' });
  const byCode = rowsBy<Reservation>(pool, { ...from, by: 'confirmation_code', type: 'text' });
  const byPmsId = rowsBy<Reservation>(pool, { ...from, by: 'pms_reservation_id', type: 'text' });
  const notesOf = rowsBy<Note>(pool, {
    table: 'screening.note',
    columns: columnsOf(orm, Note),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.created_at',
  });
  const decisionOf = rowsBy<StoredDecision>(pool, {
    table: 'screening.decision',
    columns: columnsOf(orm, StoredDecision),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.created_at desc',
  });
  const rulesOf = rowsBy<BusinessRule>(pool, {
    table: 'screening.business_rule',
    columns: columnsOf(orm, BusinessRule),
    by: 'account_id',
    type: 'uuid',
    orderBy: 't.position, t.id',
  });
  const paymentEventsOf = rowsBy<PaymentEvent>(pool, {
    table: 'screening.payment_event',
    columns: columnsOf(orm, PaymentEvent, [...UNSHOWN]),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.occurred_at, t.event_source, t.event_id',
  });
  const idChecks = idCheckReads(pool, orm);
  const [accountLayer, isRepeatGuest] = [accountLayers(graph), repeatGuestReads(pool)];
  const partyOf = partyReads(pool, orm);
  const portal = portalReads(pool, orm, graph);
  const lists = listReads(pool, reads, from.columns);
  const messages = messageReads(pool, orm, graph);
  return (viewer: Viewer) => ({
    rulesOf: (accountId: string) => rulesOf.load(viewer.accountIds, accountId),
    ...lists(viewer),
    reservation: async (id: string) => (isId(id) ? openedRow(reservation.load(viewer.accountIds, id)) : null),
    /** Of one account, whoever asks: for those who hold a link to it. */
    reservationOf: (accountId: string, id: string) => openedRow(reservation.load([accountId], id)),
    reservationsByCode: async (code: string) => (await byCode.load(viewer.accountIds, code)).map(withContacts),
    reservationsByPmsId: async (id: string) => (await byPmsId.load(viewer.accountIds, id)).map(withContacts),
    notesOf: async (reservationId: string) => (await notesOf.load(viewer.accountIds, reservationId)).map(openedNote),
    decisionsOf: async (reservationId: string) =>
      (await decisionOf.load(viewer.accountIds, reservationId)).map(decisionWithReasons),
    accountLayer,
    isRepeatGuest,
    paymentEventsOf: async (reservationId: string) =>
      (await paymentEventsOf.load(viewer.accountIds, reservationId)).map(openPaymentEvent),
    ...messages(viewer),
    ...portal(viewer),
    partyOf: (reservationId: string) => partyOf(viewer.accountIds, reservationId),
    idCheckOf: (reservationId: string) => idChecks.checkOf(viewer.accountIds, reservationId),
    idCheckRows: idChecks.rows,
    idImagesOf: idChecks.imagesOf,
    listingIds: (meant: Parameters<typeof askListingIds>[2]) => askListingIds(graph, viewer, meant),
    listingFacts: (id: string) => listingByGraph(graph, viewer, id),
  });
}

export interface ScreeningContext {
  viewer: Viewer;
  em: EntityManager;
  /** An entity manager for one account, for those who hold a link into it. */
  emOf(accountId: string): EntityManager;
  /** The same for what a signed link opens: its use is audited as that of whoever asked for the link. */
  emOfLink(link: SignedLink): EntityManager;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>;
  analysis: typeof ANALYSIS;
  /** Runs the analysis at once, for callers that wait; gives up after 25 seconds and leaves it to the queue. */
  analyseNow(accountId: string, reservationId: string): Promise<void>;
  saveListing(input: Record<string, unknown>): Promise<string>;
  retention: Retention;
  idImages: IdImageSettings;
  files: FileStore;
  readIdImage: typeof readIdImage;
  idImageUrl(token: string): string;
  portalFileUrl(token: string): string;
  /** Who takes deposits of live accounts; null: nobody here. */
  deposits: DepositProcessor | null;
  /** The same context as the service's own, working for one account. */
  within(accountId: string): ScreeningContext;
  ancestorIdsOf(accountId: string): Promise<string[]>;
  /** Has the intelligence subgraph forget what an account dismissed of these people. Throws where it does not. */
  forgetDismissals(accountId: string, people: Searched[]): Promise<void>;
  allowPrivateCallbacks: boolean;
  /** Systems that a reservation may come from. */
  pmsIds: string[];
  messages: MessageParts;
  /** The most one-time codes that guests of an account are sent on a day. */
  portalCodes: PortalCodeLimits;
  log: Log;
  portalUrl(reservation: Pick<Reservation, 'accountId' | 'id'>): string;
  portalLink(token: string): string;
  isTestAccount(accountId: string): Promise<boolean>;
  reportUrl(token: string): string;
  makeReport(link: SignedLink): Promise<ReportFile | null>;
  load: ReturnType<ReturnType<typeof screeningReads>>;
}
