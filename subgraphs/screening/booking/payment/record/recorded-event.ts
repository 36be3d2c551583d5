import type { PaymentEvent } from '../event/payment-event.entity.js';

/** What the record reads of an event; nothing in it is sealed. */
export type RecordedEvent = Pick<
  PaymentEvent,
  | ('eventSource' | 'eventId' | 'eventType' | 'eventStatus' | 'occurredAt' | 'facts' | 'purpose' | 'products')
  | ('amount' | 'currency' | 'receiptUrl' | 'nameOnCard' | 'processorMessage')
  | ('cardType' | 'cardProvider' | 'cardCountry' | 'cardLine1Check')
>;

const REFUSED = {
  stolen: 'The card was declined: reported stolen.',
  lost: 'The card was declined: reported lost.',
  fraudulent: 'The payment was declined as fraudulent.',
  insufficient_funds: 'The card was declined: insufficient funds.',
  other: 'The payment was declined.',
};

/** The processor's words, else what its code means. */
export function failureMessage({ processorMessage, facts }: RecordedEvent): string {
  if (processorMessage) return processorMessage;
  if (facts.networkStatus === 'reversed_after_approval') return 'The payment was reversed after approval.';
  return REFUSED[facts.declineReason ?? 'other'];
}
