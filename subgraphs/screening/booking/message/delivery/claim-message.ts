import type { EntityManager } from '@mikro-orm/postgresql';

/** Longer than loading the listing and handing over the message can take, so an expired claim means a dead worker. */
const CLAIM = `now() + interval '60 seconds'`;

interface Named {
  accountId: string;
  messageId: string;
}

/** Claims a due message so that no other worker sends it. false if it cannot be claimed. */
export async function claimMessage(em: EntityManager, { accountId, messageId }: Named): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update screening.message set claimed_until = ${CLAIM}
     where account_id = ? and id = ? and status = 'queued' and due_at <= now()
       and (claimed_until is null or claimed_until < now())
     returning id`,
    [accountId, messageId],
  );
  return rows.length === 1;
}

/** Counts an attempt before it is made, so that it also counts if the worker dies. Returns its number, from 1. */
export async function beginAttempt(em: EntityManager, { accountId, messageId }: Named): Promise<number | null> {
  const [row] = await em.execute<{ attempts: number }[]>(
    `update screening.message set claimed_until = ${CLAIM}, attempts = attempts + 1
     where account_id = ? and id = ? and status = 'queued' returning attempts`,
    [accountId, messageId],
  );
  return row?.attempts ?? null;
}

/** Releases a claim without changing the message. */
export async function dropClaim(em: EntityManager, { accountId, messageId }: Named): Promise<void> {
  await em.execute(
    `update screening.message set claimed_until = null where account_id = ? and id = ? and status = 'queued'`,
    [accountId, messageId],
  );
}
