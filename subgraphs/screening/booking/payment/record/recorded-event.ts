import type { PaymentEvent } from '../event/payment-event.entity.js';

/** Fields of an event that the summary uses; none is encrypted. */
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

/** The processor's message, or the meaning of its code. */
export function failureMessage({ processorMessage, facts }: RecordedEvent): string {
  if (processorMessage) return processorMessage;
  if (facts.networkStatus === 'reversed_after_approval') return 'The payment was reversed after approval.';
  return REFUSED[facts.declineReason ?? 'other'];
}
