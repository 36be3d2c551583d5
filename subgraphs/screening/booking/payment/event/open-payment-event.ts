import { open } from '#kit/cipher/cipher.js';
import type { PaymentEvent } from './payment-event.entity.js';

/** Columns that no response includes. */
export const UNSHOWN = [
  ...(['billingCountryCode', 'billingStateCode', 'billingAddress', 'billingCity', 'billingPostalCode'] as const),
  ...(['billingName', 'billingPhone', 'billingEmail', 'ipAddress', 'userAgent', 'cardDigest'] as const),
] satisfies (keyof PaymentEvent)[];

/** Decrypts a payment event, except for columns that are never shown. */
export function openPaymentEvent(row: PaymentEvent): PaymentEvent {
  return {
    ...row,
    processorMessage: open(row.processorMessage, 'screening.payment_event.processor_message', row),
    nameOnCard: open(row.nameOnCard, 'screening.payment_event.name_on_card', row),
    receiptUrl: open(row.receiptUrl, 'screening.payment_event.receipt_url', row),
  };
}
