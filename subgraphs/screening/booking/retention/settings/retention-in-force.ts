import type { EntityManager } from '@mikro-orm/postgresql';
import type { Retention } from '#retention';
import { RetentionRow } from './retention.entity.js';
import type { RetentionType } from './retention.type.js';

/** Classes whose retention an account may set; that of the others is the service's. */
export const CLASSES = ['contact', 'identity', 'message', 'payment', 'note', 'decision', 'callback'] as const;

export type DataClass = (typeof CLASSES)[number];

/** Days of each class. */
export type RetentionDays = Pick<Retention, DataClass>;

/** The retention of an account: its own where it is stricter than the service's. */
export async function retentionInForce(
  em: EntityManager,
  accountId: string,
  service: RetentionDays,
): Promise<RetentionDays> {
  return stricter(await em.findOne(RetentionRow, { accountId, id: accountId }), service);
}

/** The service's settings may have become the stricter ones since the account set its own. */
export function stricter(own: RetentionRow | null, service: RetentionDays): RetentionDays {
  const days = CLASSES.map((name) => [name, Math.min(service[name], own?.[name] ?? service[name])] as const);
  return Object.fromEntries(days) as unknown as RetentionDays;
}

/** The retention as the graph shows it. */
export function shownRetention(accountId: string, inForce: RetentionDays): RetentionType {
  const days = CLASSES.map((name) => [`${name}Days`, inForce[name]] as const);
  return Object.assign({ accountId }, Object.fromEntries(days)) as unknown as RetentionType;
}
