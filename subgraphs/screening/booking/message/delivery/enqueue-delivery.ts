import type { EntityManager } from '@mikro-orm/postgresql';
import type { Jobs } from '#kit/queue/jobs.js';
import type { Message } from '../message.entity.js';

export interface DeliveryPayload {
  accountId: string;
  messageId: string;
  /** When the message is due, in ms since 1970: there is one job per due time. */
  at: number;
}

/** Queue name and key of a delivery. */
export const DELIVERY = {
  name: 'deliver-message',
  keyOf: ({ messageId, at }: DeliveryPayload) => `${messageId}:${at}`,
};

/** Queues the delivery of a message at its due time. In the caller's transaction. */
export async function enqueueDelivery(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: EntityManager,
  { accountId, id, dueAt }: Pick<Message, 'accountId' | 'id' | 'dueAt'>,
): Promise<void> {
  const waitSeconds = Math.max(0, Math.ceil((dueAt.getTime() - Date.now()) / 1000));
  await jobs.enqueue(tx, DELIVERY, { accountId, messageId: id, at: dueAt.getTime() }, waitSeconds);
}
