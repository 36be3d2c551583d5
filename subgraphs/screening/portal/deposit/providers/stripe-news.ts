import type Stripe from 'stripe';
import type { DecimalsOf, DepositNews } from './deposit-processor.js';

type Told = Pick<DepositNews, 'change' | 'sessionId' | 'paymentId' | 'reason'> & {
  /** In the smallest currency unit. */
  minor: number | null;
  currency: string;
  metadata: Record<string, string> | null;
};

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

/** Reads a Stripe event about one of our orders; null for any other event. */
export function readStripeNews(event: Stripe.Event, decimalsOf: DecimalsOf): DepositNews | null {
  const told = toldBy(event);
  const { reference, account } = told?.metadata ?? {};
  if (!told || !reference || !account) return null;
  const { change, sessionId, paymentId, minor, currency, reason } = told;
  const amount = minor === null ? null : minor / 10 ** decimalsOf(currency);
  const named = { eventId: event.id, occurredAt: new Date(event.created * 1000), reference, accountId: account };
  return { ...named, change, sessionId, paymentId, amount, reason };
}

function toldBy(event: Stripe.Event): Told | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return ofSession(event.data.object);
    case 'checkout.session.expired': {
      const { id, metadata } = event.data.object;
      return { change: 'expired', sessionId: id, paymentId: null, minor: null, currency: '', reason: null, metadata };
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

/** A completed checkout: held, paid, or a successful card check. */
function ofSession(session: Stripe.Checkout.Session): Told {
  const { id, metadata, payment_intent: payment, setup_intent: setup, amount_total: amount, currency } = session;
  const change = metadata?.kind === 'waiver' ? 'paid' : 'held';
  const paymentId = idOf(payment) ?? idOf(setup);
  return { change, sessionId: id, paymentId, minor: amount ?? 0, currency: currency ?? '', reason: null, metadata };
}

function ofPayment(
  { id, currency, metadata }: Stripe.PaymentIntent,
  change: DepositNews['change'],
  amount: number,
  reason: string | null = null,
): Told {
  return { change, sessionId: null, paymentId: id, minor: amount, currency, reason, metadata };
}
