import type { EntityManager } from '@mikro-orm/postgresql';
import type { Retention } from '#retention';
import { RetentionRow } from './retention.entity.js';
import type { RetentionPeriods, RetentionType } from './retention.type.js';

/** Classes whose retention an account can set; other classes use the service's. */
export const CLASSES = ['contact', 'identity', 'message', 'payment', 'note', 'decision', 'callback'] as const;

export type DataClass = (typeof CLASSES)[number];

/** Retention in days, by class. */
export type RetentionDays = Pick<Retention, DataClass>;

/** Effective retention of an account: its own where stricter than the service's. */
export async function retentionInForce(
  em: EntityManager,
  accountId: string,
  service: RetentionDays,
): Promise<RetentionDays> {
  return stricter(await em.findOne(RetentionRow, { accountId, id: accountId }), service);
}

/** The service's settings may have become stricter after the account set its own. */
export function stricter(own: RetentionRow | null, service: RetentionDays): RetentionDays {
  const days = CLASSES.map((name) => [name, Math.min(service[name], own?.[name] ?? service[name])] as const);
  return Object.fromEntries(days) as unknown as RetentionDays;
}

const inDays = (days: RetentionDays) =>
  Object.fromEntries(CLASSES.map((name) => [`${name}Days`, days[name]])) as unknown as RetentionPeriods;

/** The retention as returned by the API. */
export const shownRetention = (accountId: string, inForce: RetentionDays, service: RetentionDays): RetentionType => ({
  accountId,
  ...inDays(inForce),
  longest: inDays(service),
});
