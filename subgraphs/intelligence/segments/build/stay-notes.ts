import type pg from 'pg';
import { prepared } from '#kit/store/prepared.js';
import { LOCK_GUESTS } from '../stays/guests-lock.js';

/** Advisory lock of the build, held on its own connection: if the build is killed, stays are no longer noted. */
const BUILDING = 7313;

const NOTE = prepared(`
  with locked as materialized (select ${LOCK_GUESTS}),
    noting as materialized (select not pg_try_advisory_xact_lock_shared(${BUILDING}) as needed from locked)
  insert into intelligence.stay_note (account_id, id)
  select $1::uuid, id from noting, unnest($2::uuid[]) id where needed`);

/**
 * Locks the guests of an account until the transaction ends, and notes stays for the build in progress, if any. Runs in
 * the transaction that processes the stays, before it writes: a build that starts later waits for that transaction.
 */
export async function noteStays(client: pg.ClientBase, accountId: string, ids: string[]): Promise<void> {
  await client.query(NOTE, [accountId, ids]);
}

/**
 * From now on, until the connection closes, every processed stay is noted. Waits for another build, and for
 * transactions that process a stay without a note.
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

/** Removes and returns up to `most` notes, in the caller's transaction; a stay may occur several times. */
export async function takeNotes(client: pg.ClientBase, most: number): Promise<NotedStay[]> {
  return (await client.query<NotedStay>(TAKE, [most])).rows;
}
