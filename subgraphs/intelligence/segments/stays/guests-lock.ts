import type pg from 'pg';
import { prepared } from '#kit/store/prepared.js';

/** Advisory lock number (7300 is used by migrations): changes to the guests of one account are serialized. */
const GUESTS = 7310;

const LOCK = prepared('select pg_advisory_xact_lock($1, hashtext($2))');

/** Locks the guests of an account until the transaction ends. */
export async function lockGuests(client: pg.ClientBase, accountId: string): Promise<void> {
  await client.query(LOCK, [GUESTS, accountId]);
}
