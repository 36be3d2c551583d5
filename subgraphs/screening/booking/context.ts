import DataLoader from 'dataloader';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import type { SignedLink } from '#kit/cipher/link-token.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isId } from '#kit/id.js';
import type { Retention } from '#retention';
import type { Jobs } from '#kit/queue/jobs.js';
import { columnsOf } from '#kit/store/columns.js';
import type { Reads } from '#kit/store/replicas.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import type { BlacklistEntryType } from './blacklist/blacklist-entry.type.js';
import { BLACKLIST, openedEntry } from './blacklist/stored-entry.js';
import type { ListingInput } from '../references/listing.input.js';
import { openedRow, withContacts } from './guest/contacts/contact-columns.js';
import type { GuestSecret } from './guest/guest-secret.entity.js';
import { partyReads } from './guest/party-reads.js';
import { repeatGuestReads } from './guest/repeat-guests.js';
import type { idCheckReads } from './id-document/id-check-reads.js';
import { askListingIds } from './list/ask-listing-ids.js';
import { connectionReads } from './list/connections.js';
import { listReads } from './list/list-reads.js';
import type { MessageParts } from './message/queue-messages.js';
import { messageReads } from './message/reads/message-reads.js';
import { Note } from './note/note.entity.js';
import { openedNote } from './note/opened-note.js';
import { UNSHOWN, openPaymentEvent } from './payment/event/open-payment-event.js';
import { PaymentEvent } from './payment/event/payment-event.entity.js';
import type { Ancestors } from './account/ancestors.js';
import type { ANALYSIS, FirstResult } from './reservation/analysis.js';
import { type BookedListing, listingByGraph } from './reservation/booked-listing.js';
import { Reservation } from './reservation/reservation.entity.js';
import { askAssignees } from './review/ask-assignees.js';
import { reviewReads } from './review/review-reads.js';
import type { Forgetting } from './retention/forgetting-rooms.js';
import { SavedView } from './view/saved-view.entity.js';
import { isShownTo, openedView, shownView } from './view/saved-view.type.js';
import {
  type AccountScreens,
  MAX_STAYS_AT_ONCE,
  type SettledStay,
  askAccountScreens,
} from './screens/account-layers.js';

const NOTES = { table: 'screening.note', type: 'uuid' } as const;
const PAYMENT_EVENTS = { table: 'screening.payment_event', type: 'uuid' } as const;

/** Loads the accounts' screen settings for stays, batching all stays of one turn of the event loop. */
function accountScreensOf(graph: Graph): (stay: SettledStay, withOrder: boolean) => Promise<AccountScreens> {
  const loaderOf = (withOrder: boolean) =>
    new DataLoader<SettledStay, AccountScreens>((stays) => askAccountScreens(graph, stays, withOrder), {
      cache: false,
      maxBatchSize: MAX_STAYS_AT_ONCE,
      batchScheduleFn: (dispatch) => setImmediate(dispatch),
    });
  const [plain, ordered] = [loaderOf(false), loaderOf(true)];
  return (stay, withOrder) => (withOrder ? ordered : plain).load(stay);
}

export interface BookingReadParts {
  pool: pg.Pool;
  orm: MikroORM;
  graph: Graph;
  /** Where lists are read; the primary pool if there are no replicas. */
  reads?: Reads;
  documents: ReturnType<typeof idCheckReads>;
}

/** Loaders for reservations and related rows. They return plain columns, never managed entities. */
export function bookingReads({ pool, orm, graph, reads = pool, documents }: BookingReadParts) {
  const from = {
    table: 'screening.reservation',
    columns: columnsOf(orm, Reservation, ['guestMarks', 'guestNameMarks', 'contactIndex']),
  };
  const reservation = rowBy<Reservation>(pool, { ...from, by: 'id', type: 'uuid' });
  const byCode = rowsBy<Reservation>(pool, { ...from, by: 'confirmation_code', type: 'text' });
  const byPmsId = rowsBy<Reservation>(pool, { ...from, by: 'pms_reservation_id', type: 'text' });
  const notesOf = rowsBy<Note>(pool, {
    ...NOTES,
    columns: columnsOf(orm, Note),
    by: 'reservation_id',
    orderBy: 't.created_at',
  });
  const note = rowBy<Note>(pool, { ...NOTES, columns: columnsOf(orm, Note), by: 'id' });
  const paymentEventsOf = rowsBy<PaymentEvent>(pool, {
    ...PAYMENT_EVENTS,
    columns: columnsOf(orm, PaymentEvent, [...UNSHOWN]),
    by: 'reservation_id',
    orderBy: 't.occurred_at, t.event_source, t.event_id',
  });
  const paymentEvent = rowBy<PaymentEvent>(pool, {
    ...PAYMENT_EVENTS,
    columns: columnsOf(orm, PaymentEvent, [...UNSHOWN]),
    by: 'id',
  });
  const blacklistEntry = rowBy<BlacklistEntryType>(pool, { ...BLACKLIST, by: 'id', type: 'uuid' });
  const savedView = rowBy<SavedView>(pool, {
    table: 'screening.saved_view',
    columns: columnsOf(orm, SavedView),
    by: 'id',
    type: 'uuid',
  });
  const [accountScreens, isRepeatGuest] = [accountScreensOf(graph), repeatGuestReads(pool)];
  const partyOf = partyReads(pool, orm);
  const reviews = reviewReads(pool, orm);
  const lists = listReads(pool, reads, from.columns);
  const messages = messageReads(pool, orm, graph);
  const connections = connectionReads(pool, orm);
  return (viewer: Viewer) => ({
    ...lists(viewer),
    ...messages(viewer),
    ...connections(viewer),
    ...reviews(viewer),
    reservation: async (id: string) => (isId(id) ? openedRow(reservation.load(viewer.accountIds, id)) : null),
    /** Limited to one account instead of the viewer's accounts: for holders of a portal link. */
    reservationOf: (accountId: string, id: string) => openedRow(reservation.load([accountId], id)),
    reservationsByCode: async (code: string) => (await byCode.load(viewer.accountIds, code)).map(withContacts),
    reservationsByPmsId: async (id: string) => (await byPmsId.load(viewer.accountIds, id)).map(withContacts),
    note: async (id: string) => {
      const row = isId(id) ? await note.load(viewer.accountIds, id) : null;
      return row && openedNote(row);
    },
    paymentEvent: async (id: string) => {
      const row = isId(id) ? await paymentEvent.load(viewer.accountIds, id) : null;
      return row && openPaymentEvent(row);
    },
    blacklistEntry: async (id: string) => {
      const row = isId(id) ? await blacklistEntry.load(viewer.accountIds, id) : null;
      return row && openedEntry(row);
    },
    /** A shared view of the viewer's account, or one of their own. */
    savedView: async (id: string) => {
      const row = isId(id) ? await savedView.load([viewer.accountId], id) : null;
      return row && isShownTo(viewer, row) ? shownView(openedView(row)) : null;
    },
    notesOf: async (reservationId: string) => (await notesOf.load(viewer.accountIds, reservationId)).map(openedNote),
    paymentEventsOf: async (reservationId: string) =>
      (await paymentEventsOf.load(viewer.accountIds, reservationId)).map(openPaymentEvent),
    accountScreens,
    isRepeatGuest,
    partyOf: (reservationId: string) => partyOf(viewer.accountIds, reservationId),
    idCheckOf: (reservationId: string) => documents.checkOf(viewer.accountIds, reservationId),
    idImagesOf: documents.imagesOf,
    listingIds: (meant: Parameters<typeof askListingIds>[2]) => askListingIds(graph, viewer, meant),
    assigneeIds: () => askAssignees(graph, viewer),
    listingFacts: (id: string) => listingByGraph(graph, viewer, id),
  });
}

/** Context of booking resolvers and use cases. */
export interface BookingContext {
  viewer: Viewer;
  em: EntityManager;
  /** An entity manager for one account, for holders of a portal link. */
  emOf(accountId: string): EntityManager;
  /** The same for a signed link: access is audited as the link's issuer. */
  emOfLink(link: SignedLink): EntityManager;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue' | 'enqueueAll'>;
  analysis: typeof ANALYSIS;
  /**
   * Analyses a new reservation before it is stored; null if it has to be stored first. `secret` is what will be stored
   * with it, `listing` its listing, if it was just read.
   */
  analyseFirst(
    row: Reservation,
    secret: GuestSecret | null,
    listing: BookedListing | null,
  ): Promise<FirstResult | null>;
  /**
   * Runs the analysis immediately for callers that wait; after 7 seconds it is left to the queue. `row` is as just
   * stored and shows the result afterwards; `listing` is its listing, if it was just read.
   */
  analyseNow(row: Reservation, listing: BookedListing | null): Promise<void>;
  saveListing(input: ListingInput): Promise<BookedListing>;
  retention: Retention;
  /** Erasure of guest data in the other parts of the subgraph. */
  forgetting: Forgetting;
  ancestorIdsOf: Ancestors;
  allowPrivateCallbacks: boolean;
  /** PMS systems that reservations can come from. */
  pmsIds: string[];
  messages: MessageParts;
  portalUrl(reservation: Pick<Reservation, 'accountId' | 'id'>): string;
  portalLink(token: string): string;
  load: ReturnType<ReturnType<typeof bookingReads>>;
}
