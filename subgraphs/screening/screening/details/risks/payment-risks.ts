import type { Signals } from '../../checks/signals.js';
import { attempts, failed, inOrder, standing, type PaymentSignal } from '../../../booking/facts/payment-facts.js';
import type { RiskRule } from './risk-rule.js';
import { withPayment } from './with-payment.js';

const OTHER_CARD = 'Ask the guest for another card in their own name, with 3-D Secure.';
/** The change that a missing payment needs, as an imperative for the operator. */
export const PAY = 'Authorize or charge a payment.';
const STOP = 'Do not hand over the keys until the payment is settled.';

/** This many failed attempts can be a sign of card testing. */
export const MANY_FAILURES = 3;

const STOLEN = ['stolen', 'lost', 'fraudulent'];

/** Only the last result counts: a number mistyped first and then entered correctly is not a risk. */
function last(signals: Signals, member: 'threeDSecure' | 'cvcCheck' | 'postalCodeCheck'): string | null {
  return inOrder(signals.payments).findLast((payment) => payment[member])?.[member] ?? null;
}

const keeping = (signals: Signals, keep: (payment: PaymentSignal) => boolean): Signals => ({
  ...signals,
  payments: signals.payments.filter(keep),
});
const forgetting = (signals: Signals, member: 'threeDSecure' | 'cvcCheck' | 'postalCodeCheck'): Signals => ({
  ...signals,
  payments: signals.payments.map((payment) => ({ ...payment, [member]: null })),
});

/** Risks that leave the payment itself unsettled. */
export const UNSETTLED_RISKS: readonly RiskRule[] = [
  {
    code: 'payment_chargeback',
    points: 80,
    text: 'A payment was charged back by the cardholder or their bank.',
    change: 'Resolve the chargeback.',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ type }) => type === 'chargeback'),
    without: (signals) => keeping(signals, ({ type }) => type !== 'chargeback'),
  },
  {
    code: 'payment_dispute',
    points: 40,
    text: 'A payment is disputed.',
    change: 'Resolve the payment dispute.',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ type }) => type === 'dispute'),
    without: (signals) => keeping(signals, ({ type }) => type !== 'dispute'),
  },
  {
    code: 'payment_only_failed',
    points: 15,
    text: 'No payment succeeded: every attempt failed or was reversed.',
    change: PAY,
    recommendation: OTHER_CARD,
    applies: ({ payments }) => standing(payments) === 'failed',
    without: withPayment,
  },
];

/** Signs in the payments that the card may not belong to the guest. */
export const CARD_RISKS: readonly RiskRule[] = [
  {
    code: 'card_reported_stolen',
    points: 90,
    text: 'The card was declined as stolen, lost or fraudulent.',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ declineReason }) => STOLEN.includes(declineReason ?? '')),
    without: (signals) => keeping(signals, ({ declineReason }) => !STOLEN.includes(declineReason ?? '')),
  },
  {
    code: 'three_d_secure_failed',
    points: 30,
    text: '3-D Secure failed: the guest did not prove to the bank that the card is theirs.',
    change: 'Make a payment with successful 3-D Secure.',
    recommendation: OTHER_CARD,
    applies: (signals) => last(signals, 'threeDSecure') === 'failed',
    without: (signals) => forgetting(signals, 'threeDSecure'),
  },
  {
    code: 'card_code_wrong',
    points: 20,
    text: "The card's security code was wrong.",
    change: 'Make a payment with the correct card security code.',
    recommendation: OTHER_CARD,
    applies: (signals) => last(signals, 'cvcCheck') === 'fail',
    without: (signals) => forgetting(signals, 'cvcCheck'),
  },
  {
    code: 'card_postal_code_wrong',
    points: 8,
    text: 'The postal code does not match the card.',
    change: 'Make a payment with the correct postal code for the card.',
    recommendation: "Ask the guest for the card's billing address.",
    applies: (signals) => last(signals, 'postalCodeCheck') === 'fail',
    without: (signals) => forgetting(signals, 'postalCodeCheck'),
  },
  {
    code: 'payment_declined_by_network',
    points: 15,
    text: 'The card network declined the last payment.',
    recommendation: OTHER_CARD,
    applies: ({ payments }) => attempts(payments).at(-1)?.networkStatus === 'declined_by_network',
    without: (signals) => keeping(signals, ({ networkStatus }) => networkStatus !== 'declined_by_network'),
  },
  {
    code: 'payment_many_failures',
    points: 20,
    text: `${MANY_FAILURES} or more payments failed, which can be a sign of card testing.`,
    recommendation: OTHER_CARD,
    applies: ({ payments }) => attempts(payments).filter(failed).length >= MANY_FAILURES,
    without: (signals) => keeping(signals, (payment) => !failed(payment)),
  },
  {
    code: 'cards_of_several_countries',
    points: 15,
    text: 'Cards from several countries were tried for one reservation.',
    recommendation: OTHER_CARD,
    applies: ({ payments }) => new Set(payments.map((p) => p.cardCountry?.toUpperCase()).filter(Boolean)).size > 1,
    without: (signals) => ({
      ...signals,
      payments: signals.payments.map((payment) => ({ ...payment, cardCountry: null })),
    }),
  },
];
