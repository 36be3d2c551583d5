import type { EntityManager } from '@mikro-orm/postgresql';
import { ask } from '#kit/store/fence/scoped-em.js';
import { prepared } from '#kit/store/prepared.js';

const TEXT = prepared(
  'select coalesce((select last from identity.event_counter where account_id = $1), 0)::text as "last"',
);

/** Sequence number of the latest event of an account; '0' if there is none. */
export async function lastSequence(tx: EntityManager, accountId: string): Promise<string> {
  const [row] = await ask<{ last: string }>(tx, TEXT, [accountId]);
  return row!.last;
}
