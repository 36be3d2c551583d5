import type { PaymentSignal } from '../../booking/facts/payment-facts.js';

/** Whether the last that payments tell of a deposit is that money is held or was paid, or a card was found good. */
export function isDepositHeld(payments: Pick<PaymentSignal, 'type' | 'status'>[]): boolean {
  const last = payments.findLast(({ type }) => type === 'authorization' || type === 'charge');
  return last?.status === 'success';
}
