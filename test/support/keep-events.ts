import type pg from 'pg';
import type { Announced } from '#kit/queue/outbox.js';
import { runWith } from '#kit/store/parts-of-statement.js';
import { LOG_END, type LogEnd, keepEvents } from '#subgraphs/identity/log/event/keep-events.js';

/** Stores events of one account the way the worker stores them. */
export async function keepLikeWorker(client: pg.ClientBase, accountId: string, events: Announced[]): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(7301)');
  const text = `select ${LOG_END} as "end" from (select $1::uuid as id) a`;
  const { end } = (await client.query<{ end: LogEnd }>(text, [accountId])).rows[0]!;
  const { writing } = await keepEvents(
    client,
    events.map((event) => ({ ...event, end })),
  );
  await runWith(client, writing([]));
  await client.query('commit');
}
