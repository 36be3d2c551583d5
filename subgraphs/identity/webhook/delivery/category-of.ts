import type { WEBHOOK_KEYS } from '#records/names/words.js';

export type WebhookKey = (typeof WEBHOOK_KEYS)[number];

/** Families of event types, by the word before the dot. */
const FAMILIES: Readonly<Record<string, WebhookKey>> = {
  guest_portal: 'guest_portal_webhook_url',
  verification: 'screening_webhook_url',
  id_check: 'screening_webhook_url',
  message: 'messaging_webhook_url',
  reservation: 'reservation_webhook_url',
  payment: 'reservation_webhook_url',
  listing: 'listing_webhook_url',
};

/** Types of families that are not posted as a whole. */
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

/** The registration that events of a type are posted to; null: they stand in the event log only. */
export function categoryOf(type: string): WebhookKey | null {
  return TYPES[type] ?? FAMILIES[type.split('.')[0]!] ?? null;
}
