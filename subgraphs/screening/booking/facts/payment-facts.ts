/** A payment event without the payer. */
export interface PaymentSignal {
  type: 'authorization' | 'charge' | 'refund' | 'dispute' | 'chargeback';
  status: 'info' | 'warning' | 'success' | 'failure';
  networkStatus: string | null;
  threeDSecure: string | null;
  cardCountry: string | null;
  cvcCheck: string | null;
  postalCodeCheck: string | null;
  /** Why the processor or the card's bank refused, in our words; absent or null when nobody said. */
  declineReason?: 'stolen' | 'lost' | 'fraudulent' | 'insufficient_funds' | 'other' | null;
  /** The card was checked without holding money (an authorization of 0). */
  checksCardOnly?: boolean;
  /** ISO 8601; events arrive out of order, this is what they are ordered by. */
  occurredAt: string;
}

/** The events by the time at which they happened; equal times keep the order in which they came. */
export function inOrder(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return [...payments].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt));
}

/** What the network may say of a payment that is over, whatever the processor calls its status. */
const TAKEN_BACK = ['declined_by_network', 'reversed_after_approval'];

/** Authorizations and charges that were decided; refunds, disputes and mere notices are no attempts. */
export function attempts(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return inOrder(payments).filter(
    (payment) =>
      (payment.type === 'authorization' || payment.type === 'charge') &&
      (payment.status === 'success' || failed(payment)),
  );
}

/** Whether the money was refused, or given and then taken back. */
export function failed({ status, networkStatus }: PaymentSignal): boolean {
  return status === 'failure' || TAKEN_BACK.includes(networkStatus ?? '');
}

/**
 * How the payments stand: `paid` after a successful attempt that was not reversed later, `failed` when attempts only
 * failed, `none` without an attempt. A failed attempt after a good one leaves it `paid`; a reversal does not. A card
 * that was only checked, with no money held, has paid nothing.
 */
export function standing(payments: readonly PaymentSignal[]): 'paid' | 'failed' | 'none' {
  let result: 'paid' | 'failed' | 'none' = 'none';
  for (const attempt of attempts(payments)) {
    if (!failed(attempt)) result = attempt.checksCardOnly ? result : 'paid';
    else if (attempt.networkStatus === 'reversed_after_approval' || result === 'none') result = 'failed';
  }
  return result;
}
