import type { PaymentSignal, Signals } from '../../checks/signals.js';

/** The events by the time at which they happened; equal times keep the order in which they came. */
export function inOrder(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return [...payments].sort((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt));
}

/** Authorizations and charges that were decided; refunds, disputes and mere notices are no attempts. */
export function attempts(payments: readonly PaymentSignal[]): PaymentSignal[] {
  return inOrder(payments).filter(
    ({ type, status }) =>
      (type === 'authorization' || type === 'charge') && (status === 'success' || status === 'failure'),
  );
}

/** Whether the money was refused, or given and then taken back. */
export function failed({ status, networkStatus }: PaymentSignal): boolean {
  return status === 'failure' || networkStatus === 'reversed_after_approval';
}

/**
 * How the payments stand: `paid` after a successful attempt that was not reversed later, `failed` when attempts only
 * failed, `none` without an attempt. A failed attempt after a good one leaves it `paid`; a reversal does not.
 */
export function standing(payments: readonly PaymentSignal[]): 'paid' | 'failed' | 'none' {
  let result: 'paid' | 'failed' | 'none' = 'none';
  for (const attempt of attempts(payments)) {
    if (!failed(attempt)) result = 'paid';
    else if (attempt.networkStatus === 'reversed_after_approval' || result === 'none') result = 'failed';
  }
  return result;
}

/** The same facts after one more payment that went well. */
export function withPayment(signals: Signals): Signals {
  const times = [signals.asOf, ...signals.payments.map(({ occurredAt }) => occurredAt)];
  const occurredAt = times.reduce((a, b) => (Date.parse(b) > Date.parse(a) ? b : a));
  const payment: PaymentSignal = {
    type: 'authorization',
    status: 'success',
    networkStatus: 'approved_by_network',
    threeDSecure: null,
    cardCountry: null,
    cvcCheck: null,
    postalCodeCheck: null,
    occurredAt,
  };
  return { ...signals, payments: [...signals.payments, payment] };
}
