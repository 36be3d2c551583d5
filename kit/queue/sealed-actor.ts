import { type SealedRow, seal } from '../cipher/cipher.js';
import type { Actor } from '../store/actor.js';

/** The actor of an event. The IP address is encrypted because it is personal data. */
export interface SealedActor {
  kind: string;
  keyId: string | null;
  address: string | null;
  requestId: string | null;
}

/** The place an actor's address is bound to: the event, in the outbox and wherever it is copied. */
export const ACTOR_ADDRESS = 'outbox.announcement.actor';

/** The actor with the address encrypted for this event. */
export function sealedActor({ address, ...by }: Actor, announced: SealedRow): SealedActor {
  return { ...by, address: address === null ? null : seal(address, ACTOR_ADDRESS, announced) };
}
