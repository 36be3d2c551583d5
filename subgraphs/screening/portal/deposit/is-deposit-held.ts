import type { PaymentSignal } from '../../booking/facts/payment-facts.js';

/** Whether the latest payment event of a deposit says that it is held or paid, or that a card check succeeded. */
export function isDepositHeld(payments: Pick<PaymentSignal, 'type' | 'status'>[]): boolean {
  const last = payments.findLast(({ type }) => type === 'authorization' || type === 'charge');
  return last?.status === 'success';
}
