import type Stripe from 'stripe';
import { currencyDecimals } from '../../../../reservation/payment/event/currency-decimals.js';
import type { DepositNews } from './deposit-processor.js';

type Told = Pick<DepositNews, 'change' | 'sessionId' | 'paymentId' | 'amount' | 'reason'> & {
  metadata: Record<string, string> | null;
};

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** What a notice of Stripe tells of an order of ours; null where it tells of something else. */
export function readStripeNews(event: Stripe.Event): DepositNews | null {
  const told = toldBy(event);
  const { reference, account } = told?.metadata ?? {};
  if (!told || !reference || !account) return null;
  const { change, sessionId, paymentId, amount, reason } = told;
  const named = { eventId: event.id, occurredAt: new Date(event.created * 1000), reference, accountId: account };
  return { ...named, change, sessionId, paymentId, amount, reason };
}

function toldBy(event: Stripe.Event): Told | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return ofSession(event.data.object);
    case 'checkout.session.expired': {
      const { id, metadata } = event.data.object;
      return { change: 'expired', sessionId: id, paymentId: null, amount: null, reason: null, metadata };
    }
    case 'payment_intent.payment_failed': {
      const { last_payment_error: problem, amount } = event.data.object;
      const reason = problem?.decline_code ?? problem?.code ?? null;
      return ofPayment(event.data.object, 'failed', amount, reason);
    }
    case 'payment_intent.succeeded':
      return event.data.object.capture_method === 'manual'
        ? ofPayment(event.data.object, 'captured', event.data.object.amount_received)
        : null;
    case 'payment_intent.canceled':
      return ofPayment(event.data.object, 'released', event.data.object.amount);
    default:
      return null;
  }
}

/** A page that was finished: the money is held or paid, or the card was found good. */
function ofSession(session: Stripe.Checkout.Session): Told {
  const { id, metadata, payment_intent: payment, setup_intent: setup, amount_total: amount, currency } = session;
  const change = metadata?.kind === 'waiver' ? 'paid' : 'held';
  const paymentId = idOf(payment) ?? idOf(setup);
  const sum = amount === null || !currency ? 0 : major(amount, currency);
  return { change, sessionId: id, paymentId, amount: sum, reason: null, metadata };
}

function ofPayment(
  { id, currency, metadata }: Stripe.PaymentIntent,
  change: DepositNews['change'],
  amount: number,
  reason: string | null = null,
): Told {
  return { change, sessionId: null, paymentId: id, amount: major(amount, currency), reason, metadata };
}

/** Out of the smallest unit of the currency. */
function major(amount: number, currency: string): number {
  return amount / 10 ** (currencyDecimals(currency) ?? 2);
}
