/** A payment event without the payer. */
export interface PaymentSignal {
  type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
  status: 'info' | 'warning' | 'success' | 'failure';
  networkStatus: string | null;
  threeDSecure: string | null;
  cardCountry: string | null;
  cvcCheck: string | null;
  postalCodeCheck: string | null;
  /** Why the processor or issuing bank declined the payment, normalised; missing or null if no reason was given. */
  declineReason?: 'stolen' | 'lost' | 'fraudulent' | 'insufficient_funds' | 'other' | null;
  /** The card was checked without holding money (an authorization of 0). */
  checksCardOnly?: boolean;
  /** ISO 8601. Events arrive out of order and are sorted by this. */
  occurredAt: string;
}

/** Payment events in the order in which they happened; equal times keep their order of arrival. */
export function inOrder(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return [...payments].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt));
}

/** Network statuses that mean a failed payment, whatever status the processor reports. */
const TAKEN_BACK = ['declined_by_network', 'reversed_after_approval'];

/** Authorizations and charges with a result. Refunds, disputes and notices are not attempts. */
export function attempts(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return inOrder(payments).filter(
    (payment) =>
      (payment.type === 'authorization' || payment.type === 'charge') &&
      (payment.status === 'success' || failed(payment)),
  );
}

/** Whether the payment was declined, or reversed after approval. */
export function failed({ status, networkStatus }: PaymentSignal): boolean {
  return status === 'failure' || TAKEN_BACK.includes(networkStatus ?? '');
}

/**
 * Overall payment state: `paid` after a successful attempt that was not reversed later, `failed` if attempts only
 * failed, `none` without an attempt. A failed attempt after a successful one leaves it `paid`; a reversal does not. A
 * card check without money held does not count as paid.
 */
export function standing(payments: readonly PaymentSignal[]): 'paid' | 'failed' | 'none' {
  let result: 'paid' | 'failed' | 'none' = 'none';
  for (const attempt of attempts(payments)) {
    if (!failed(attempt)) result = attempt.checksCardOnly ? result : 'paid';
    else if (attempt.networkStatus === 'reversed_after_approval' || result === 'none') result = 'failed';
  }
  return result;
}
