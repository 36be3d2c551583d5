import type pg from 'pg';

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name, bool_or(column_name = 'account_id') as owned,
    pg_relation_size(format('%I.%I', table_schema, table_name)::regclass) > 250000 as large
  from information_schema.columns
  where table_schema in ('identity', 'property', 'screening', 'intelligence') and table_name <> all($1::text[])
    and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
  group by table_schema, table_name order by 1`;

/**
 * Filled from the outbox a moment later, or by later posts; announced events are counted instead. Predictions are
 * recorded some seconds after the response, and summaries of reservations follow them.
 */
const FOLLOWING = [
  'delivery',
  'delivery_attempt',
  'event',
  'event_counter',
  'audit_entry',
  'audit_head',
  'audit_address',
  'audit_anchor',
  'prediction',
  'reservation_tally',
  'reservation_tally_change',
  'reservation_bucket_tally',
  'reservation_bucket_change',
  'reservation_total',
  'reservation_touch',
];

interface Table {
  name: string;
  owned: boolean;
  large: boolean;
}

/** The tables of each database: they do not change during a test. */
const known = new WeakMap<pg.Client, Table[]>();

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const tables = known.get(client) ?? (await client.query<Table>(TABLES, [FOLLOWING])).rows;
  known.set(client, tables);
  return tables;
}

async function digest(client: pg.Client, accountId: string | null): Promise<object> {
  const tables = (await tablesOf(client)).filter(({ owned }) => owned || accountId === null);
  const where = accountId === null ? '' : 'where account_id = $1';
  const columns = tables.map(({ name, owned, large }) => {
    // Of long lists, such as watchlists, the version and place of each row: that takes a fraction of the time.
    const row =
      large && !owned
        ? `t.xmin::text || t.ctid::text`
        : `(to_jsonb(t) - 'last_used_at' - 'failing_since' - 'resting_until')::text`;
    return `(select md5(string_agg(d, '' order by d)) from (select ${row} d from ${name} t ${where}) r) as "${name}"`;
  });
  const announced = `(select count(*) from outbox.announcement ${where}) +
    (select count(*) from identity.audit_entry ${where})`;
  const queued = accountId === null ? '(select count(*) from jobs.job)' : 'null';
  const text = `select ${columns.join(', ')}, ${announced} as announced, ${queued} as queued`;
  // Prepared once: planning it takes longer than running it.
  const name = accountId === null ? 'everything' : 'account';
  return (await client.query<object>({ name, text, values: accountId === null ? [] : [accountId] })).rows[0]!;
}

/** One digest per table over every row of the subgraphs, with the number of announced and queued events. */
export function everythingKept(client: pg.Client): Promise<object> {
  return digest(client, null);
}

/** The same for the rows of one account. */
export function keptOf(client: pg.Client, accountId: string): Promise<object> {
  return digest(client, accountId);
}

/** Waits until nothing announced or queued is left to process. */
export async function untilQuiet(client: pg.Client): Promise<void> {
  const text = `select (select count(*) from outbox.announcement) + (select count(*) from jobs.job
    where name <> 'given-up' and state in ('created', 'retry', 'active') and start_after < now() + interval '1 second') as n`;
  for (let tries = 0; tries < 1_000; tries += 1) {
    if (Number((await client.query<{ n: string }>(text)).rows[0]!.n) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Something is worked on without end.');
}
