import type { CheckResult } from '../details/check-result.js';
import { requiredScreens } from '../details/required-screens.js';
import { attempts, failed, standing } from '../../booking/facts/payment-facts.js';
import { UNSETTLED_RISKS } from '../details/risks/payment-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const PAYMENT_VERIFICATION = {
  title: 'Payment verification',
  description: 'Payments of the reservation.',
  screens: ['SecurityDeposit'],
  help: {
    PASS: 'A payment of the guest was authorised or charged.',
    REVIEW: 'Payments failed, were taken back or are disputed.',
    INCOMPLETE: 'No payment has been authorised or charged yet.',
    DISABLED: 'No deposit is asked for and no payment has been reported.',
  },
  check: paymentVerification,
} satisfies WeighedEntry;

const NOTHING_PAID =
  'No deposit is asked for, and what was reported so far is no payment: refunds, notices or a mere check of the card.';

/**
 * Whether the guest has paid, from the payment events in the order in which they happened.
 *
 * REVIEW on a dispute or a chargeback, or when every attempt failed or the good one was reversed; PASS when an
 * authorization or a charge went through and held. While nothing was attempted (refunds, notices and mere checks of a
 * card are no attempts) INCOMPLETE with a required security deposit and DISABLED without: nobody waits for a payment.
 */
export function paymentVerification(signals: Signals): CheckResult {
  const { payments, screens } = signals;
  const risks = risksOf(UNSETTLED_RISKS, signals);
  if (risks.length > 0) return { status: 'REVIEW', findings: risks.map(({ text }) => text), risks };
  if (standing(payments) === 'paid') {
    const last = attempts(payments).at(-1);
    const findings = last && failed(last) ? ['A payment went through, but a later one failed.'] : [];
    return { status: 'PASS', findings, risks };
  }
  if (requiredScreens(PAYMENT_VERIFICATION, screens).length > 0)
    return { status: 'INCOMPLETE', findings: [], risks, waitsFor: 'guest' };
  return { status: 'DISABLED', ...(payments.length > 0 && { help: NOTHING_PAID }), findings: [], risks };
}
