import type pg from 'pg';
import { prepared } from '#kit/store/prepared.js';

/** Advisory lock number (7300 is used by migrations): changes to the guests of one account are serialized. */
const GUESTS = 7310;

/** Expression that locks the guests of the account `$1` until the transaction ends. */
export const LOCK_GUESTS = `pg_advisory_xact_lock(${GUESTS}, hashtext($1::text))`;

const LOCK = prepared(`select ${LOCK_GUESTS}`);

/** Locks the guests of an account until the transaction ends. */
export async function lockGuests(client: pg.ClientBase, accountId: string): Promise<void> {
  await client.query(LOCK, [accountId]);
}
