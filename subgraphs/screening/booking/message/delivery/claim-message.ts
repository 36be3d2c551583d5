import type { EntityManager } from '@mikro-orm/postgresql';

/** Longer than asking for the listing and handing over may take, so that a claim that ran out means a dead worker. */
const CLAIM = `now() + interval '60 seconds'`;

interface Named {
  accountId: string;
  messageId: string;
}

/** Takes a message that is due, so that no other worker sends it meanwhile. false when it is not there to be taken. */
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

/** Counts an attempt before it is made: a worker that dies in it has made it too. Gives its number, from 1. */
export async function beginAttempt(em: EntityManager, { accountId, messageId }: Named): Promise<number | null> {
  const [row] = await em.execute<{ attempts: number }[]>(
    `update screening.message set claimed_until = ${CLAIM}, attempts = attempts + 1
     where account_id = ? and id = ? and status = 'queued' returning attempts`,
    [accountId, messageId],
  );
  return row?.attempts ?? null;
}

/** Gives a message back untouched. */
export async function dropClaim(em: EntityManager, { accountId, messageId }: Named): Promise<void> {
  await em.execute(
    `update screening.message set claimed_until = null where account_id = ? and id = ? and status = 'queued'`,
    [accountId, messageId],
  );
}
