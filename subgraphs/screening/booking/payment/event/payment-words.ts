/** Allowed values of payment event fields. */
export const EVENT_TYPES = ['authorization', 'charge', 'refund', 'dispute', 'chargeback'] as const;
export const EVENT_STATUSES = ['info', 'warning', 'success', 'failure'] as const;
export const NETWORK_STATUSES = [
  'approved_by_network',
  'declined_by_network',
  'not_sent_to_network',
  'reversed_after_approval',
] as const;
export const THREE_D_SECURE = [
  'attempt_acknowledged',
  'authenticated',
  'exempted',
  'failed',
  'not_supported',
  'processing_error',
] as const;
export const PAYMENT_METHODS = ['card', 'ach'] as const;
export const CARD_TYPES = ['credit', 'debit', 'prepaid'] as const;
export const CARD_CHECKS = ['pass', 'fail', 'unavailable'] as const;

/** Payment purpose; the default is the security deposit. */
export const PURPOSES = ['security_deposit', 'damage_waiver', 'extra_services'] as const;

export type EventType = (typeof EVENT_TYPES)[number];
export type EventStatus = (typeof EVENT_STATUSES)[number];
export type Purpose = (typeof PURPOSES)[number];
