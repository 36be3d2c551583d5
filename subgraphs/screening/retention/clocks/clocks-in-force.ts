import type { EntityManager } from '@mikro-orm/postgresql';
import type { Retention } from '#kit/process/settings/retention.js';
import { RetentionRow } from './retention.entity.js';
import type { RetentionType } from './retention.type.js';

/** Classes whose clock an account may set; the other clocks are the service's. */
export const CLASSES = ['contact', 'identity', 'message', 'payment', 'note', 'decision', 'callback'] as const;

export type DataClass = (typeof CLASSES)[number];

/** Days of each class. */
export type Clocks = Pick<Retention, DataClass>;

/** The clocks of an account: its own where it is stricter than the service. */
export async function clocksInForce(em: EntityManager, accountId: string, service: Clocks): Promise<Clocks> {
  return stricter(await em.findOne(RetentionRow, { accountId, id: accountId }), service);
}

/** The service's clocks may have become the stricter ones since the account set its own. */
export function stricter(own: RetentionRow | null, service: Clocks): Clocks {
  const days = CLASSES.map((name) => [name, Math.min(service[name], own?.[name] ?? service[name])] as const);
  return Object.fromEntries(days) as unknown as Clocks;
}

/** The clocks as the graph shows them. */
export function shownClocks(accountId: string, clocks: Clocks): RetentionType {
  const days = CLASSES.map((name) => [`${name}Days`, clocks[name]] as const);
  return Object.assign({ accountId }, Object.fromEntries(days)) as unknown as RetentionType;
}
