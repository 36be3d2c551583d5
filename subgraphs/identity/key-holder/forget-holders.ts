import type { EntityManager } from '@mikro-orm/postgresql';
import { publishWith } from '#kit/queue/topics.js';

/**
 * Makes every gateway ask again who holds a key, once the transaction commits. For whatever changes which keys work or
 * which accounts they reach: a key switched, an account made, moved or suspended.
 */
export function forgetHolders(tx: EntityManager): Promise<void> {
  return publishWith(tx, 'key-holders', {});
}
