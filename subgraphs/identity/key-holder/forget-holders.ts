import type { EntityManager } from '@mikro-orm/postgresql';
import { publishWith } from '#kit/queue/topics.js';

/**
 * Invalidates the gateways' cached key holders when the transaction commits. Call it after any change to which keys
 * work or which accounts they reach.
 */
export function forgetHolders(tx: EntityManager): Promise<void> {
  return publishWith(tx, 'key-holders', {});
}
