import type { Signals } from '../../checks/signals.js';
import { attempts, failed, inOrder, standing, type PaymentSignal } from '../../../booking/facts/payment-facts.js';
import type { RiskRule } from './risk-rule.js';
import { withPayment } from './with-payment.js';

const OTHER_CARD = 'Ask the guest for another card in their own name, with 3-D Secure.';
const STOP = 'Do not hand over the keys before the payment is settled.';

/** So many refused attempts look like somebody trying out cards. */
export const MANY_FAILURES = 3;

const STOLEN = ['stolen', 'lost', 'fraudulent'];

/** The last word counts: a number mistyped and then entered right is no risk. */
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

/** Risks by which the payment itself does not stand. */
export const UNSETTLED_RISKS: readonly RiskRule[] = [
  {
    code: 'payment_chargeback',
    points: 80,
    text: 'The card holder or their bank took a payment back (chargeback).',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ type }) => type === 'chargeback'),
    without: (signals) => keeping(signals, ({ type }) => type !== 'chargeback'),
  },
  {
    code: 'payment_dispute',
    points: 40,
    text: 'A payment is disputed.',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ type }) => type === 'dispute'),
    without: (signals) => keeping(signals, ({ type }) => type !== 'dispute'),
  },
  {
    code: 'payment_only_failed',
    points: 15,
    text: 'No payment went through and held; the attempts failed or were reversed.',
    recommendation: OTHER_CARD,
    applies: ({ payments }) => standing(payments) === 'failed',
    without: withPayment,
  },
];

/** Signs in the payments that the card may not be the guest's. */
export const CARD_RISKS: readonly RiskRule[] = [
  {
    code: 'card_reported_stolen',
    points: 90,
    text: 'The card was refused as stolen, lost or used in fraud.',
    recommendation: STOP,
    applies: ({ payments }) => payments.some(({ declineReason }) => STOLEN.includes(declineReason ?? '')),
    without: (signals) => keeping(signals, ({ declineReason }) => !STOLEN.includes(declineReason ?? '')),
  },
  {
    code: 'three_d_secure_failed',
    points: 30,
    text: 'The guest could not prove to the bank that the card is theirs (3-D Secure failed).',
    recommendation: OTHER_CARD,
    applies: (signals) => last(signals, 'threeDSecure') === 'failed',
    without: (signals) => forgetting(signals, 'threeDSecure'),
  },
  {
    code: 'card_code_wrong',
    points: 20,
    text: 'The security code of the card was wrong.',
    recommendation: OTHER_CARD,
    applies: (signals) => last(signals, 'cvcCheck') === 'fail',
    without: (signals) => forgetting(signals, 'cvcCheck'),
  },
  {
    code: 'card_postal_code_wrong',
    points: 8,
    text: 'The postal code does not belong to the card.',
    recommendation: 'Ask the guest for the billing address of the card.',
    applies: (signals) => last(signals, 'postalCodeCheck') === 'fail',
    without: (signals) => forgetting(signals, 'postalCodeCheck'),
  },
  {
    code: 'payment_declined_by_network',
    points: 15,
    text: 'The last payment was declined by the card network.',
    recommendation: OTHER_CARD,
    applies: ({ payments }) => attempts(payments).at(-1)?.networkStatus === 'declined_by_network',
    without: (signals) => keeping(signals, ({ networkStatus }) => networkStatus !== 'declined_by_network'),
  },
  {
    code: 'payment_many_failures',
    points: 20,
    text: `Payments failed ${MANY_FAILURES} times or more, as when somebody tries out cards.`,
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
