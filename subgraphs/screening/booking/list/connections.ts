import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { connectBy } from '#kit/graph/connect-by.js';
import { connect } from '#kit/graph/connect.js';
import type { Add, SortKey, SortOrder } from '#kit/graph/keyset.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import { columnsOf } from '#kit/store/columns.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { Note } from '../note/note.entity.js';
import { openedNote } from '../note/opened-note.js';
import { UNSHOWN, openPaymentEvent } from '../payment/event/open-payment-event.js';
import { PaymentEvent } from '../payment/event/payment-event.entity.js';
import { SavedView } from '../view/saved-view.entity.js';
import { openedView, shownView } from '../view/saved-view.type.js';

type Stay = { accountId: string; id: string };

const ID: SortKey = { sql: 't.id', type: 'uuid' };
const text = (sql: string): SortKey => ({ sql, type: 'text' });
const time = (sql: string): SortKey => ({ sql, type: 'timestamptz' });
const ascending = (...keys: SortKey[]): SortOrder => ({ keys: [...keys, ID], direction: 'asc' });

/** Connections of a reservation's notes and payment events, and of saved views. */
export function connectionReads(pool: pg.Pool, orm: MikroORM) {
  const notes = connectBy<Note>(pool, {
    table: 'screening.note',
    columns: columnsOf(orm, Note),
    by: 'reservation_id',
    order: ascending(time('t.created_at')),
  });
  const paymentEvents = connectBy<PaymentEvent>(pool, {
    table: 'screening.payment_event',
    columns: columnsOf(orm, PaymentEvent, [...UNSHOWN]),
    by: 'reservation_id',
    order: ascending(time('t.occurred_at'), text('t.event_source'), text('t.event_id')),
  });
  const views = {
    table: 'screening.saved_view',
    columns: columnsOf(orm, SavedView),
    order: ascending(text('t.name')),
  };
  return ({ accountId, personId }: Viewer) => ({
    noteConnection: (stay: Stay, page: PageArgs) => notes(stay, page, openedNote),
    paymentEventConnection: (stay: Stay, page: PageArgs) => paymentEvents(stay, page, openPaymentEvent),
    /** The viewer's own views and the shared ones. */
    savedViews: (page: PageArgs) => {
      const where = (add: Add) => [`(t.person_id is null or t.person_id = ${add(personId ?? null)}::uuid)`];
      const list = { ...views, accountIds: [accountId], where };
      return connect(pool, list, page, (row: SavedView) => shownView(openedView(row)));
    },
  });
}
