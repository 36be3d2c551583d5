import { Failure } from '#kit/failure.js';
import { type Graph, serviceViewer } from '#kit/graph/graph.js';
import { POSTED, type PostedKind, postedRecord } from '#records/posted.js';
import { messages } from '../../../messages.js';
import type { WebhookKey } from '../category-of.js';
import { SAMPLES } from './sample-records.js';

type Members = Record<string, unknown>;

/** Input for a webhook body. Times are ISO 8601. */
export interface BodyOf {
  webhookKey: WebhookKey;
  kind: string;
  purpose: string;
  eventAccountId: string;
  eventId: string;
  sequence: number;
  type: string;
  payload: Members;
  occurredAt: Date;
}

/** The event field that contains the record's ID, by category. */
const RECORD_IDS: Readonly<Record<WebhookKey, string>> = {
  guest_portal_webhook_url: 'reservationId',
  screening_webhook_url: 'reservationId',
  messaging_webhook_url: 'messageId',
  reservation_webhook_url: 'reservationId',
  listing_webhook_url: 'listingId',
  account_webhook_url: 'accountId',
};

/** Kind of record to send, by category. */
const KINDS: Readonly<Record<WebhookKey, PostedKind>> = {
  guest_portal_webhook_url: 'guestPortal',
  screening_webhook_url: 'status',
  messaging_webhook_url: 'message',
  reservation_webhook_url: 'reservation',
  listing_webhook_url: 'listing',
  account_webhook_url: 'account',
};

/**
 * Builds the body of a delivery as JSON: the current record, flat, with the event's fields on top. Kind `thin`, or a
 * record that no longer exists, gives IDs only. Throws UNAVAILABLE if the graph cannot be reached.
 */
export async function makeBody(graph: Graph, of: BodyOf): Promise<string> {
  const { webhookKey, payload, eventAccountId, eventId, sequence, type, occurredAt } = of;
  const id = payload[RECORD_IDS[webhookKey]] ?? eventAccountId;
  const record = of.kind === 'thin' ? null : await recordOf(graph, of, id);
  const own = { type, timestamp: new Date(occurredAt).toISOString(), event_id: eventId, sequence };
  const isSample = of.purpose === 'sample' && { test: true };
  return JSON.stringify({
    ...snakeKeys(payload),
    id,
    ...record,
    ...isSample,
    ...own,
    user_id: eventAccountId,
  });
}

async function recordOf(graph: Graph, of: BodyOf, id: unknown): Promise<Members | null> {
  const { webhookKey, payload, eventAccountId } = of;
  if (of.purpose === 'sample') return SAMPLES[webhookKey].record;
  const asked = webhookKey === 'messaging_webhook_url' ? payload.reservationId : id;
  const kind = KINDS[webhookKey];
  const { data, errors } = await graph(POSTED[kind].document, { id: asked }, serviceViewer(eventAccountId));
  if (errors.length > 0 || !data) throw new Failure('UNAVAILABLE', messages.graphFailed);
  return postedRecord(kind, data, id);
}

/** `reservationId` → `reservation_id`. */
function snakeKeys(members: Members): Members {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
