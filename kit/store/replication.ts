import type pg from 'pg';

type Asked = Pick<pg.Pool, 'query'>;

const WRITTEN = 'select pg_current_wal_flush_lsn()::text as position';
const BEHIND = `select (case when pg_is_in_recovery()
  then pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()) end)::float8 as bytes`;

/** Where the log of a primary has come to: everything that was committed before this was asked lies before it. */
export async function writtenTo(primary: Asked): Promise<string> {
  return (await primary.query<{ position: string }>(WRITTEN)).rows[0]!.position;
}

/** How far a replica is behind such a place, in bytes of the log; null: it is no replica, or not any more. */
export async function bytesBehind(replica: Asked, position: string): Promise<number | null> {
  const { rows } = await replica.query<{ bytes: number | null }>({ name: 'behind', text: BEHIND, values: [position] });
  return rows[0]!.bytes;
}
