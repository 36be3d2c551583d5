import type { EntityManager } from '@mikro-orm/postgresql';
import type { Viewer } from '../viewer/viewer.js';
import type { Accounts } from './fence/scope.js';

/** Who does what is written: which key or session, from where, in which request. All null for the service itself. */
export type Actor = Pick<Viewer, 'kind' | 'keyId' | 'address' | 'requestId'>;

const SERVICE: Actor = { kind: 'service', keyId: null, address: null, requestId: null };

/** What an entity manager is opened with: the parameters of the tenancy filter, which every fork of it inherits. */
export interface OpenedFor {
  accountIds: string[];
  actor: Actor;
  /** Whose rows its statements see where those are not of its accounts: see `lookBeyond`. */
  beyond?: Accounts;
}

/** The accounts and the actor of a viewer; accounts alone are opened by the service. */
export function openedFor(who: string[] | Viewer): OpenedFor {
  if (Array.isArray(who)) return { accountIds: who, actor: SERVICE };
  const { accountIds, kind, keyId, address, requestId } = who;
  return { accountIds, actor: { kind, keyId, address, requestId } };
}

/** Who works with an entity manager or a transaction of it. */
export function actorOf(em: EntityManager): Actor {
  return (em.getFilterParams('account') as OpenedFor | undefined)?.actor ?? SERVICE;
}
