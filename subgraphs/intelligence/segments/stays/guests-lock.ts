import type pg from 'pg';

/** Beside the lock of migrations, 7300, and others: guests of one account change one after the other. */
const GUESTS = 7310;

/** Waits for the guests of an account until the transaction ends. */
export async function lockGuests(client: pg.ClientBase, accountId: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1, hashtext($2))', [GUESTS, accountId]);
}

/** Holds the guests of an account through several transactions of the connection. */
export async function withGuestsLocked<Done>(
  client: pg.ClientBase,
  accountId: string,
  work: () => Promise<Done>,
): Promise<Done> {
  await client.query('select pg_advisory_lock($1, hashtext($2))', [GUESTS, accountId]);
  try {
    return await work();
  } finally {
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [GUESTS, accountId]);
  }
}
