import type { WebhookKey } from '../category-of.js';

export type Members = Record<string, unknown>;

interface Status {
  id: string;
  pms_status: string;
  summary: { portal: string };
  remarks: { text: string }[];
}

interface Portal {
  id: string;
  confirmation_code: string;
  guest: object;
  listing: object | null;
  summary: { portal: string; last_step: string | null };
  updated_at: string;
}

interface Messages {
  confirmation_code: string;
  listing: object | null;
  messages: { id: string }[];
}

interface Booking {
  listing: { location: object } | null;
}

function statusRecord({ id, pms_status, summary, remarks }: Status): Members {
  const { portal, ...status } = summary;
  const notes = remarks.at(-1)?.text ?? null;
  return { id, ...status, pms_status, guestportal_completed: portal === 'COMPLETED', notes };
}

function portalRecord({ id, confirmation_code, guest, listing, summary, updated_at }: Portal): Members {
  const { portal, last_step } = summary;
  const state = { last_step, completed: portal === 'COMPLETED', updated_at, guests: [] };
  return { id, ...listing, confirmation_code, ...guest, ...state };
}

function messageRecord({ confirmation_code, listing, messages }: Messages, id: unknown): Members | null {
  const message = messages.find((one) => one.id === id);
  return message ? { ...message, ...listing, confirmation_code } : null;
}

function reservationRecord({ listing, ...members }: Booking): Members {
  const { location, ...place } = listing ?? { location: {} };
  return { ...members, ...place, ...location };
}

/**
 * The record of `/v1` out of what a document gives, `payload` being the event's; null where there is no such thing any
 * more. `notes` of a status is the latest remark.
 */
export function shapeRecord(webhookKey: WebhookKey, data: Members, payload: Members): Members | null {
  const [found] = Object.values(data);
  if (found === null || found === undefined) return null;
  switch (webhookKey) {
    case 'screening_webhook_url':
      return statusRecord(found as Status);
    case 'guest_portal_webhook_url':
      return portalRecord(found as Portal);
    case 'messaging_webhook_url':
      return messageRecord(found as Messages, payload.messageId);
    case 'reservation_webhook_url':
      return reservationRecord(found as Booking);
    default:
      return found as Members;
  }
}
