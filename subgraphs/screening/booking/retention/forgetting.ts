import type { PaymentEvent } from '../payment/event/payment-event.entity.js';

/** Replaces notes about an erased guest. */
export const ERASED_TEXT = 'Erased with the guest.';

/** Payer columns of a payment event; amounts, times and results are kept. */
const PAYER = [
  ...(['customerId', 'processorMessage', 'nameOnCard', 'chargeDescriptor', 'cardIin', 'cardLast4'] as const),
  ...(['cardExpiryMonth', 'cardExpiryYear', 'cardDigest', 'billingStateCode', 'billingAddress'] as const),
  ...(['billingCity', 'billingPostalCode', 'billingName', 'billingPhone', 'billingEmail'] as const),
  ...(['ipAddress', 'userAgent', 'receiptUrl'] as const),
] satisfies (keyof PaymentEvent)[];

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const WAITING = `status in ('queued', 'waiting_for_approval', 'held')`;

/** `set` clauses that erase personal data, by table of this subgraph. */
export const FORGET = {
  /** Marked as analysed: there is nothing left to analyse. */
  reservation: `
    guest_first_name = null, guest_last_name = null, guest_full_name = null, guest_email = null, guest_phone = null,
    guest_location = null, guest_email_key = null, guest_phone_key = null, guest_email_mark = null, guest_phone_mark = null,
    guest_name_words = null, contact_index = null, guest_name_marks = '{}', locale = null, metadata = null,
    loyalty = null, packed_loyalty = null, sealed_reasons = null,
    revision = revision + 1, analysed_revision = revision + 1,
    erased_at = coalesce(erased_at, now()), updated_at = now()`,
  message: (reason: string) => `
    status = case when ${WAITING} then 'canceled' else status end,
    reason = case when ${WAITING} then '${reason}' else reason end,
    recipient = null, subject = null, text = null, html = null, claimed_until = null,
    erased_at = now(), updated_at = now()`,
  payment_event: `
    ${PAYER.map((name) => `${columnOf(name)} = null`).join(', ')},
    products = coalesce((
      select jsonb_agg(product || '{"name": "${ERASED_TEXT}"}') from jsonb_array_elements(products) product), '[]'),
    erased_at = now(), updated_at = now()`,
  note: `text = null, erased_at = now(), updated_at = now()`,
};

/** Removes the payer of an erased guest's payment event before it is stored. */
export function withoutPayer(event: PaymentEvent): PaymentEvent {
  const products = event.products.map(({ price }) => ({ name: ERASED_TEXT, price }));
  return Object.assign(event, Object.fromEntries(PAYER.map((name) => [name, null])), { products });
}
