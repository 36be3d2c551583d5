import type { PaymentSignal } from '../../../booking/facts/payment-facts.js';
import type { Signals } from '../../checks/signals.js';

/** The same signals with one more successful payment, the latest of all. */
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
