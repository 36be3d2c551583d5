import type { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { type SealedRow, open } from '#kit/cipher/cipher.js';
import { connectBy } from '#kit/graph/connect-by.js';
import { connect } from '#kit/graph/connect.js';
import type { SortOrder } from '#kit/graph/keyset.js';
import type { PageArgs } from '#kit/graph/page-args.js';
import type { Graph } from '#kit/graph/graph.js';
import { isId } from '#kit/id.js';
import { columnsOf } from '#kit/store/columns.js';
import { type Row, rowBy, rowsBy } from '#kit/store/rows.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { Message } from '../message.entity.js';
import { type ListingFacts, listingFacts } from '../template/listing-facts.js';
import { MessageTemplate } from '../template/message-template.entity.js';

const SEALED = ['recipient', 'subject', 'text', 'html'] as const;

/** A row of messages or templates with its encrypted columns decrypted. */
function unsealed<Found>(table: 'message' | 'message_template', row: Row & SealedRow): Found {
  const opened = SEALED.flatMap((name) =>
    typeof row[name] === 'string' ? [[name, open(row[name], `screening.${table}.${name}`, row)] as const] : [],
  );
  return { ...row, ...Object.fromEntries(opened) } as Found;
}

const ID = { sql: 't.id', type: 'uuid' } as const;
const BY_TAG: SortOrder = { keys: [{ sql: 't.tag', type: 'text' }, ID], direction: 'asc' };

/** Loads messages and templates, decrypted. */
export function messageReads(pool: pg.Pool, orm: MikroORM, graph: Graph) {
  const messagesOf = rowsBy<Row & SealedRow>(pool, {
    table: 'screening.message',
    columns: columnsOf(orm, Message),
    by: 'reservation_id',
    type: 'uuid',
    orderBy: 't.created_at, t.id',
  });
  const message = rowBy<Row & SealedRow>(pool, {
    table: 'screening.message',
    columns: columnsOf(orm, Message),
    by: 'id',
    type: 'uuid',
  });
  const ofTemplates = { table: 'screening.message_template', columns: columnsOf(orm, MessageTemplate) };
  const messageTemplate = rowBy<Row & SealedRow>(pool, { ...ofTemplates, by: 'id', type: 'uuid' });
  const messageTemplates = rowsBy<Row & SealedRow>(pool, {
    ...ofTemplates,
    by: 'account_id',
    type: 'uuid',
    orderBy: 't.tag',
  });
  const connectMessages = connectBy<Row & SealedRow>(pool, {
    table: 'screening.message',
    columns: columnsOf(orm, Message),
    by: 'reservation_id',
    order: { keys: [{ sql: 't.created_at', type: 'timestamptz' }, ID], direction: 'asc' },
  });
  return (viewer: Viewer) => ({
    messageConnection: <Node>(stay: SealedRow, page: PageArgs, nodeOf: (message: Message) => Node) =>
      connectMessages(stay, page, (row) => nodeOf(unsealed<Message>('message', row))),
    messageTemplateConnection: (page: PageArgs) => {
      const list = { ...ofTemplates, order: BY_TAG, accountIds: [viewer.accountId] };
      return connect(pool, list, page, (row: Row & SealedRow) => unsealed<MessageTemplate>('message_template', row));
    },
    messagesOf: async (reservationId: string) =>
      (await messagesOf.load(viewer.accountIds, reservationId)).map((row) => unsealed<Message>('message', row)),
    message: async (id: string) => {
      const row = isId(id) ? await message.load(viewer.accountIds, id) : null;
      return row && unsealed<Message>('message', row);
    },
    messageTemplate: async (id: string) => {
      const row = await messageTemplate.load(viewer.accountIds, id);
      return row && unsealed<MessageTemplate>('message_template', row);
    },
    messageTemplates: async () =>
      (await messageTemplates.load([viewer.accountId], viewer.accountId)).map((row) =>
        unsealed<MessageTemplate>('message_template', row),
      ),
    messageListing: (id: string): Promise<ListingFacts | null> => listingFacts(graph, viewer, id),
  });
}
