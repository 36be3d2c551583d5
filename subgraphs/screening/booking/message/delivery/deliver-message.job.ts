import type { Job } from '#kit/queue/jobs.js';
import { type DeliveryParts, deliverMessage } from './deliver-message.js';
import { DELIVERY, type DeliveryPayload } from './enqueue-delivery.js';

/** Provider failures are rescheduled by the message itself; these retries cover internal errors. */
export function deliveryJob(parts: DeliveryParts): Job<DeliveryPayload> {
  return {
    ...DELIVERY,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 90,
    run: (payload) => deliverMessage(parts, payload),
  };
}
