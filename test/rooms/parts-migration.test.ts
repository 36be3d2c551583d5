import pg from 'pg';
import { partitionByAccount } from '#kit/store/partition-by-account.js';
import { testDatabase } from '../support/database.js';
import { migratedDatabase } from '../support/running.js';

const LARGE = ['identity.audit_entry', 'identity.event', 'screening.decision'];

test('events, the audit trail and decisions are partitioned, with their indexes', async () => {
  const database = await migratedDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select n.nspname || '.' || c.relname as name, count(*)::int as parts,
         (select count(*)::int from pg_index i where i.indrelid = c.oid) as indexes,
         bool_and((select count(*) from pg_index i where i.indrelid = h.inhrelid)
           = (select count(*) from pg_index i where i.indrelid = c.oid)) as same
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_inherits h on h.inhparent = c.oid
       where c.relkind = 'p' group by 1, c.oid order by 1`,
    );
    expect(rows).toEqual([6, 2, 4].map((indexes, n) => ({ name: LARGE[n], parts: 8, indexes, same: true })));
    const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select * from identity.event where account_id = gen_random_uuid() and sequence = 1`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Append');
    const { rows: one } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select * from identity.event where account_id = 'a0000000-0000-7000-8000-000000000001' and sequence = 1`,
    );
    expect(one.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Append');
  } finally {
    await client.end();
    await database.drop();
  }
});

test('partitions a table with its rows, and leaves it unchanged when interrupted', async () => {
  const database = await testDatabase({ key: 'empty', migrate: async () => undefined });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const read = async () => (await client.query('select * from parts.thing order by id')).rows;
  const indexes = async () =>
    (
      await client.query(
        `select replace(pg_get_indexdef(indexrelid), 'ON ONLY', 'ON') as text from pg_index
         where indrelid = 'parts.thing'::regclass order by 1`,
      )
    ).rows;
  try {
    await client.query(`
      create schema parts;
      create table parts.thing (account_id uuid not null, id uuid not null, n int not null default 7, "at" timestamptz,
        primary key (account_id, id), unique (account_id, n));
      create index thing_late on parts.thing (account_id, "at" desc) where n > 3;
      revoke update, truncate on parts.thing from current_user;
      insert into parts.thing select gen_random_uuid(), gen_random_uuid(), n, now() from generate_series(1, 500) n`);
    const refused = 'update parts.thing set n = 8';
    await expect(client.query(refused)).rejects.toThrow('permission denied');
    const before = { rows: await read(), indexes: await indexes() };
    const statements = partitionByAccount('parts.thing');
    await client.query('begin');
    for (const text of statements.slice(0, -2)) await client.query(text);
    await client.query('rollback');
    expect({ rows: await read(), indexes: await indexes() }).toEqual(before);
    await client.query('begin');
    for (const text of statements) await client.query(text);
    await client.query('commit');
    expect({ rows: await read(), indexes: await indexes() }).toEqual(before);
    const parts = await client.query('select tableoid from parts.thing group by 1');
    expect(parts.rowCount).toBe(8);
    for (const table of ['thing', 'thing_0', 'thing_7'])
      await expect(client.query(refused.replace('thing', table))).rejects.toThrow('permission denied');
    await client.query('insert into parts.thing (account_id, id) values (gen_random_uuid(), gen_random_uuid())');
    expect((await client.query('select 1 from parts.thing where "at" is null and n = 7')).rowCount).toBe(1);
  } finally {
    await client.end();
    await database.drop();
  }
});
