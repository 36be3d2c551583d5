import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../viewer/viewer.js';
import type { Accounts } from './fence/scope.js';

/** Who makes a change: key or session, IP address and request. All null for the service itself. */
export type Actor = Pick<Viewer, 'kind' | 'keyId' | 'address' | 'requestId'>;

const SERVICE: Actor = { kind: 'service', keyId: null, address: null, requestId: null };

/** Parameters of an entity manager's tenancy filter, which every fork inherits. */
export interface OpenedFor {
  accountIds: string[];
  actor: Actor;
  /** Accounts whose rows its statements see, if other than its own: see `lookBeyond`. */
  beyond?: Accounts;
}

/** The accounts and actor of a viewer; with accounts only, the service itself is the actor. */
export function openedFor(who: string[] | Viewer): OpenedFor {
  if (Array.isArray(who)) return { accountIds: who, actor: SERVICE };
  const { accountIds, kind, keyId, address, requestId } = who;
  return { accountIds, actor: { kind, keyId, address, requestId } };
}

/** The actor of an entity manager or its transaction. */
export function actorOf(em: EntityManager): Actor {
  return (em.getFilterParams('account') as OpenedFor | undefined)?.actor ?? SERVICE;
}
