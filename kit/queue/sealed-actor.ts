import { type SealedRow, seal } from '../cipher/cipher.js';
import type { Actor } from '../store/actor.js';

/** Who did it. The address is sealed: it is personal data and never rests in the clear. */
export interface SealedActor {
  kind: string;
  keyId: string | null;
  address: string | null;
  requestId: string | null;
}

/** Where the address of who did it belongs: to what was announced, in the outbox and wherever it goes from there. */
export const ACTOR_ADDRESS = 'outbox.announcement.actor';

/** Who did it, with the address encrypted for what is announced. */
export function sealedActor({ address, ...by }: Actor, announced: SealedRow): SealedActor {
  return { ...by, address: address === null ? null : seal(address, ACTOR_ADDRESS, announced) };
}
