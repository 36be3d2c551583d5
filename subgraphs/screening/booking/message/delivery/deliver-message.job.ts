import type { Job } from '#kit/queue/jobs.js';
import { type DeliveryParts, deliverMessage } from './deliver-message.js';
import { DELIVERY, type DeliveryPayload } from './enqueue-delivery.js';

/** What a provider refuses is put off by the message itself; these attempts are for faults of ours. */
export function deliveryJob(parts: DeliveryParts): Job<DeliveryPayload> {
  return {
    ...DELIVERY,
    retries: 8,
    retryDelaySeconds: 5,
    timeoutSeconds: 90,
    run: (payload) => deliverMessage(parts, payload),
  };
}
