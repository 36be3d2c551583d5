import type { WEBHOOK_KEYS } from '#records/names/words.js';

export type WebhookKey = (typeof WEBHOOK_KEYS)[number];

/** Category by the part of the event type before the dot. */
const FAMILIES: Readonly<Record<string, WebhookKey>> = {
  guest_portal: 'guest_portal_webhook_url',
  verification: 'screening_webhook_url',
  id_check: 'screening_webhook_url',
  message: 'messaging_webhook_url',
  reservation: 'reservation_webhook_url',
  payment: 'reservation_webhook_url',
  listing: 'listing_webhook_url',
};

/** Event types from families that are not delivered as a whole. */
const TYPES: Readonly<Record<string, WebhookKey>> = {
  'rule.notified': 'screening_webhook_url',
  'account.created': 'account_webhook_url',
  'account.updated': 'account_webhook_url',
  'account.suspended': 'account_webhook_url',
  'account.unsuspended': 'account_webhook_url',
  'account.enabled': 'account_webhook_url',
  'account.disabled': 'account_webhook_url',
  'webhook.disabled': 'account_webhook_url',
};

/** Returns the webhook category of an event type; null if it is in the event log only. */
export function categoryOf(type: string): WebhookKey | null {
  return TYPES[type] ?? FAMILIES[type.split('.')[0]!] ?? null;
}
