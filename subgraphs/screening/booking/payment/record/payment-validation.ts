import { attempts, failed, standing } from '../../facts/payment-facts.js';
import type { PaymentProblem, PaymentValidation } from './payment-record.type.js';
import { type RecordedEvent, failureMessage } from './recorded-event.js';

/** What events, in order, say of the card that was used last and of what speaks against it. */
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

/** A dispute or chargeback undoes a payment; a card that was only checked counts as long as nothing was attempted. */
function statusOf(events: readonly RecordedEvent[]): 'success' | 'failure' | null {
  if (events.some(({ eventType }) => eventType === 'dispute' || eventType === 'chargeback')) return 'failure';
  const facts = events.map((event) => event.facts);
  const stands = standing(facts);
  if (stands !== 'none') return stands === 'paid' ? 'success' : 'failure';
  return attempts(facts).length > 0 ? 'success' : null;
}

/** The last word counts: a number mistyped and then entered right speaks against nobody. */
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
