import pg from 'pg';
import { findEvents } from '#subgraphs/identity/log/event/find-events.js';
import { migratedDatabase } from '../support/running.js';

const ACCOUNTS = [1, 2].map((n) => `a0000000-0000-7000-8000-00000000000${n}`);
const MANY = 20_000;

test('reads only the events after a sequence number, however many follow', async () => {
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(
      `insert into identity.event (account_id, sequence, id, type, subject_id, payload, occurred_at)
       select a, n, gen_random_uuid(), 'reservation.created', 's' || n % 7, '{}', now()
       from unnest($1::uuid[]) a, generate_series(1, $2::int) n`,
      [ACCOUNTS, MANY],
    );
    await client.query('analyze identity.event');
    await client.query('begin');
    const query = { after: 100, subjectId: null, types: null, limit: 50 };
    const reads = { query: (given: pg.QueryConfig) => client.query(given) } as never;
    const one = await findEvents(reads, { ...query, accountIds: ACCOUNTS.slice(0, 1) });
    expect(one.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, n) => 101 + n));
    const both = await findEvents(reads, { ...query, accountIds: ACCOUNTS });
    expect(both.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, n) => 101 + Math.floor(n / 2)));
    const { rows } = await client.query<{ read: number }>(
      `select sum(seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
       where schemaname = 'identity' and relname like 'event\\_%' and relname <> 'event_counter'`,
    );
    expect(rows[0]!.read).toBeLessThan(500);
    await client.query('commit');
  } finally {
    await client.end();
    await database.drop();
  }
});
