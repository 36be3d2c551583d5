import type pg from 'pg';

/** Beside the lock of migrations, 7300, and others: guests of one account change one after the other. */
const GUESTS = 7310;

/** Waits for the guests of an account until the transaction ends. */
export async function lockGuests(client: pg.ClientBase, accountId: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [GUESTS, accountId]);
}
