import type { CheckResult } from '../details/check-result.js';
import { phrase, riskPhrase } from '../details/phrases.js';
import { requiredScreens } from '../details/required-screens.js';
import { attempts, failed, standing } from '../../booking/facts/payment-facts.js';
import { UNSETTLED_RISKS } from '../details/risks/payment-risks.js';
import { risksOf } from '../details/risks/risk-rule.js';
import type { Signals } from './signals.js';
import type { WeighedEntry } from '../details/entry.js';

/** The entry of the summary. */
export const PAYMENT_VERIFICATION = {
  title: 'Payment verification',
  description: 'Payments for the reservation.',
  screens: ['SecurityDeposit'],
  help: {
    PASS: 'A payment was authorized or charged.',
    REVIEW: 'A payment failed, was reversed, charged back or disputed.',
    INCOMPLETE: 'No payment has been authorized or charged yet.',
    DISABLED: 'No deposit is required and no payment was reported.',
  },
  check: paymentVerification,
} satisfies WeighedEntry;

/**
 * Whether the guest has paid, from the payment events in the order they happened.
 *
 * REVIEW on a dispute or chargeback, or if every attempt failed or was reversed; PASS if an authorization or charge
 * succeeded and was not reversed. Without any attempt (refunds, notices and card checks do not count) INCOMPLETE if a
 * security deposit is required, otherwise DISABLED because no payment is expected.
 */
export function paymentVerification(signals: Signals): CheckResult {
  const { payments, screens } = signals;
  const risks = risksOf(UNSETTLED_RISKS, signals);
  if (risks.length > 0) return { status: 'REVIEW', findings: risks.map(riskPhrase), risks };
  if (standing(payments) === 'paid') {
    const last = attempts(payments).at(-1);
    const findings = last && failed(last) ? [phrase('payment.later_failed')] : [];
    return { status: 'PASS', findings, risks };
  }
  if (requiredScreens(PAYMENT_VERIFICATION, screens).length > 0)
    return { status: 'INCOMPLETE', findings: [], risks, waitsFor: 'guest' };
  return {
    status: 'DISABLED',
    ...(payments.length > 0 && { help: [phrase('payment.nothing_paid')] }),
    findings: [],
    risks,
  };
}
