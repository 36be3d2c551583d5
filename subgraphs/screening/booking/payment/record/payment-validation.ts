import { attempts, failed, standing } from '../../facts/payment-facts.js';
import type { PaymentProblem, PaymentValidation } from './payment-record.type.js';
import { type RecordedEvent, failureMessage } from './recorded-event.js';

/** Validation of the most recently used card, from events in order. */
export function paymentValidation(events: readonly RecordedEvent[]): PaymentValidation {
  const card = events.findLast(({ nameOnCard, cardType, cardProvider, cardCountry }) =>
    [nameOnCard, cardType, cardProvider, cardCountry].some(Boolean),
  );
  return {
    receiptUrl: events.findLast(({ receiptUrl }) => receiptUrl)?.receiptUrl ?? null,
    nameOnCard: card?.nameOnCard ?? null,
    fundingType: card?.cardType ?? null,
    cardBrand: card?.cardProvider ?? null,
    cardCountry: card?.cardCountry ?? null,
    status: statusOf(events),
    errors: problemsOf(events),
  };
}

/** A dispute or chargeback means failure. A card check alone counts until there is a payment attempt. */
function statusOf(events: readonly RecordedEvent[]): 'success' | 'failure' | null {
  if (events.some(({ eventType }) => eventType === 'dispute' || eventType === 'chargeback')) return 'failure';
  const facts = events.map((event) => event.facts);
  const stands = standing(facts);
  if (stands !== 'none') return stands === 'paid' ? 'success' : 'failure';
  return attempts(facts).length > 0 ? 'success' : null;
}

/** The last value counts: a mistyped number corrected later is no problem. */
function lastOf<T>(events: readonly RecordedEvent[], read: (event: RecordedEvent) => T | null): T | null {
  return events.reduce<T | null>((last, event) => read(event) ?? last, null);
}

function problemsOf(events: readonly RecordedEvent[]): PaymentProblem[] {
  const attempt = events.findLast(({ facts }) => attempts([facts]).length > 0);
  const has = (type: string) => events.some(({ eventType }) => eventType === type);
  const found: [boolean, title: string, description: string][] = [
    [has('chargeback'), 'Chargeback', 'The cardholder or their bank reversed a payment.'],
    [has('dispute'), 'Dispute', 'The cardholder disputes a payment.'],
    [attempt !== undefined && failed(attempt.facts), 'Payment failed', attempt ? failureMessage(attempt) : ''],
    [
      lastOf(events, ({ facts }) => facts.threeDSecure) === 'failed',
      '3-D Secure failed',
      'The bank could not authenticate the cardholder.',
    ],
    [
      lastOf(events, ({ facts }) => facts.cvcCheck) === 'fail',
      'Security code',
      'The security code did not match the card.',
    ],
    [
      lastOf(events, ({ facts }) => facts.postalCodeCheck) === 'fail',
      'Postal code',
      'The postal code did not match the card.',
    ],
    [
      lastOf(events, ({ cardLine1Check }) => cardLine1Check) === 'fail',
      'Billing address',
      'The street address did not match the card.',
    ],
  ];
  return found.filter(([holds]) => holds).map(([, title, description]) => ({ title, description }));
}
