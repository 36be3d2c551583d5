import type pg from 'pg';

/** Whoever builds holds this lock, on its own connection: when it is killed nobody notes anything any more. */
const BUILDING = 7313;

const NOTE = `
  insert into intelligence.stay_note (account_id, id)
  select $1, $2 where not pg_try_advisory_xact_lock_shared(${BUILDING})`;

/**
 * Notes that a stay is being followed, if segments are being built meanwhile. In the transaction that follows it, and
 * before it writes: a build that begins later waits for that transaction.
 */
export async function noteStay(client: pg.ClientBase, accountId: string, id: string): Promise<void> {
  await client.query(NOTE, [accountId, id]);
}

/**
 * From now on, until the connection is closed, every stay that is followed is noted. Waits for another build, and for
 * those who are following a stay without a note.
 */
export async function beginNotes(client: pg.ClientBase, patienceMs: number): Promise<void> {
  await client.query({ text: `select pg_advisory_lock(${BUILDING})`, query_timeout: patienceMs } as pg.QueryConfig);
}

const TAKE = `
  delete from intelligence.stay_note where (account_id, id, number) in (
    select account_id, id, number from intelligence.stay_note order by number limit $1)
  returning account_id as "accountId", id`;

export interface NotedStay {
  accountId: string;
  id: string;
}

/** Takes up to `most` notes away, in the caller's transaction; a stay may be among them several times. */
export async function takeNotes(client: pg.ClientBase, most: number): Promise<NotedStay[]> {
  return (await client.query<NotedStay>(TAKE, [most])).rows;
}
