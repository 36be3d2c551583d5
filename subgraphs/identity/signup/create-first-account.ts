import type { MikroORM } from '@mikro-orm/postgresql';
import { emFor } from '#kit/store/database.js';
import { newId } from '#kit/id.js';
import { announce } from '#kit/queue/outbox.js';
import { lookBeyond } from '#kit/store/fence/scoped-em.js';
import { eventOf } from '#events';
import { mintKey } from '../keys/mint-key.js';
import { Account } from '../account/account.entity.js';

/**
 * Creates the first account and its key in an empty database. Returns the key, to be shown once; null if there is an
 * account already or the operator chose the key. Safe against processes that start at the same time.
 */
export async function createFirstAccount(orm: MikroORM, givenSecret: string | undefined): Promise<string | null> {
  const id = newId();
  return emFor(orm, [id]).transactional(async (tx) => {
    await tx.execute('lock table identity.account in exclusive mode');
    const [any] = await lookBeyond(tx, '*', () =>
      tx.execute<{ n: number }[]>('select count(*)::int as n from identity.account'),
    );
    if (any && any.n > 0) return null;
    tx.persist(Object.assign(new Account(), { id, accountId: id, name: 'First account' }));
    // The key references the account.
    await tx.flush();
    const { key, secret } = mintKey(id, 'First key', { secret: givenSecret });
    tx.persist(key);
    await tx.flush();
    await announce(tx, id, eventOf('account.created', { accountId: id }));
    return givenSecret === undefined ? secret : null;
  });
}
