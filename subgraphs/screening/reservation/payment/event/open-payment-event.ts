import { decrypt } from '#kit/cipher/cipher.js';
import type { PaymentEvent } from './payment-event.entity.js';

/** Columns that no answer shows. */
export const UNSHOWN = [
  ...(['billingCountryCode', 'billingStateCode', 'billingAddress', 'billingCity', 'billingPostalCode'] as const),
  ...(['billingName', 'billingPhone', 'billingEmail', 'ipAddress', 'userAgent', 'cardDigest'] as const),
] satisfies (keyof PaymentEvent)[];

/** An event as it was read, with its sealed columns but for the unshown ones open. */
export function openPaymentEvent(row: PaymentEvent): PaymentEvent {
  const opened = (sealed: string | null) => (sealed === null ? null : decrypt(sealed));
  const { processorMessage, nameOnCard, receiptUrl } = row;
  return {
    ...row,
    processorMessage: opened(processorMessage),
    nameOnCard: opened(nameOnCard),
    receiptUrl: opened(receiptUrl),
  };
}
