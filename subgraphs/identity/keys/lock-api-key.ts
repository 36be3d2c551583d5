import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isId } from '#kit/id.js';
import { Account } from '../account/account.entity.js';
import { messages } from '../messages.js';
import { ApiKey } from './api-key.entity.js';

/** Finds a key of the viewer's accounts, without a lock. Throws API_KEY_NOT_FOUND. */
export async function findOwnKey(em: EntityManager, id: string): Promise<ApiKey> {
  const key = isId(id) ? await em.findOne(ApiKey, { id }) : null;
  return key ?? notFound();
}

/**
 * Like `findOwnKey`, but locks the account and then the key until the transaction ends, so that concurrent changes to
 * an account's keys see each other.
 */
export async function lockApiKey(tx: EntityManager, id: string): Promise<ApiKey> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const { accountId } = await findOwnKey(tx, id);
  await tx.findOne(Account, { id: accountId }, locked);
  return (await tx.findOne(ApiKey, { id }, locked)) ?? notFound();
}

/** Throws LAST_API_KEY if an account is about to disable its own last key. Its reseller may still do so. */
export async function keepOneKey(tx: EntityManager, viewer: Viewer, key: ApiKey): Promise<void> {
  if (key.accountId !== viewer.accountId || key.sdk || !key.enabled) return;
  const others = { accountId: key.accountId, id: { $ne: key.id }, sdk: false, enabled: true };
  if ((await tx.count(ApiKey, others)) > 0) return;
  throw new Failure('LAST_API_KEY', messages.lastApiKey);
}

function notFound(): never {
  throw new Failure('API_KEY_NOT_FOUND', messages.apiKeyNotFound);
}
