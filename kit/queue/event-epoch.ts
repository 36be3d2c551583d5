import type pg from 'pg';

/** Numbers of events count on within one epoch; made by the process that runs the migrations. */
const EPOCH_SQL = `
  create table if not exists outbox.epoch (
    only_one boolean primary key default true check (only_one),
    epoch uuid not null,
    mark text not null,
    began_at timestamptz not null
  )`;

/** Each may be out of reach on a server of somebody else's. */
const SIGNS = [
  `select system_identifier::text as sign from pg_control_system()`,
  `select timeline_id::text as sign from pg_control_checkpoint()`,
  `select oid::text as sign from pg_database where datname = current_database()`,
  // What PostgreSQL leaves behind when it has started from a base backup: which backup it was.
  `select md5(pg_read_file('backup_label.old', true)) as sign`,
];

const SETTLE = `
  insert into outbox.epoch as e (epoch, mark, began_at) values (gen_random_uuid(), $1, now())
  on conflict (only_one) do update set epoch = excluded.epoch, mark = excluded.mark, began_at = excluded.began_at
    where e.mark <> excluded.mark`;

/**
 * Begins a new epoch of events where the database is not the one that it was: restored from a base backup or a dump,
 * or on another timeline. Events that happened after the backup are gone then, and their numbers will be given again. A
 * plain copy of the files of a stopped server can't be told from the server itself: see docs/operate/backup.md.
 */
export async function settleEpoch(client: pg.ClientBase): Promise<void> {
  await client.query(EPOCH_SQL);
  const signs: string[] = [];
  for (const text of SIGNS)
    signs.push(
      await client.query<{ sign: string | null }>(text).then(
        ({ rows }) => rows[0]?.sign ?? '',
        () => '',
      ),
    );
  await client.query(SETTLE, [signs.join(' ')]);
}

/** The epoch in force. */
export async function findEpoch(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>({ name: 'event-epoch', text: 'select epoch from outbox.epoch' });
  return rows[0]!.epoch;
}
