import { createRequire } from 'node:module';
import type Stripe from 'stripe';
import type { DepositSettings } from './deposit-settings.js';
import { type DecimalsOf, DepositFault, type DepositOrder, type DepositProcessor } from './deposit-processor.js';
import { readStripeNews } from './stripe-news.js';

const require = createRequire(import.meta.url);
/** Loaded only if deposits are enabled. */
const library = () => require('stripe') as typeof Stripe;

/** Allows two attempts within a request's time limit. */
const TIMEOUT_MS = 3_500;
/** Stripe requires at least 30 minutes. */
const PAGE_MINUTES = 60;

/** Languages of Stripe's page, by those of the portal. Stripe has no Arabic: it follows the browser. */
const LOCALES: Record<string, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
  pt: 'pt-BR',
  nl: 'nl',
  pl: 'pl',
  ja: 'ja',
};

/**
 * Deposits with Stripe Checkout: the guest pays on Stripe's page, the amount is authorized, and later captured or
 * released manually. An amount of 0 only checks the card (mode `setup`). `apiUrl` null: Stripe's default URL.
 */
export function stripeProcessor(
  { secretKey, webhookSecret, apiUrl }: DepositSettings,
  decimalsOf: DecimalsOf,
): DepositProcessor {
  const where = apiUrl ? new URL(apiUrl) : null;
  const stripe = new (library())(secretKey, {
    ...(where && {
      host: where.hostname,
      protocol: where.protocol.slice(0, -1) as 'http' | 'https',
      port: Number(where.port) || (where.protocol === 'http:' ? 80 : 443),
    }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    name: 'stripe',
    async open(order) {
      const options = { idempotencyKey: `open ${order.reference}` };
      const session = await asked(stripe.checkout.sessions.create(sessionOf(order, decimalsOf), options));
      if (!session.url) throw new DepositFault('unavailable');
      return { sessionId: session.id, url: session.url, until: new Date(session.expires_at * 1000) };
    },
    async close(sessionId) {
      await asked(stripe.checkout.sessions.expire(sessionId));
    },
    async capture(paymentId, amount, currency) {
      const minor = minorOf(amount, decimalsOf(currency));
      const options = { idempotencyKey: `capture ${paymentId} ${minor}` };
      await asked(stripe.paymentIntents.capture(paymentId, { amount_to_capture: minor }, options));
    },
    async release(paymentId) {
      await asked(stripe.paymentIntents.cancel(paymentId, {}, { idempotencyKey: `release ${paymentId}` }));
    },
    news(body, signature) {
      try {
        return readStripeNews(stripe.webhooks.constructEvent(body, signature, webhookSecret), decimalsOf);
      } catch (error) {
        if (error instanceof library().errors.StripeSignatureVerificationError) throw new DepositFault('refused');
        throw error;
      }
    },
  };
}

/** Converts an amount to the smallest unit of its currency, as Stripe expects. */
function minorOf(amount: number, decimals: number): number {
  return Math.round(amount * 10 ** decimals);
}

function sessionOf(order: DepositOrder, decimalsOf: DecimalsOf): Stripe.Checkout.SessionCreateParams {
  const { reference, accountId, kind, name, amount, currency, returnUrl, language } = order;
  const metadata = { reference, account: accountId, kind };
  const common = {
    success_url: returnUrl,
    cancel_url: returnUrl,
    client_reference_id: reference,
    metadata,
    expires_at: Math.floor(Date.now() / 1000) + PAGE_MINUTES * 60,
    locale: (language && LOCALES[language]) || ('auto' as const),
  };
  if (amount === 0) return { ...common, mode: 'setup', currency: currency.toLowerCase() };
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: minorOf(amount, decimalsOf(currency)),
    product_data: { name },
  };
  return {
    ...common,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    payment_intent_data: { metadata, ...(kind === 'deposit' && { capture_method: 'manual' as const }) },
    // Only card payments can be held.
    ...(kind === 'deposit' && { payment_method_types: ['card' as const] }),
  };
}

/** Stripe's own error text is dropped: it may quote the request. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { StripeInvalidRequestError, StripeCardError } = library().errors;
    const isRefused = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
    if (error instanceof library().errors.StripeError) throw new DepositFault(isRefused ? 'refused' : 'unavailable');
    throw error;
  }
}
