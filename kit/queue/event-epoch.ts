import type pg from 'pg';

/** Event numbers are consecutive within an epoch. Created by the process that runs the migrations. */
const EPOCH_SQL = `
  create table if not exists outbox.epoch (
    only_one boolean primary key default true check (only_one),
    epoch uuid not null,
    mark text not null,
    began_at timestamptz not null
  )`;

/** On a managed server, any of these may be inaccessible. */
const SIGNS = [
  `select system_identifier::text as sign from pg_control_system()`,
  `select timeline_id::text as sign from pg_control_checkpoint()`,
  `select oid::text as sign from pg_database where datname = current_database()`,
  // PostgreSQL leaves this file after starting from a base backup; it identifies the backup.
  `select md5(pg_read_file('backup_label.old', true)) as sign`,
];

const SETTLE = `
  insert into outbox.epoch as e (epoch, mark, began_at) values (gen_random_uuid(), $1, now())
  on conflict (only_one) do update set epoch = excluded.epoch, mark = excluded.mark, began_at = excluded.began_at
    where e.mark <> excluded.mark`;

/**
 * Begins a new event epoch if the database was restored from a base backup or a dump, or is on another timeline. Events
 * after the backup are lost then, and their numbers will be used again. A plain copy of the files of a stopped server
 * is indistinguishable from the server itself: see docs/operate/backup.md.
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

/** The current epoch. */
export async function findEpoch(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>({ name: 'event-epoch', text: 'select epoch from outbox.epoch' });
  return rows[0]!.epoch;
}
