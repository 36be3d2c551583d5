import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Failure } from '#kit/failure.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { isId } from '#kit/id.js';
import { Account } from '../account/account.entity.js';
import { messages } from '../messages.js';
import { ApiKey } from './api-key.entity.js';

/** A key of the viewer's accounts as it was last committed, not locked. Throws API_KEY_NOT_FOUND. */
export async function findOwnKey(em: EntityManager, id: string): Promise<ApiKey> {
  const key = isId(id) ? await em.findOne(ApiKey, { id }) : null;
  return key ?? notFound();
}

/**
 * The same, locked with its account until the transaction ends: of two changes of an account's keys the second sees
 * what the first has left. The account is locked first, always.
 */
export async function lockApiKey(tx: EntityManager, id: string): Promise<ApiKey> {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const { accountId } = await findOwnKey(tx, id);
  await tx.findOne(Account, { id: accountId }, locked);
  return (await tx.findOne(ApiKey, { id }, locked)) ?? notFound();
}

/** Throws LAST_API_KEY when an account is about to lock itself out; its reseller may still lock it out. */
export async function keepOneKey(tx: EntityManager, viewer: Viewer, key: ApiKey): Promise<void> {
  if (key.accountId !== viewer.accountId || key.sdk || !key.enabled) return;
  const others = { accountId: key.accountId, id: { $ne: key.id }, sdk: false, enabled: true };
  if ((await tx.count(ApiKey, others)) > 0) return;
  throw new Failure('LAST_API_KEY', messages.lastApiKey);
}

function notFound(): never {
  throw new Failure('API_KEY_NOT_FOUND', messages.apiKeyNotFound);
}
